/** A bulging sack, tied with a ribbon. It is as large as what it has to hold. */
export function Sack() {
  return (
    <svg viewBox="0 0 100 200" preserveAspectRatio="none" aria-hidden="true">
      <g stroke="var(--line)" stroke-width="2.5" stroke-linejoin="round" vector-effect="non-scaling-stroke">
        <path
          d="M28 24Q18 10 8 4q10-4 18 1 12-6 24 0 12-6 24 0 8-5 18-1-10 6-20 20 28 34 26 118-2 56-48 56T2 142Q0 58 28 24z"
          fill="var(--plum)"
        />
        <path d="M25 19q25 8 50 0l3 10q-28 9-56 0z" fill="var(--carrot)" />
      </g>
    </svg>
  );
}
