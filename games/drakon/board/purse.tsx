import type { Choice } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { Coin } from './coin.tsx';
import { coinPiece } from './journeys.ts';
import type { Speak } from './speak.ts';
import { goldIn, poolOf, type Table, target } from './table.ts';
import './purse.css';

interface CoinsProps {
  readonly pool: number;
  readonly coins: readonly (number | '?')[];
}

/** Coins side by side, those one knows with their values. */
export function Coins({ pool, coins }: CoinsProps) {
  return (
    <span class="drakon-coins" data-place={`purse ${pool}`} style={{ '--count': coins.length }}>
      {coins.map((value, i) => {
        const piece = coinPiece(pool, value, i - coins.indexOf(value));
        return (
          <span key={piece} data-piece={piece}>
            <Coin value={value} />
          </span>
        );
      })}
    </span>
  );
}

interface PurseProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly speak: Speak;
}

/** One's own coins, or the team's, and how much is still to be found. */
export function Purse({ table, seat, choice, speak }: PurseProps) {
  const pool = poolOf(table, seat);
  const coins = table.coins[pool]!;
  const gold = goldIn(coins);
  const label = speak('gold', { gold, target: target(table) });
  return (
    <div
      class="drakon-purse"
      {...choice.place('purse', `${speak('yourCoins')}: ${label}`, table.options.goal === 'standard' ? '9.1' : '9.2')}
    >
      <Coins pool={pool} coins={coins} />
      <span class="drakon-gold" style={{ '--part': Math.min(1, gold / target(table)) }}>
        <b>{gold}</b>/{target(table)}
      </span>
    </div>
  );
}
