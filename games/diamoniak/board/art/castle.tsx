import type { PatternKind } from '@hoard/board';
import type { JSX } from 'preact';
import type { Colour } from '../table.ts';
import { Emblem } from './emblem.tsx';

/** A castle is drawn 300 × 280: three cards of 100 × 140 beside each other, in two rows. */
export const CASTLE = { width: 300, height: 280 } as const;

const PATTERN: { readonly [colour in Colour]: PatternKind } = { R: 'stripes', B: 'waves', G: 'scales', Y: 'dots' };

interface Top {
  readonly x: number; // its middle
  readonly y: number; // where it stands on the wall
  readonly half: number; // half its width
  readonly high: number;
}

const TOPS: readonly Top[] = [
  { x: 56, y: 112, half: 48, high: 78 },
  { x: 150, y: 92, half: 62, high: 72 },
  { x: 244, y: 104, half: 48, high: 82 },
];

/** Each castle has roofs of its own shape: pointed hats, onions, battlements, domes. */
const ROOFS: { readonly [colour in Colour]: (top: Top) => string } = {
  R: ({ x, y, half, high }) =>
    `M${x - half} ${y}Q${x - half * 0.3} ${y - high * 0.5} ${x} ${y - high}Q${x + half * 0.3} ${y - high * 0.5} ${x + half} ${y}Z`,
  B: ({ x, y, half, high }) =>
    `M${x - half * 0.7} ${y}C${x - half * 1.7} ${y - high * 0.5} ${x - half * 0.25} ${y - high * 0.65} ${x} ${y - high}C${x + half * 0.25} ${y - high * 0.65} ${x + half * 1.7} ${y - high * 0.5} ${x + half * 0.7} ${y}Z`,
  G: ({ x, y, half }) => {
    const merlon = (half * 2) / 7;
    const teeth = `v14h${merlon}v-14h${merlon}`.repeat(3);
    return `M${x - half} ${y}v-36h${merlon}${teeth}V${y}Z`;
  },
  Y: ({ x, y, half, high }) => `M${x - half} ${y}A${half} ${high * 0.72} 0 0 1 ${x + half} ${y}Z`,
};

/** What stands on the roofs: flags, and trees where a roof is flat. */
const CROWNS: { readonly [colour in Colour]: (top: Top) => JSX.Element } = {
  R: ({ x, y, high }) => <Flag x={x} y={y - high} />,
  B: ({ x, y, high }) => <circle cx={x} cy={y - high} r="6" fill="var(--gold-paint)" />,
  G: ({ x, y, half }) => (
    <>
      <path d={`M${x - 4} ${y - 16}v-24h8v24z`} fill="var(--wood-paint)" />
      <path
        d={`M${x - half * 0.5} ${y - 38}a14 14 0 0 1 4-22 17 17 0 0 1 ${half - 8} 0 14 14 0 0 1 4 22z`}
        fill="var(--leaf-paint)"
      />
    </>
  ),
  Y: ({ x, y, high }) => <Flag x={x} y={y - high * 0.72} />,
};

function Flag({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <path d={`M${x} ${y - 17}q9-5 17 1 5 3 9 1l-4 9q-6 3-12-1-5-3-10 0z`} fill="var(--deep)" />
      <path d={`M${x} ${y + 3}v-22`} fill="none" />
    </>
  );
}

function Window({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <path d={`M${x - 11} ${y + 17}v-20a11 12 0 0 1 22 0v20z`} fill="var(--pane)" />
      <path d={`M${x} ${y - 14}v31M${x - 11} ${y + 2}h22`} fill="none" stroke-width="2.5" />
      <path d={`M${x - 15} ${y + 18}h30`} fill="none" stroke-width="6" />
    </>
  );
}

