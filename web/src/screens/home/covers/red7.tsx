import brush from 'icon:paint-brush';
import { Stamp } from './stamp.tsx';

/** Seven inks from violet to red, each with its number. */
const INKS = ['#8d2f86', '#28336f', '#2c6fb3', '#3c8a4c', '#e3b32c', '#dd7a2b', '#c23a2e'] as const;

/** A painter's studio: seven cards fanned before a canvas that has just been painted red. */
export function Red7() {
  return (
    <>
      <rect width="320" height="200" fill="#e9dcc3" />
      <path d="M0 142h320v58H0z" fill="#b98d5d" />
      <path d="M0 142h320v5H0z" fill="#8f6740" />
      <path d="M98 0 70 200h11L112 0zM222 0l28 200h-11L208 0z" fill="#96683d" />
      <rect x="72" y="-12" width="176" height="124" rx="3" fill="#fbf5e6" stroke="#7c5633" stroke-width="5" />
      <path
        d="M88 28c30-12 52 8 78-2s44-8 66 2c-14 7-30 4-46 8 20-1 34 1 48 8-30 8-58-2-84 4 24 0 44 4 66 10-44 10-92 0-128 4 14-6 26-8 40-10-16-2-28-4-40-10 16-2 28-2 40-6-14 0-28-2-40-8z"
        fill="#c23a2e"
        opacity=".92"
      />
      <Stamp path={brush} x={258} y={62} size={74} turn={8} fill="#5a3d24" />
      {INKS.map((ink, i) => (
        <g key={ink} transform={`translate(160 300) rotate(${(i - 3) * 12.5}) translate(0 -168)`}>
          <rect x="-29" y="-42" width="58" height="84" rx="6" fill="#fdf8ec" stroke="#4b3420" stroke-width="1" />
          <rect x="-25" y="-38" width="50" height="76" rx="4" fill={ink} />
          <text class="cover-number" x="-12" y="-12" fill="#fdf6e4">
            {i + 1}
          </text>
        </g>
      ))}
    </>
  );
}
