import type { Choice, PartAttributes } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { PIECES_OF_A_CASTLE } from '../components.ts';
import { Plan } from './art/castle.tsx';
import { Gem } from './art/gem.tsx';
import { Face, PieceFace, Sign } from './face.tsx';
import type { Outlook } from './outlook.ts';
import type { Speak } from './speak.ts';
import { type Colour, freeColours, keeperOf, piecesOf, type Table } from './table.ts';
import { gap } from './touch.ts';
import { labelled } from './words.ts';

interface CastleProps {
  readonly table: Table;
  readonly seat: Seat;
}

interface OwnProps extends CastleProps {
  readonly choice: Choice;
  readonly outlook: Outlook;
  readonly speak: Speak;
}

interface GapProps extends Omit<OwnProps, 'seat'> {
  readonly piece: string;
}

/** The castle of another: what is built, and where something is missing. */
export function Castle({ table, seat }: CastleProps) {
  const { colour, castle } = table.players[seat]!;
  if (colour === null) return <Site free={freeColours(table)} />;
  return (
    <div class="diamoniak-castle" data-colour={colour}>
      {piecesOf(colour).map((piece) =>
        castle.includes(piece) ? (
          <div key={piece} class="diamoniak-built" data-piece={piece}>
            <Face card={piece} />
          </div>
        ) : (
          <div key={piece} class="diamoniak-gap">
            <PieceFace piece={piece} />
          </div>
        ),
      )}
    </div>
  );
}

/** One's own castle: pieces that can be given away, and gaps that show who has what is missing. */
export function OwnCastle({ table, seat, choice, outlook, speak }: OwnProps) {
  const { colour, castle } = table.players[seat]!;
  if (colour === null) return <Site free={freeColours(table)} />;
  return (
    <div class="diamoniak-castle" data-colour={colour}>
      {piecesOf(colour).map((piece) =>
        castle.includes(piece) ? (
          <div
            key={piece}
            class="diamoniak-built"
            data-piece={piece}
            data-going={outlook.going.includes(piece) ? '' : undefined}
            {...choice.part(piece, labelled(piece, speak), '4.2')}
          >
            <Face card={piece} />
          </div>
        ) : (
          <Gap key={piece} {...{ table, piece, choice, outlook, speak }} />
        ),
      )}
    </div>
  );
}

/** A place in the castle; where another has the piece, with its price. */
function Gap({ table, piece, choice, outlook, speak }: GapProps) {
  const keeper = keeperOf(table, piece);
  const comes = outlook.coming.includes(piece);
  return (
    <div
      class="diamoniak-gap"
      data-comes={comes ? '' : undefined}
      {...(keeper === undefined ? {} : sale(piece, keeper, choice, speak))}
    >
      <PieceFace piece={piece} />
      {keeper !== undefined && !comes && <Price />}
    </div>
  );
}

function sale(piece: string, keeper: Seat, choice: Choice, speak: Speak): PartAttributes {
  const label = speak('gap', { piece: labelled(piece, speak), seat: keeper });
  return { ...choice.part(`${keeper} ${piece}`, label, '5.1'), 'data-part': gap(piece), 'data-carried': undefined };
}

/** Three diamonds. */
function Price() {
  return (
    <span class="diamoniak-price" aria-hidden="true">
      <Gem />
      <Gem />
      <Gem />
    </span>
  );
}

/** Where a castle will stand, and the colours it may still have. */
function Site({ free }: { readonly free: readonly Colour[] }) {
  return (
    <div class="diamoniak-castle">
      {Array.from({ length: PIECES_OF_A_CASTLE }, (_, i) => (
        <div key={i} class="diamoniak-gap" />
      ))}
      <Plan />
      <div class="diamoniak-free">
        {free.map((colour) => (
          <Sign key={colour} colour={colour} />
        ))}
      </div>
    </div>
  );
}
