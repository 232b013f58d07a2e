import type { Seat } from '@hoard/kernel';
import type { SVGAttributes } from 'preact';
import { outline, seams, UNIT } from './outline.ts';
import type { Form } from './shapes.ts';
import './tile.css';

const HOLE = 20; // radius
/** Seat 0 builds with battlements, seat 1 with pointed roofs, so that a castle is known without its colour. */
const CASTLES = [
  {
    walls: 'M10 50V22h3v3h3v-3h4v3h3V13h3v3h2.500v-3h3v3h2.500v-3h3v12h3v-3h4v3h3v-3h3v28H35v-8a5 5 0 0 0-10 0v8z',
    roofs: 'M29.500 13V3l12 3.500-10.500 4V13z',
  },
  {
    walls: 'M10 50V30h12v5h2V23h12v12h2v-5h12v20H35v-8a5 5 0 0 0-10 0v8z',
    roofs: 'M8.500 30 16 15l7.500 15zM22 23 30 5l8 18zM36.500 30 44 15l7.500 15z',
  },
] as const;

function Castle({ x, y, seat }: { readonly x: number; readonly y: number; readonly seat: Seat }) {
  return (
    <g transform={`translate(${x * UNIT} ${y * UNIT})`} class="dragon-inferno-castle">
      <path class="walls" d={CASTLES[seat]!.walls} />
      <path class="roofs" d={CASTLES[seat]!.roofs} />
    </g>
  );
}

interface TileProps {
  readonly form: Form;
  readonly seat: Seat;
}

/** A kingdom in watercolour: fields in the wash and pattern of its seat, a castle, and a hole one sees through. */
export function Tile({ form: { squares, width, height }, seat, ...rest }: TileProps & SVGAttributes<SVGSVGElement>) {
  const shape = outline(squares, 1.5, 11);
  const hole = squares.find(({ mark }) => mark === 'H')!;
  const castle = squares.find(({ mark }) => mark === 'C')!;
  const [hx, hy] = [(hole.x + 0.5) * UNIT, (hole.y + 0.5) * UNIT];
  const land = `${shape}M${hx - HOLE} ${hy}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0-${2 * HOLE} 0z`;
  return (
    <svg
      {...rest}
      class={`dragon-inferno-tile ${rest.class ?? ''}`}
      data-seat={seat}
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      aria-hidden="true"
    >
      <path d={land} fill-rule="evenodd" fill={`url(#dragon-inferno-wash-${seat})`} />
      <path class="crop" d={land} fill-rule="evenodd" fill={`url(#dragon-inferno-crop-${seat})`} />
      <path class="seams" d={seams(squares)} />
      <path class="pool" d={outline(squares, 5, 9)} />
      <path class="rim" d={shape} />
      <circle class="brim" cx={hx} cy={hy} r={HOLE} />
      <Castle x={castle.x} y={castle.y} seat={seat} />
    </svg>
  );
}

/** The paints of the two kingdoms, once on a board: uneven washes, ears of wheat on one, fir trees on the other. */
export function Paints() {
  return (
    <svg class="dragon-inferno-paints" width="0" height="0" aria-hidden="true">
      <defs>
        {[0, 1].map((seat) => (
          <linearGradient key={seat} id={`dragon-inferno-wash-${seat}`} x2="1" y2="1">
            {[0, 0.22, 0.4, 0.66, 0.82, 1].map((offset, i) => (
              <stop key={offset} class={i % 2 === 0 ? 'thick' : 'thin'} offset={offset} />
            ))}
          </linearGradient>
        ))}
        <pattern id="dragon-inferno-crop-0" width="15" height="15" patternUnits="userSpaceOnUse">
          <path d="M4 13V5M4 8 1.500 5.500M4 8l2.500-2.500M4 11.500 1.500 9M4 11.500 6.500 9M11.500 8V0M11.500 3 9 .5M11.500 3 14 .5M11.500 6.500 9 4M11.500 6.500 14 4" />
        </pattern>
        <pattern id="dragon-inferno-crop-1" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M5 1l3.500 6H1.500zM5 4.500l3.500 5H1.500zM5 9.500v2M15 11l3.500 6h-7zM15 14.500l3.500 4.500h-7z" />
        </pattern>
      </defs>
    </svg>
  );
}
