import { type Choice, Count } from '@hoard/board';
import type { Happening } from '@hoard/kernel';
import { PointingHand } from './art/hands.tsx';
import { Back, Face } from './face.tsx';
import { shown } from './journeys.ts';
import type { Speak } from './speak.ts';
import type { Table } from './table.ts';

interface BlanketProps {
  readonly table: Table;
  readonly happenings: readonly Happening[];
  readonly choice: Choice;
  readonly blocked: readonly string[];
  readonly speak: Speak;
}

/** A blanket on the meadow: cards put away, the pile, and the card that just came out of it. */
export function Blanket({ table, happenings, choice, blocked, speak }: BlanketProps) {
  const { pile, returned, phase } = table;
  return (
    <div class="diamoniak-blanket">
      <div
        class="diamoniak-returned"
        data-place="returned"
        {...choice.part('returned', speak('beside', { count: returned.length }), '4.8')}
      >
        {returned.slice(-4).map((card, i) => (
          <div key={returned.length + i} class="diamoniak-tossed">
            <Face card={card} />
          </div>
        ))}
      </div>
      <div
        class="diamoniak-pile"
        data-place="pile"
        data-high={pile.length > 9 ? '' : undefined}
        {...choice.part('pile', speak('pile', { count: pile.length }), '3.2')}
      >
        {pile.length > 0 && <Back />}
        <Count class="diamoniak-count" of={pile.length} />
        {choice.open.has('pile') && phase === 'start' && <PointingHand />}
      </div>
      <div class="diamoniak-shown" data-place="shown">
        {phase === 'witch' ? (
          <div
            class="diamoniak-witch"
            data-piece="witch"
            {...choice.part('witch', speak('witch'), '4.5')}
            data-blocked={blocked.includes('W') ? '' : undefined}
          >
            <Face card="W" />
            {choice.open.has('witch') && <PointingHand />}
          </div>
        ) : (
          <Drawn card={lastDrawn(happenings)} piece={shown(table)} />
        )}
      </div>
    </div>
  );
}

function Drawn({ card, piece }: { readonly card: string | undefined; readonly piece: string }) {
  if (card === undefined) return null;
  return (
    <div key={piece} data-piece={piece}>
      <Face card={card} />
    </div>
  );
}

const DRAWN: { readonly [what: string]: string } = { diamond: 'D', fairy: 'F', witch: 'W' };

/** The card that was just drawn: it is shown to everybody (§3.3). */
function lastDrawn(happenings: readonly Happening[]): string | undefined {
  for (const { what, args } of happenings) {
    if (what === 'begun' || what === 'joined' || what === 'spare') return String(args.card);
    if (DRAWN[what] !== undefined) return DRAWN[what];
  }
  return undefined;
}
