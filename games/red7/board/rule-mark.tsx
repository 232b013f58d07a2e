import type { JSX } from 'preact';
import type { Colour } from '../components.ts';

const DROP = 'c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z';

/** What counts under each rule (§4.1) as a small picture of 40 × 40, in the colour of the text around it. */
export const PICTURES: { readonly [colour in Colour]: JSX.Element } = {
  R: (
    <>
      <path d="M12 15.5h16a3 3 0 0 1 3 3V33a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V18.5a3 3 0 0 1 3-3z" />
      <path class="knockout" d="M20 19.5 27 27h-4v5.5h-6V27h-4z" />
      <path d="M10 12.5 8.5 4l6 4L20 2.5 25.5 8l6-4-1.5 8.5z" />
    </>
  ),
  O: (
    <>
      {[1.5, 14.25, 27].map((x) => (
        <rect key={x} x={x} y="11" width="11.5" height="18" rx="2.5" />
      ))}
      {[7.25, 20, 32.75].map((x) => (
        <text key={x} class="knockout" x={x} y="25" font-size="14">
          5
        </text>
      ))}
    </>
  ),
  Y: (
    <>
      {[8, 20, 32].map((x) => (
        <path key={x} d={`M${x} 11${DROP}`} />
      ))}
    </>
  ),
  G: (
    <>
      {['2', '4', '6'].map((number, i) => (
        <text key={number} x={7 + 13 * i} y="27" font-size="20">
          {number}
        </text>
      ))}
    </>
  ),
  B: (
    <>
      <path d={`M11 2.5${DROP}`} />
      <path class="outlined" d={`M29 2.5${DROP}`} />
      <path class="outlined" d={`M11 21${DROP}`} />
      <path d="M5.5 33a6 6 0 0 0 11 0z" />
      <path class="outlined" d={`M29 21${DROP}`} />
      <path class="outlined" d="M25 28.5l4-3M24 33.5l9.5-6.5M27 36.5l7.5-5.5" />
    </>
  ),
  I: (
    <>
      <text x="7" y="35" font-size="18">
        3
      </text>
      <text x="20" y="27" font-size="18">
        4
      </text>
      <text x="33" y="19" font-size="18">
        5
      </text>
      <path class="outlined" d="M1 38h12.5v-8H26.5v-8H39" />
    </>
  ),
  V: (
    <>
      <path class="outlined strong" d="M16 9 4 19l12 10" />
      <text x="28" y="29" font-size="28">
        4
      </text>
    </>
  ),
};

/** The picture of a rule, to stand inside another drawing. */
export function RulePicture({ colour }: { readonly colour: Colour }) {
  return <use href={`#red7-rule-${colour}`} />;
}

/** The picture of a rule on a patch of its ink. */
export function RuleMark({ colour }: { readonly colour: Colour }) {
  return (
    <svg class="red7-mark" data-ink={colour} viewBox="0 0 52 52" aria-hidden="true">
      <path class="ink" d="M9 5C20 1 34 2 44 6c5 3 5 12 5 21s0 16-6 20c-8 4-24 4-33 1-6-3-7-11-7-21S3 8 9 5z" />
      <g transform="translate(7 7) scale(.95)">
        <RulePicture colour={colour} />
      </g>
    </svg>
  );
}
