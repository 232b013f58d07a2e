/** A cut diamond of 100 × 92 with its facets. */
export function GemShape() {
  return (
    <>
      <path d="M24 8h52l20 28-46 52L4 36z" fill="var(--gem)" />
      <path d="M24 8 4 36h24zM50 8 28 36h44z" fill="var(--gem-light)" />
      <path d="M76 8l20 28H72zM50 88 72 36h24z" fill="var(--gem-deep)" />
      <path d="M50 88 4 36h24z" fill="var(--gem-light)" opacity="0.6" />
      <path
        d="M24 8h52l20 28-46 52L4 36zM4 36h92M24 8l4 28 22 52 22-52 4-28M28 36 50 8l22 28"
        fill="none"
        stroke="var(--line)"
        stroke-width="3.5"
        stroke-linejoin="round"
      />
      <path d="M15 33 25 18" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" />
    </>
  );
}

export function Gem() {
  return (
    <svg class="diamoniak-gem" viewBox="0 0 100 92" aria-hidden="true">
      <GemShape />
    </svg>
  );
}

const SPARK = 'q1 7 8 8-7 1-8 8-1-7-8-8 7-1 8-8z';

/** A smiling diamond, as on its card of 100 × 140. */
export function DiamondPicture() {
  return (
    <>
      <rect width="100" height="140" fill="var(--ice)" />
      <circle cx="50" cy="72" r="46" fill="#fff" opacity="0.55" />
      <path d={`M18 14${SPARK}M80 22${SPARK}M24 108${SPARK}M82 106${SPARK}`} fill="#fff" />
      <g transform="translate(12 37) scale(.76)">
        <GemShape />
        <g fill="none" stroke="var(--line)" stroke-width="4.5" stroke-linecap="round">
          <path d="M36 50q4-6 8 0M57 50q4-6 8 0M43 59q7 7 15 0" />
        </g>
        <g fill="var(--blush)" opacity="0.8">
          <circle cx="34" cy="58" r="4" />
          <circle cx="67" cy="58" r="4" />
        </g>
      </g>
    </>
  );
}
