import type { JSX } from 'preact';

/** Seven points: the sign of a goal, 20 × 20 around its middle. */
export const STAR = Array.from({ length: 14 }, (_, i) => {
  const [turn, far] = [(i / 14) * 2 * Math.PI - Math.PI / 2, i % 2 === 0 ? 10 : 5.2];
  return `${i === 0 ? 'M' : 'L'}${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
}).join('');

const CARD = 'h15a2.5 2.5 0 0 1 2.5 2.5v21a2.5 2.5 0 0 1-2.5 2.5h-15a2.5 2.5 0 0 1-2.5-2.5v-21a2.5 2.5 0 0 1 2.5-2.5z';

/** Two arrows that chase each other. */
const EXCHANGE = (
  <>
    <path class="stroke" d="M15 13Q30 1 42 9M45 47Q30 59 18 51" />
    <path d="M39 2.5 50 14l-14 .5zM21 57.5 10 46l14-.5z" />
  </>
);

/** What each action does, in a box of 60 × 60. */
const PICTURES: { readonly [action: string]: JSX.Element } = {
  move: (
    <>
      <path class="faint" d={`M6.5 30${CARD}`} />
      <path d={`M38.5 30${CARD}`} />
      <path class="stroke" d="M12 22Q26 0 42 15" />
      <path d="M48.5 25 34 20l11-9.500z" />
    </>
  ),
  zap: (
    <>
      <path class="faint" d="M17 6h26a3 3 0 0 1 3 3v42a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z" />
      <path d="M36 1 12 34h13l-6 25 29-36H33z" />
    </>
  ),
  rotate: (
    <>
      <path class="stroke" d="M6 34A24.5 24.5 0 0 1 47 12.500M54 26A24.5 24.5 0 0 1 13 47.5" />
      <path d="M53 5v16l-15-4zM7 55V39l15 4z" />
      <path d={STAR} transform="translate(30 30) scale(1.2)" />
    </>
  ),
  'trade-goals': (
    <>
      <path d={STAR} transform="translate(15 32) scale(1.25)" />
      <path d={STAR} transform="translate(45 28) scale(1.25)" />
      {EXCHANGE}
    </>
  ),
  'trade-hands': (
    <>
      <path d="M5 19h16a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V21a2 2 0 0 1 2-2zM39 16h16a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H39a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2z" />
      {EXCHANGE}
    </>
  ),
};

export function ActionPicture({ action }: { readonly action: string }) {
  return <g class="seven-dragons-picture">{PICTURES[action]}</g>;
}
