import type { Choice } from '@hoard/board';
import { Dragon } from './dragon.tsx';
import { formOf } from './shapes.ts';
import type { Speak } from './speak.ts';
import { lairsOf, type Table } from './table.ts';
import './lairs.css';

interface LairsProps {
  readonly table: Table;
  readonly away: string | undefined; // the dragon that has been summoned to the player's hand
  readonly choice: Choice;
  readonly speak: Speak;
}

/** The five lairs, the dragon to come next with light in its cave (§1.5, §5.1). */
export function Lairs({ table, away, choice, speak }: LairsProps) {
  const dragons = lairsOf(table);
  const next = dragons.find((dragon) => dragon !== undefined);
  return (
    <section class="dragon-inferno-lairs" aria-label={speak('lairs')}>
      {dragons.map((dragon, i) => {
        const number = i + 1;
        const home = dragon !== undefined && dragon !== away;
        const label = home ? speak('lair', { number, dragon }) : speak('emptyLair', { number });
        return (
          <div
            key={number}
            class="dragon-inferno-lair"
            data-next={dragon !== undefined && dragon === next ? '' : undefined}
            data-awake={table.phase === 'dragon' && dragon === next ? '' : undefined}
            {...choice.part(`lair ${number}`, label, '5.1')}
            role="img"
          >
            <svg class="dragon-inferno-cave" viewBox="0 0 70 60" preserveAspectRatio="none" aria-hidden="true">
              <path class="rock" d="M0 60 4 34 2 26 13 12 22 9 31 1 45 3 55 11 62 14 69 30 66 40 70 60z" />
              <path class="mouth" d="M8 60C6 34 17 9 36 9s30 22 27 51z" />
            </svg>
            {home && <Dragon data-piece={`dragon ${dragon}`} form={formOf(`dragon ${dragon}`, 0)} />}
            <span class="dragon-inferno-number" aria-hidden="true">
              {number}
            </span>
            {home && (
              <span class="dragon-inferno-letter" aria-hidden="true">
                {dragon}
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}
