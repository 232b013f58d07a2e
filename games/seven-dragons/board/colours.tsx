import { Count } from '@hoard/board';
import { COLOURS, SEVEN } from '../components.ts';
import { Dragon } from './glass.tsx';
import type { Holding } from './holding.ts';
import type { Speak } from './speak.ts';
import type { Glass } from './table.ts';
import './colours.css';

interface ColoursProps {
  readonly now: readonly number[]; // sizes of the largest groups
  readonly later: readonly number[] | undefined; // after the move one thinks of
  readonly mine: string | undefined; // the colour of one's goal
  readonly choice: Holding;
  readonly speak: Speak;
}

/** The five colours with the sizes of their largest groups, now and after it; touching one outlines its groups. */
export function Colours({ now, later = now, mine, choice, speak }: ColoursProps) {
  return (
    <section class="seven-dragons-colours" aria-label={speak('groups')}>
      {COLOURS.map((colour, i) => {
        const [count, after] = [now[i]!, later[i]!];
        const label =
          after === count ? speak('groupOf', { colour, count }) : speak('groupThen', { colour, count, after });
        return (
          <div
            key={colour}
            class="seven-dragons-colour"
            data-glass={colour}
            data-mine={colour === mine ? '' : undefined}
            data-shown={choice.shown.has(colour) ? '' : undefined}
            data-ripe={after >= SEVEN ? '' : undefined}
            {...choice.part(`colour ${colour}`, label, '8.1')}
          >
            <Emblem glass={colour} />
            <Count class="seven-dragons-count" of={after === count ? `${count}/${SEVEN}` : `${count}→${after}`} />
            <span class="seven-dragons-pips" aria-hidden="true">
              {Array.from({ length: SEVEN }, (_, pip) => (
                <i
                  key={pip}
                  data-on={pip < count ? '' : undefined}
                  data-later={pip < after && pip >= count ? '' : undefined}
                />
              ))}
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** A dragon in a round pane. */
export function Emblem({ glass }: { readonly glass: Glass }) {
  return (
    <svg class="seven-dragons-emblem" data-glass={glass} viewBox="0 0 100 100" aria-hidden="true">
      <circle class="glass" cx="50" cy="50" r="50" />
      <Dragon glass={glass} size={78} x={11} y={11} />
    </svg>
  );
}
