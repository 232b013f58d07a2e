import winged from 'icon:wyvern';
import { Stamp } from './stamp.tsx';

/** Two towers and a gate, about the middle. */
const CASTLE = 'M-16-14h4v4h3v-4h4v8H5v-8h4v4h3v-4h4v28H5V4a5 5 0 0 0-10 0v10h-11z';
const TILES = [
  { d: 'M28 122h44v-44h44v44h44v40H28z', ink: '#7fa37a', x: 94, y: 140 },
  { d: 'M214 176v-44h44V88h42v88z', ink: '#86a9c0', x: 278, y: 142 },
] as const;

/** A parchment map, two small kingdoms, and a dragon that does not like them. */
export function DragonInferno() {
  return (
    <>
      <rect width="320" height="200" fill="#ecd9b0" />
      <path d="M0 0h320v14c-60 9-90-5-160 1S50 6 0 15zM0 200h320v-14c-50-7-100 6-160 0S60 190 0 184z" fill="#d9bd86" />
      <path
        d="M40 40h240M40 80h240M40 120h240M40 160h240M60 20v160M110 20v160M160 20v160M210 20v160M260 20v160"
        stroke="#b99a66"
        stroke-width="1"
        stroke-dasharray="2 5"
      />
      {TILES.map(({ d, ink, x, y }) => (
        <g key={ink}>
          <path d={d} fill={ink} stroke="#5b4a35" stroke-width="2.5" stroke-linejoin="round" />
          <path d={CASTLE} transform={`translate(${x} ${y})`} fill="#3f3022" />
        </g>
      ))}
      <path d="M150 132c20-6 34-2 44 12s8 28-6 30-36-4-44-14-8-24 6-28z" fill="#4a3728" opacity=".55" />
      <path d="M152 128c4 14 14 10 14 24 8-4 8-14 8-22 10 10 16 22 8 34s-32 10-36-4 2-22 6-32z" fill="#e2702c" />
      <path d="M160 146c4 8 8 6 8 14 6-2 6-8 6-14 6 8 8 16 2 22s-20 4-20-6 2-10 4-16z" fill="#f6c544" />
      <Stamp path={winged} x={196} y={64} size={124} turn={-6} flip fill="#7d1f1a" />
    </>
  );
}
