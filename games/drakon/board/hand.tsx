import { Count } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import type { Hands } from './hands.ts';
import { chamberPiece } from './journeys.ts';
import { Slab } from './slab.tsx';
import { chamberWords, type Speak } from './speak.ts';
import { isCell, stacks, type Table } from './table.ts';
import './hand.css';

interface HandProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly hands: Hands;
  readonly blocked: readonly string[];
  readonly speak: Speak;
}

/** The chambers in hand, equal ones on each other. The one taken up is turned by touching it again, or by the wheel. */
export function Hand({ table, seat, hands, blocked, speak }: HandProps) {
  const { choice, held, quarters, turn } = hands;
  const tiles = stacks(table.hands[seat]!);
  return (
    <section
      class="drakon-hand"
      aria-label={speak('yourHand')}
      data-place={`hand ${seat}`}
      style={{ '--tiles': Math.max(4, tiles.length > 7 ? Math.ceil(tiles.length / 2) : tiles.length) }}
    >
      {tiles.map(({ name, count }) => {
        const part = `tile ${name}`;
        const isHeld = held?.part === part;
        const given = choice.taken.filter((other) => other === part).length;
        return (
          <div
            key={name}
            class="drakon-tile"
            data-place={part}
            // Carried over a place it is that place's chamber already: it will set out from where it is dropped.
            data-piece={isHeld && isCell(choice.pointed) ? chamberPiece(choice.pointed, name) : part}
            data-floor={name.length % 4}
            onWheel={(event) => isHeld && event.deltaY !== 0 && turn()}
            {...choice.part(part, chamberWords(name, speak), '4.1')}
            data-held={isHeld ? '' : undefined}
            data-blocked={blocked.includes(name) ? '' : undefined}
          >
            <Slab name={name} quarters={isHeld ? quarters : 0} />
            {count > 1 && <Count class="drakon-count" of={given > 0 ? `${given}/${count}` : `×${count}`} />}
          </div>
        );
      })}
    </section>
  );
}
