import crown from 'icon:laurel-crown';
import { type Choice, Icon, Plate } from '@hoard/board';
import type { Outcome, Seat } from '@hoard/kernel';
import { Back, Face } from './face.tsx';
import type { Speak } from './speak.ts';
import { counting, pointsOf, type Table, target } from './table.ts';
import './palette.css';

interface SeatProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly name: string;
  readonly leads: boolean;
  readonly outcome: Outcome | undefined;
  readonly choice: Choice;
  readonly blocked: readonly string[];
  readonly speak: Speak;
}

/** Whose palette it is: name, cards in hand, points, and whether they lead. */
export function Owner({ table, seat, name, leads, outcome, blocked, speak }: SeatProps) {
  const player = table.players[seat]!;
  const { hand, out } = player;
  return (
    <div class="red7-owner" data-place={`seat ${seat}`}>
      <Plate
        seat={seat}
        name={name}
        turn={table.turn === seat}
        out={out && outcome === undefined}
        blocked={blocked.includes(`seat ${seat}`)}
      />
      <span
        class="red7-held"
        data-place={`hand ${seat}`}
        role="img"
        aria-label={speak('handOf', { count: hand.length })}
      >
        <Back />
        <b>{hand.length}</b>
      </span>
      {leads && (
        <span class="red7-leads" title={speak('leads')}>
          <Icon path={crown} />
        </span>
      )}
      {table.options.advanced && (
        <span
          class="red7-points"
          role="img"
          aria-label={speak('pointsOf', { points: pointsOf(player), target: target(table) })}
        >
          {pointsOf(player)}
        </span>
      )}
    </div>
  );
}

interface PaletteProps extends SeatProps {
  readonly rule: number; // under which the counted cards are marked
  readonly own: boolean;
  readonly coming?: string | undefined; // a card that would join it
}

/** A wooden palette with its cards; those that count are lifted, and golden where they lead. */
export function Palette({ table, seat, leads, rule, own, coming, choice, blocked, speak }: PaletteProps) {
  const player = table.players[seat]!;
  const counts = counting(player, rule);
  return (
    <div class="red7-cards" data-leads={leads ? '' : undefined}>
      {player.palette.map((card) => {
        const part = own ? `own ${card}` : `${seat} ${card}`;
        const label = speak('card', { colour: card[0]!, number: card[1]! });
        return (
          <div
            key={card}
            class="red7-slot"
            data-counts={counts.includes(card) ? '' : undefined}
            {...choice.part(part, label, '4.1')}
            data-blocked={blocked.includes(card) ? '' : undefined}
          >
            {player.out ? <Back /> : <Face card={card} piece={card} />}
          </div>
        );
      })}
      {coming !== undefined && !player.palette.includes(coming) && (
        <div class="red7-slot red7-coming">
          <Face card={coming} />
        </div>
      )}
    </div>
  );
}