function Roof({ colour, top }: { readonly colour: Colour; readonly top: Top }) {
  const shape = ROOFS[colour](top);
  return (
    <>
      {CROWNS[colour](top)}
      <path d={shape} fill="var(--roof)" />
      <path d={shape} fill={`url(#pattern-${PATTERN[colour]})`} stroke="none" opacity="0.4" />
      <rect x={top.x - top.half + 6} y={top.y - 5} width={top.half * 2 - 12} height="13" rx="6" fill="var(--trim)" />
    </>
  );
}

/** A whole castle, to be cut into six cards. */
function Castle({ colour }: { readonly colour: Colour }) {
  return (
    <symbol id={castleId(colour)} viewBox="0 0 300 280">
      <rect width="300" height="280" fill="var(--sky)" />
      <path
        d="M4 66a11 11 0 0 1 15-12 14 14 0 0 1 20 12zM103 40a10 10 0 0 1 13-10 12 12 0 0 1 20 10zM262 40a9 9 0 0 1 13-8 12 12 0 0 1 21 8z"
        fill="#fff"
        opacity="0.85"
      />
      <path d="M0 226q40-26 90-12t110-6 100 10v62H0z" fill="var(--hill)" />
      <g stroke="var(--line)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
        <path d="M92 252V90H208V252Z" fill="var(--wall)" />
        <path d="M17 254V110H95V254Z" fill="var(--wall)" />
        <path d="M205 254V102H283V254Z" fill="var(--wall)" />
        {TOPS.map((top) => (
          <Roof key={top.x} colour={colour} top={top} />
        ))}
        <Window x={56} y={184} />
        <Window x={244} y={176} />
        <circle cx="150" cy="119" r="16" fill="var(--pane)" />
        <path d="M124 152h52v20q-4 18-26 24-22-6-26-24z" fill="var(--deep)" stroke-width="3" />
        <path d="M119 254v-22a31 30 0 0 1 62 0v22z" fill="var(--wood-paint)" />
        <path d="M139 205v49M161 205v49" stroke-width="2.5" />
        <path
          d="M31 141h14M60 152h16M219 140h15M252 150h16M102 208h11M188 214h10M28 222h15M254 220h14"
          stroke-width="2.5"
          opacity="0.4"
        />
        <path
          d="M2 262a13 13 0 0 1 9-21 15 15 0 0 1 27 5 10 10 0 0 1 2 16zM262 264a12 12 0 0 1 4-20 14 14 0 0 1 27 3 12 12 0 0 1 4 17z"
          fill="var(--leaf-paint)"
          stroke-width="3"
        />
      </g>
      <path d="M0 256q50-8 118-2l-20 26H0zM182 254q60-5 118 3v23H202z" fill="var(--grass)" />
      <path d="M119 254h62l22 26H97z" fill="var(--path)" />
      <g fill="#fff">
        <Emblem colour={colour} transform="translate(150 171) scale(1.15)" />
      </g>
      <g fill="var(--deep)">
        <Emblem colour={colour} transform="translate(150 119) scale(.95)" />
      </g>
      <g fill="var(--roof)" stroke="#fff" stroke-width="2">
        <circle cx="62" cy="266" r="4.5" />
        <circle cx="82" cy="272" r="4" />
        <circle cx="226" cy="268" r="4.5" />
        <circle cx="246" cy="274" r="4" />
      </g>
    </symbol>
  );
}

export function castleId(colour: Colour): string {
  return `diamoniak-castle-${colour}`;
}

/** Walls without roofs: a castle nobody has begun. */
export function Plan() {
  return (
    <svg class="diamoniak-plan" viewBox="0 0 300 280" aria-hidden="true">
      <path d="M20 252V120h16v12h12v-12h16v12h12v-12h16v26h16V98h18v13h13V98h18v13h13V98h18v48h16v-26h16v12h12v-12h16v12h12v-12h16v132z" />
      <path d="M119 252v-22a31 30 0 0 1 62 0v22" />
    </svg>
  );
}

/** The four castles, once on a board; cards show what they cut out of them. */
export function Castles() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {(['R', 'B', 'G', 'Y'] as const).map((colour) => (
        <Castle key={colour} colour={colour} />
      ))}
    </svg>
  );
}
