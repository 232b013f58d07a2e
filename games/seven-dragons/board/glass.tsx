import { COLOURS } from '../components.ts';
import { BEHIND, DRAGON, LETTER, SCALES } from './dragons.tsx';
import { GLASSES, type Glass } from './table.ts';
import './glass.css';

/** The shapes of panels, with the size of the dragon in each. */
export const PANES = {
  full: { width: 100, height: 140, dragon: 92 },
  wide: { width: 100, height: 70, dragon: 62 },
  tall: { width: 50, height: 140, dragon: 47 },
  quarter: { width: 50, height: 70, dragon: 45 },
} as const;
export type PaneShape = keyof typeof PANES;

const ID: { readonly [glass in Glass]: string } = {
  R: 'red',
  Y: 'gold',
  B: 'blue',
  G: 'green',
  K: 'black',
  '*': 'rainbow',
};

export function paneId(glass: Glass, shape: PaneShape): string {
  return `seven-dragons-${ID[glass]}-${shape}`;
}

export function scalesOf(glass: Glass): string {
  return `url(#seven-dragons-${ID[glass]}-scales)`;
}

/** A panel to fill paths with, where cards lie side by side. */
export function cutOf(glass: Glass, shape: PaneShape): string {
  return `url(#${paneId(glass, shape)}-cut)`;
}
export const CUT_LIGHT = 'url(#seven-dragons-light-cut)';

/** All glass of the board, cut once: whatever is drawn uses these. */
export function Glassworks() {
  return (
    <svg class="seven-dragons-works" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="seven-dragons-light" cx="0.46" cy="0.42" r="0.75">
          <stop class="lit-inner" offset="0" />
          <stop class="lit-middle" offset="0.55" />
          <stop class="lit-outer" offset="1" />
        </radialGradient>
        <linearGradient id="seven-dragons-silver" x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stop-color="oklch(0.97 0.005 260)" />
          <stop offset="0.38" stop-color="oklch(0.8 0.012 260)" />
          <stop offset="0.52" stop-color="oklch(0.96 0.005 260)" />
          <stop offset="1" stop-color="oklch(0.68 0.02 265)" />
        </linearGradient>
        {GLASSES.map((glass) => (
          <pattern
            key={glass}
            id={`seven-dragons-${ID[glass]}-scales`}
            width="12.5"
            height="14"
            patternUnits="userSpaceOnUse"
          >
            <g data-glass={glass}>
              {glass !== '*' && <rect class="glass" width="12.5" height="14" />}
              <g class="seven-dragons-scale">{SCALES[glass]}</g>
            </g>
          </pattern>
        ))}
        {COLOURS.flatMap((glass) =>
          (Object.keys(PANES) as PaneShape[]).map((shape) => <Pane key={glass + shape} glass={glass} shape={shape} />),
        )}
        <Pane glass="*" shape="full" />
        <pattern id="seven-dragons-light-cut" width="100" height="140" patternUnits="userSpaceOnUse">
          <rect width="100" height="140" fill="url(#seven-dragons-light)" />
        </pattern>
      </defs>
    </svg>
  );
}

/** A panel: coloured glass with its scales, the dragon, and the letter of its colour in a corner. */
function Pane({ glass, shape }: { readonly glass: Glass; readonly shape: PaneShape }) {
  const { width, height, dragon } = PANES[shape];
  const id = paneId(glass, shape);
  return (
    <>
      <g id={id} data-glass={glass}>
        {glass === '*' && <Bands />}
        <rect width={width} height={height} fill={scalesOf(glass)} />
        <Dragon glass={glass} size={dragon} x={(width - dragon) / 2} y={(height - dragon) / 2} />
        <Letter glass={glass} />
      </g>
      <pattern id={`${id}-cut`} width={width} height={height} patternUnits="userSpaceOnUse">
        <use href={`#${id}`} />
      </pattern>
    </>
  );
}

interface DragonProps {
  readonly glass: Glass;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A dragon and what stands behind it, in the glass of what is around. */
export function Dragon({ glass, size, x, y }: DragonProps) {
  const scale = size / 100;
  const inset = 5 * scale;
  return (
    <>
      <path class="glass-behind" transform={`translate(${x} ${y}) scale(${scale})`} d={BEHIND[glass]} />
      <path
        class="glass-dragon"
        transform={`translate(${x + inset} ${y + inset}) scale(${(0.9 * size) / 512})`}
        d={DRAGON[glass]}
      />
    </>
  );
}

/** The letter of a colour, in the corner of its panel. */
export function Letter({ glass }: { readonly glass: Glass }) {
  return <path class="glass-letter" transform="translate(6 5.5)" d={LETTER[glass]} />;
}

/** The rainbow: all five colours, one over the other. */
export function Bands() {
  return (
    <>
      {['R', 'Y', 'G', 'B', 'K'].map((colour, i) => (
        <path key={colour} class="glass" data-glass={colour} d={`M0 ${i * 30}q50 ${i * -5} 100 0V140H0z`} />
      ))}
    </>
  );
}
