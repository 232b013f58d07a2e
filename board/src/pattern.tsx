import type { JSX } from 'preact';

export const PATTERNS = ['stripes', 'dots', 'waves', 'checks', 'scales', 'rays', 'crosses'] as const;
export type PatternKind = (typeof PATTERNS)[number];

/** One tile of each pattern, 12 × 12, in the colour of the text around the definitions. */
const TILES: { readonly [kind in PatternKind]: JSX.Element } = {
  stripes: <path d="M-2 4 4-2M-2 16 16-2M8 16l8-8" fill="none" stroke="currentColor" stroke-width="2.4" />,
  dots: (
    <g fill="currentColor">
      <circle cx="3" cy="3" r="1.9" />
      <circle cx="9" cy="9" r="1.9" />
    </g>
  ),
  waves: (
    <path d="M-3 4.5Q0 .5 3 3t6 0 6 0M-3 10.5Q0 6.5 3 9t6 0 6 0" fill="none" stroke="currentColor" stroke-width="1.7" />
  ),
  checks: <path d="M0 0h6v6H0zM6 6h6v6H6z" fill="currentColor" />,
  scales: (
    <path
      d="M0 0a6 6 0 0 0 12 0M-6 6A6 6 0 0 0 6 6a6 6 0 0 0 12 0M0 12a6 6 0 0 0 12 0"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
    />
  ),
  rays: <path d="M6 6 2.5 0h3zM6 6l6-3.5v3zM6 6l3.5 6h-3zM6 6 0 9.5v-3z" fill="currentColor" />,
  crosses: <path d="M3 .8v4.4M.8 3h4.4M9 6.8v4.4M6.8 9h4.4" stroke="currentColor" stroke-width="1.6" fill="none" />,
};

/** The patterns that go with colours, once on a page; then `fill="url(#pattern-dots)"` anywhere on it. */
export function Patterns() {
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true">
      <defs>
        {PATTERNS.map((kind) => (
          <pattern key={kind} id={`pattern-${kind}`} width="12" height="12" patternUnits="userSpaceOnUse">
            {TILES[kind]}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
