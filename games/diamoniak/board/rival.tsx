import type { Choice } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { Gem } from './art/gem.tsx';
import { Castle } from './castle.tsx';
import { Face, Tag } from './face.tsx';
import { fairy, gem } from './journeys.ts';
import { Owner } from './owner.tsx';
import type { Speak } from './speak.ts';
import { type Colour, colourOf, type Table } from './table.ts';
import { labelled } from './words.ts';

interface RivalProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly name: string;
  readonly wanted: Colour | null; // the colour the viewer builds
  readonly choice: Choice;
  readonly blocked: readonly string[];
  readonly speak: Speak;
}

/** Another player's hill: the castle, the treasure, and the pieces beside it. */
export function Rival({ table, seat, name, wanted, choice, blocked, speak }: RivalProps) {
  const { castle, spares } = table.players[seat]!;
  const label = `${speak('castleOf', { seat })}, ${castle.length}/6`;
  return (
    <section
      class="diamoniak-rival"
      data-turn={table.turn === seat ? '' : undefined}
      aria-label={speak('castleOf', { seat })}
    >
      <Owner {...{ table, seat, name, blocked, speak }} />
      <div class="diamoniak-site" {...choice.part(`castle ${seat}`, label, '6.1')}>
        <Castle table={table} seat={seat} />
      </div>
      <div class="diamoniak-market">
        <Purse table={table} seat={seat} speak={speak} />
        <div class="diamoniak-row">
          <Stack {...{ seat, choice, blocked, speak }} pieces={spares.filter((piece) => colourOf(piece) !== wanted)} />
          {spares
            .filter((piece) => colourOf(piece) === wanted)
            .map((piece) => (
              <div
                key={piece}
                class="diamoniak-spare"
                data-piece={piece}
                {...choice.part(`${seat} ${piece}`, speak('soldBy', { piece: labelled(piece, speak), seat }), '5.1')}
                data-blocked={blocked.includes(piece) ? '' : undefined}
              >
                <Face card={piece} />
                <Tag piece={piece} />
              </div>
            ))}
        </div>
      </div>
    </section>
  );
}

interface StackProps extends Pick<RivalProps, 'seat' | 'choice' | 'blocked' | 'speak'> {
  readonly pieces: readonly string[];
}

/** The pieces of a rival that the viewer has no use for, fanned out. */
function Stack({ seat, pieces, choice, blocked, speak }: StackProps) {
  const top = pieces.at(-1);
  if (top === undefined) return null;
  return (
    <div
      class="diamoniak-stack"
      {...choice.part(`${seat} ${top}`, speak('others', { seat, count: pieces.length }), '4.2')}
      data-blocked={blocked.includes(top) ? '' : undefined}
    >
      {pieces.map((piece) => (
        <div key={piece} class="diamoniak-sheet" data-piece={piece}>
          <Face card={piece} />
        </div>
      ))}
    </div>
  );
}

const SHOWN = 6; // gems drawn; the number says how many there are

/** Diamonds and fairies of a rival. */
function Purse({ table, seat, speak }: Pick<RivalProps, 'table' | 'seat' | 'speak'>) {
  const { diamonds, fairies } = table.players[seat]!;
  const label = `${speak('diamonds', { count: diamonds })}, ${speak('fairies', { count: fairies })}`;
  return (
    <div class="diamoniak-purse" role="img" aria-label={label}>
      <b>{diamonds}</b>
      <span class="diamoniak-gems">
        <span class="diamoniak-spot" data-place={`hoard ${seat}`} />
        {Array.from({ length: Math.min(diamonds, SHOWN) }, (_, i) => (
          <span key={i} data-piece={gem(seat, i)}>
            <Gem />
          </span>
        ))}
        {diamonds === 0 && (
          <span>
            <Gem />
          </span>
        )}
      </span>
      {Array.from({ length: fairies }, (_, i) => (
        <span key={i} class="diamoniak-fay" data-piece={fairy(seat, i)}>
          <Face card="F" />
        </span>
      ))}
    </div>
  );
}
