import { RAINBOW } from './inks.ts';
import { PICTURES } from './rule-mark.tsx';

/** What is drawn on many cards, once: numbers, letters, and the pictures of the rules. */
export function Glyphs() {
  return (
    <svg class="red7-glyphs" width="0" height="0" aria-hidden="true">
      <defs>
        {[1, 2, 3, 4, 5, 6, 7].map((number) => (
          <text key={number} id={`red7-${number}`} class="ink-number" x="18" y="39">
            {number}
          </text>
        ))}
        {RAINBOW.map((colour) => (
          <text key={colour} id={`red7-${colour}`} class="ink-letter" x="39" y="20">
            {colour}
          </text>
        ))}
        {RAINBOW.map((colour) => (
          <g key={colour} id={`red7-rule-${colour}`} class="red7-picture">
            {PICTURES[colour]}
          </g>
        ))}
      </defs>
    </svg>
  );
}
