import { Count } from '@hoard/board';
import type { JSX } from 'preact';
import { BackPicture } from './art/back.tsx';
import { CASTLE, castleId } from './art/castle.tsx';
import { Emblem } from './art/emblem.tsx';
import { FairyPicture } from './art/fairy.tsx';
import { DiamondPicture } from './art/gem.tsx';
import { WitchPicture } from './art/witch.tsx';
import { type Colour, colourOf, isPiece } from './table.ts';

const PICTURES: { readonly [card: string]: () => JSX.Element } = {
  D: DiamondPicture,
  F: FairyPicture,
  W: WitchPicture,
  back: BackPicture,
};

/** What is on a card: a diamond, a fairy, a witch, a piece of a castle, or the back. */
export function Face({ card }: { readonly card: string }) {
  if (isPiece(card)) return <PieceFace piece={card} />;
  const Picture = PICTURES[card]!;
  return (
    <svg class="diamoniak-card" viewBox="0 0 100 140" aria-hidden="true">
      <Picture />
    </svg>
  );
}

export function Back() {
  return <Face card="back" />;
}

/** A piece cut out of its castle: it shows how it goes on in the others. */
export function PieceFace({ piece }: { readonly piece: string }) {
  const at = Number(piece[1]) - 1;
  return (
    <svg class="diamoniak-card" data-colour={colourOf(piece)} viewBox="0 0 100 140" aria-hidden="true">
      <use
        href={`#${castleId(colourOf(piece))}`}
        x={-100 * (at % 3)}
        y={-140 * Math.floor(at / 3)}
        width={CASTLE.width}
        height={CASTLE.height}
      />
    </svg>
  );
}

/** The sign of a colour. */
export function Sign({ colour }: { readonly colour: Colour }) {
  return (
    <svg class="diamoniak-sign" data-colour={colour} viewBox="-16 -16 32 32" aria-hidden="true">
      <circle r="15" fill="var(--deep)" />
      <g fill="#fff">
        <Emblem colour={colour} />
      </g>
    </svg>
  );
}

/** The sign of a piece that lies beside a castle, with its letter and number. */
export function Tag({ piece }: { readonly piece: string }) {
  return (
    <span class="diamoniak-tag" data-colour={colourOf(piece)} aria-hidden="true">
      <Sign colour={colourOf(piece)} />
      <Count of={piece} />
    </span>
  );
}
