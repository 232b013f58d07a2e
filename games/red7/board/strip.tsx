import { type Choice, Dab } from '@hoard/board';
import type { Seat, Viewer } from '@hoard/kernel';
import { COLOURS } from '../components.ts';
import { RAINBOW } from './inks.ts';
import { RuleMark } from './rule-mark.tsx';
import type { Speak } from './speak.ts';
import { ruleOf, standings, type Table } from './table.ts';
import './strip.css';

interface StripProps {
  readonly table: Table;
  readonly after: Table | undefined; // the table after the move under the pointer
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly choice: Choice;
  readonly speak: Speak;
}

/** Who leads under each of the seven rules, now and after the move one thinks of. */
export function Strip({ table, after, viewer, names, choice, speak }: StripProps) {
  const now = standings(table);
  const then = after === undefined ? now : standings(after);
  const force = ruleOf(after ?? table);
  return (
    <section class="red7-strip" aria-label={speak('standing')}>
      {RAINBOW.map((colour) => {
        const rule = COLOURS.indexOf(colour);
        const { leader, counts } = then[rule]!;
        const changed = leader !== now[rule]!.leader;
        const mine = viewer !== 'spectator' && leader === viewer;
        const who = leader === undefined ? speak('nobody') : names[leader]!;
        return (
          <div
            key={colour}
            class="red7-standing"
            data-force={rule === force ? '' : undefined}
            data-mine={mine ? '' : undefined}
            data-changed={changed ? '' : undefined}
            {...choice.place(`rule ${colour}`, speak('ledBy', { colour, leader: who }), '4.1')}
          >
            <RuleMark colour={colour} />
            <span class="red7-leader">
              {leader === undefined ? '–' : <Dab seat={leader} name={who} />}
              {leader !== undefined && <span class="red7-leadername">{who}</span>}
              {viewer !== 'spectator' && leader !== undefined && (
                <span class="red7-tally">{tally(counts, viewer)}</span>
              )}
            </span>
            <span class="red7-ruleword">{speak('rule', { colour })}</span>
          </div>
        );
      })}
    </section>
  );
}

/** My counted cards, and those of the best of the others. */
function tally(counts: readonly number[], seat: Seat): string {
  return `${counts[seat]}:${Math.max(...counts.filter((_, other) => other !== seat))}`;
}
