import { STAR } from './actions.tsx';
import { Frame } from './face.tsx';
import { Dragon, scalesOf } from './glass.tsx';
import type { Glass } from './table.ts';
import './goal.css';

/** Seven stars around the middle of a card. */
const STARS = Array.from({ length: 7 }, (_, i) => {
  const turn = (i / 7) * 2 * Math.PI - Math.PI / 2;
  return { x: 50 + 41 * Math.cos(turn), y: 70 + 56 * Math.sin(turn) };
});

/** A goal face up: the dragon one collects, with seven stars around. */
export function GoalFace({ glass }: { readonly glass: Glass }) {
  return (
    <svg class="seven-dragons-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="goal-night" width="100" height="140" />
      <g data-glass={glass}>
        <circle cx="50" cy="70" r="37" fill={scalesOf(glass)} />
        <circle cx="50" cy="70" r="37" fill="url(#seven-dragons-light)" />
        <circle class="glass-lead" cx="50" cy="70" r="37" />
        <Dragon glass={glass} size={56} x={22} y={42} />
      </g>
      {STARS.map(({ x, y }) => (
        <path key={x} class="goal-star" d={STAR} transform={`translate(${x} ${y}) scale(0.62)`} />
      ))}
      <Frame />
    </svg>
  );
}

/** A goal face down: one great star. */
export function GoalBack() {
  return (
    <svg class="seven-dragons-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="goal-night" width="100" height="140" />
      <path class="goal-lattice" d="M0 0 100 140M100 0 0 140M50 0v140M0 70h100" />
      <circle class="goal-well" cx="50" cy="70" r="36" />
      <path class="goal-star" d={STAR} transform="translate(50 71) scale(3)" />
      <Frame />
    </svg>
  );
}

/** The back of dragon and action cards: a leaded window on the night. */
export function Back() {
  return (
    <svg class="seven-dragons-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="back-night" width="100" height="140" />
      <path
        class="back-lattice"
        d="M0 35 25 0M0 70 50 0M0 105 75 0M0 140 100 0M25 140 100 35M50 140 100 70M75 140 100 105M100 35 75 0M100 70 50 0M100 105 25 0M100 140 0 0M75 140 0 35M50 140 0 70M25 140 0 105"
      />
      <path class="back-moon" d="M55 42a29 29 0 1 0 24 40a24 24 0 1 1-24-40z" />
      <Frame />
    </svg>
  );
}
