import serpent from 'icon:sea-dragon';
import horned from 'icon:spiked-dragon-head';
import winged from 'icon:wyvern';
import { Stamp } from './stamp.tsx';

const STARS =
  '22 24 1.4|58 60 1|96 18 1.7|134 44 1|186 16 1.3|226 52 1.6|262 22 1|300 62 1.5|286 108 1|34 112 1.2|14 160 1|306 150 1.3';
const PANES = [
  { x: 62, y: 16, ink: '#b3312c', path: horned, size: 62 },
  { x: 128, y: 16, ink: '#d3a42c', path: winged, size: 66 },
  { x: 194, y: 16, ink: '#3167b0', path: serpent, size: 62 },
  { x: 95, y: 102, ink: '#2f7f4f', path: serpent, size: 62 },
  { x: 161, y: 102, ink: '#37323c', path: horned, size: 62 },
] as const;

/** Stained glass under a night sky: cards with dragons, colour beside colour. */
export function SevenDragons() {
  return (
    <>
      <rect width="320" height="200" fill="#1d2340" />
      <path d="M0 0h320v200H0z" fill="#2a2f57" opacity=".55" />
      {STARS.split('|').map((star) => {
        const [x, y, r] = star.split(' ');
        return <circle key={star} cx={x} cy={y} r={r} fill="#f3e6bd" />;
      })}
      <path d="M284 30a20 20 0 1 1-22-26 16 16 0 0 0 22 26z" fill="#f1dfa6" />
      <path d="M0 186c60-14 90 4 150-4s110-10 170 2v16H0z" fill="#4a4a55" />
      {PANES.map(({ x, y, ink, path, size }, i) => (
        <g key={ink}>
          <rect x={x} y={y} width="66" height="84" rx="5" fill="#14131c" />
          <rect x={x + 4} y={y + 4} width="58" height="76" rx="3" fill={ink} />
          <path
            d={`M${x + 4} ${y + 48}l58 -26M${x + 4} ${y + 66}l58 8M${x + 30} ${y + 4}l8 76`}
            stroke="#14131c"
            stroke-width="2"
            opacity=".45"
          />
          <Stamp
            path={path}
            x={x + 33}
            y={y + 42}
            size={size}
            fill="#fff6dc"
            {...(i % 2 ? { flip: true as const } : {})}
          />
        </g>
      ))}
    </>
  );
}
