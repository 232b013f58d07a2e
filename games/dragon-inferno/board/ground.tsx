import tower from 'icon:tower-flag';
import { CELL_NAMES, CORNERS, EGG_FIELDS, SIDE } from '../board.ts';
import { UNIT } from './outline.ts';
import { placeOf } from './shapes.ts';
import './ground.css';

/** A compass rose of eight points, and the half of each that lies in shadow. */
const POINTS = Array.from({ length: 16 }, (_, i) => {
  const far = i % 2 === 1 ? 44 : i % 4 === 0 ? 176 : 112;
  const angle = (i * Math.PI) / 8;
  return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
});
const ROSE = `M${POINTS.join('L')}z`;
const SHADOW = POINTS.map((point, i) => (i % 2 === 0 ? `M0 0L${point} ${POINTS[i + 1]}z` : '')).join('');

/** Little drawings on the square fields of the edge, as map makers put where nobody lives. */
const SCENERY = {
  hills: 'M9 44q9-22 17 0M21 44q9-30 19 0M36 44q7-17 14 0M27 30l3 4M34 35l2 4',
  firs: 'M18 44v-5M11 39l7-16 7 16zM40 46v-5M34 41l6-13 6 13z',
  waves: 'M10 26q5-6 10 0t10 0 10 0 10 0M14 37q5-6 10 0t10 0 10 0',
  serpent: 'M8 42q6-18 13-3 6 14 12-1 5-13 10-2M43 36q3-9 9-6',
} as const;
const DRAWN: { readonly [cell: string]: keyof typeof SCENERY } = {
  a3: 'hills',
  a4: 'hills',
  a6: 'firs',
  b1: 'waves',
  d1: 'serpent',
  e1: 'waves',
  g1: 'firs',
  h3: 'firs',
  h5: 'hills',
  h6: 'hills',
  c8: 'waves',
  d8: 'waves',
  f8: 'firs',
  g8: 'hills',
};

const corner = (cell: string) => {
  const { column, row } = placeOf(cell);
  return { x: column * UNIT, y: (SIDE - 1 - row) * UNIT };
};
const shifted = (cell: string) => `translate(${corner(cell).x} ${corner(cell).y})`;

/** The map as it was drawn: round fields for eggs, towers in the corners where a kingdom may begin (§1.1, §3.2). */
export function Ground() {
  const size = SIDE * UNIT;
  const lines = Array.from({ length: SIDE - 1 }, (_, i) => (i + 1) * UNIT);
  return (
    <svg class="dragon-inferno-ground" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <g class="rose" transform="translate(240 240)">
        <path d={ROSE} />
        <path class="shadow" d={SHADOW} />
        <circle r="128" />
        <circle r="134" />
      </g>
      <path class="lines" d={lines.map((at) => `M${at} 3V${size - 3}M3 ${at}H${size - 3}`).join('')} />
      <rect class="frame" x="1.500" y="1.500" width={size - 3} height={size - 3} rx="6" />
      {Object.entries(DRAWN).map(([cell, kind]) => (
        <path key={cell} class="scenery" d={SCENERY[kind]} transform={shifted(cell)} />
      ))}
      {EGG_FIELDS.map((field) => {
        const { x, y } = corner(CELL_NAMES[field]!);
        return <circle key={field} class="round" cx={x + UNIT / 2} cy={y + UNIT / 2} r="23" />;
      })}
      {CORNERS.map((field) => (
        <g key={field} transform={shifted(CELL_NAMES[field]!)}>
          <rect class="corner" x="5" y="5" width="50" height="50" rx="9" />
          <path class="tower" d={tower} transform="translate(12 10)scale(.07)" />
        </g>
      ))}
    </svg>
  );
}

/** The torn edge of the sheet, as a clip path. */
export const TORN = `polygon(${[0, 1, 2, 3]
  .flatMap((side) =>
    Array.from({ length: 14 }, (_, i) => {
      const along = (i / 14) * 100;
      const deep = ((i * 37 + side * 53) % 11) / 11 + (i % 2) * 0.45;
      const [x, y] = side % 2 === 0 ? [along, deep] : [100 - deep, along];
      return side < 2 ? `${x}% ${y}%` : `${100 - x}% ${100 - y}%`;
    }),
  )
  .join(',')})`;
