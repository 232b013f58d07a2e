import witch from 'icon:witch-flight';
import { Stamp } from './stamp.tsx';

const TOWERS = [
  { x: 92, y: 92, width: 36, height: 84, wall: '#e35d4f', roof: '#a9332c' },
  { x: 128, y: 64, width: 50, height: 112, wall: '#f2cf4a', roof: '#c98d1d' },
  { x: 178, y: 98, width: 38, height: 78, wall: '#5aa9dc', roof: '#2c6da3' },
] as const;
const DIAMONDS = [
  { x: 46, y: 158, size: 1.2 },
  { x: 250, y: 166, size: 1 },
  { x: 282, y: 150, size: 1.4 },
] as const;

/** A picture book: a castle of three colours, diamonds in the grass, and the witch. */
export function Diamoniak() {
  return (
    <>
      <rect width="320" height="200" fill="#bfe5f2" />
      <circle cx="256" cy="50" r="34" fill="#4a2f63" />
      <path d="M0 150c50-26 96-18 150-8s110 4 170-14v72H0z" fill="#9bcf78" />
      <path d="M0 172c70-16 120-2 180-6s90-8 140 0v34H0z" fill="#7dbb5e" />
      {TOWERS.map(({ x, y, width, height, wall, roof }) => (
        <g key={x} stroke="#5a4632" stroke-width="2.5" stroke-linejoin="round">
          <rect x={x} y={y} width={width} height={height} rx="3" fill={wall} />
          <path d={`M${x - 6} ${y}h${width + 12}L${x + width / 2} ${y - 34}z`} fill={roof} />
          <rect x={x + width / 2 - 6} y={y + 16} width="12" height="18" rx="6" fill="#5a4632" stroke="none" />
        </g>
      ))}
      <path d="M142 176v-18a11 11 0 0 1 22 0v18z" fill="#6b4a2c" stroke="#5a4632" stroke-width="2.5" />
      {DIAMONDS.map(({ x, y, size }) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          stroke="#3a7f98"
          stroke-width="1.5"
          stroke-linejoin="round"
        >
          <path d="M-14-6-8-14H8l6 8L0 14z" fill="#aef0f7" />
          <path d="M-14-6h28M-4-6 0 14 4-6-8-14M4-6l4-8" fill="none" />
        </g>
      ))}
      <Stamp path={witch} x={256} y={50} size={76} fill="#fff3c4" />
    </>
  );
}
