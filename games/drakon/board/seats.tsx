import { type Choice, Count } from '@hoard/board';
import type { Seat, Viewer } from '@hoard/kernel';
import { Coin } from './coin.tsx';
import { Sign } from './emblem.tsx';
import { abilityRule } from './emblems.ts';
import { Badge } from './figure.tsx';
import { Coins } from './purse.tsx';
import { SlabBack } from './slab.tsx';
import type { Speak } from './speak.ts';
import { arePartners, decider, goldIn, poolOf, richest, type Table } from './table.ts';
import './seats.css';

interface SeatProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly viewer: Viewer;
  readonly name: string;
  readonly choice: Choice;
  readonly speak: Speak;
}

/** A player at the table: the hero, how many coins and chambers, and whether they are on turn. */
export function SeatPlate({ table, seat, viewer, name, choice, speak }: SeatProps) {
  const { hero, used } = table.heroes[seat]!;
  const pool = poolOf(table, seat);
  const coins = table.coins[pool]!;
  const hand = table.hands[seat]!.length;
  const sharesMine = viewer !== 'spectator' && poolOf(table, viewer) === pool;
  const part = `seat ${seat}`;
  const label = labelOf({ table, seat, viewer, name, choice, speak });
  return (
    <div
      class="drakon-seat"
      data-turn={table.phase !== 'over' && decider(table) === seat ? '' : undefined}
      data-wins={table.outcome?.winners.includes(seat) ? '' : undefined}
      data-place={`hand ${seat}`}
      {...(choice.open.has(part) ? choice.part : choice.place)(part, label, hero === null ? '2.4' : abilityRule(hero))}
    >
      <Badge seat={seat} hero={hero} name={name} />
      <span class="drakon-who">
        <b>{name}</b>
        {table.options.teams && <Pennant pool={pool} mine={sharesMine} />}
        {table.options.heroes && hero !== null && <i class="drakon-spark" data-used={used ? '' : undefined} />}
        {table.outcome?.winners.includes(seat) && <Sign name="laurels" class="drakon-laurel" />}
      </span>
      <span class="drakon-goods">
        {seat < table.coins.length && !sharesMine ? (
          <Coins pool={pool} coins={coins} />
        ) : (
          <Coin value={sharesMine ? (coins[0] ?? '?') : '?'} />
        )}
        <span data-richest={richest(table).includes(pool) ? '' : undefined}>
          <Count of={table.phase === 'over' ? goldIn(coins) : coins.length} />
        </span>
        <span class="drakon-cards">
          <SlabBack />
          <Count of={hand} />
        </span>
      </span>
    </div>
  );
}

/** The mark of a team, by its letter. */
function Pennant({ pool, mine }: { readonly pool: number; readonly mine: boolean }) {
  return (
    <span class="drakon-pennant" data-mine={mine ? '' : undefined}>
      <Count of={teamLetter(pool)} />
    </span>
  );
}

function teamLetter(pool: number): string {
  return 'ABC'[pool]!;
}

function labelOf({ table, seat, viewer, name, speak }: SeatProps): string {
  const { hero } = table.heroes[seat]!;
  const pool = poolOf(table, seat);
  const { teams } = table.options;
  return [
    hero === null ? name : speak('heroOf', { hero, seat }),
    ...(teams ? [speak('team', { team: teamLetter(pool) })] : []),
    ...(viewer !== 'spectator' && arePartners(table, seat, viewer) ? [speak('partner')] : []),
    speak('coins', { count: table.coins[pool]!.length }),
    speak('chambers', { count: table.hands[seat]!.length }),
    ...(table.outcome?.winners.includes(seat) ? [speak('wins')] : []),
  ].join(', ');
}
