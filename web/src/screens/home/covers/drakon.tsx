import head from 'icon:dragon-head';
import { Stamp } from './stamp.tsx';

const CHAMBERS = [0, 1, 2, 3].flatMap((x) => [0, 1, 2].map((y) => ({ x: 8 + x * 78, y: -16 + y * 78 })));
const COINS = [
  [236, 160],
  [252, 166],
  [244, 150],
] as const;

/** A torch-lit labyrinth from above: carved arrows, a few coins, and somebody's shadow. */
export function Drakon() {
  return (
    <>
      <defs>
        <radialGradient id="drakon-light" cx=".26" cy=".62" r=".75">
          <stop offset="0" stop-color="#f7b758" stop-opacity=".75" />
          <stop offset=".45" stop-color="#b5672a" stop-opacity=".28" />
          <stop offset="1" stop-color="#0d0a08" stop-opacity=".62" />
        </radialGradient>
      </defs>
      <rect width="320" height="200" fill="#231c18" />
      {CHAMBERS.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="72" height="72" rx="5" fill="#5f564d" />
          <rect x={x + 5} y={y + 5} width="62" height="62" rx="3" fill="#72675b" />
          <path
            d={`M${x + 30} ${y + 18}h12l-6 -9zM${x + 54} ${y + 30}v12l9 -6z`}
            fill={(x + y) % 4 === 0 ? '#f3c565' : '#453d35'}
          />
        </g>
      ))}
      <rect width="320" height="200" fill="url(#drakon-light)" />
      <Stamp path={head} x={214} y={84} size={170} flip fill="#15100d" />
      <circle cx="191" cy="62" r="4" fill="#f6a33a" />
      <g stroke="#7d5a1a" stroke-width="1.5" fill="#e9bd4c">
        {COINS.map(([x, y]) => (
          <circle key={y} cx={x} cy={y} r="9" />
        ))}
      </g>
      <path d="M78 96c-7 10-12 16-12 24a13 13 0 0 0 26 0c0-8-8-12-8-20-3 3-4 6-4 9-3-4-3-8-2-13z" fill="#f4a23b" />
      <path d="M79 112c-4 6-6 8-6 12a7 7 0 0 0 13 0c0-4-4-6-4-10-2 2-2 3-2 5-1-2-2-4-1-7z" fill="#fbe08a" />
      <path d="M72 133h15l-4 34h-7z" fill="#6d4626" />
    </>
  );
}
