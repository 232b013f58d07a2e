/** The witch one laughs about, as on her card of 100 × 140. */
export function WitchPicture() {
  return (
    <>
      <rect width="100" height="140" fill="var(--dusk)" />
      <circle cx="54" cy="66" r="44" fill="var(--moon)" />
      <path
        d="M10 22q4-4 8 1 4-5 8-1-3 0-5 3-1 2-3 3-2-1-3-3-2-3-5-3zM80 34q3-3 6 1 3-4 6-1-2 0-4 3l-2 2-2-2q-2-3-4-3z"
        fill="var(--line)"
      />
      <g stroke="var(--line)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
        <path
          d="M29 66q-13 6-8 15-9 6-3 14-4 9 6 11l12-4zM71 66q13 6 8 15 9 6 3 14 4 9-6 11l-12-4z"
          fill="var(--carrot)"
        />
        <path d="M14 141q4-30 36-32 32 2 36 32z" fill="var(--plum)" />
        <path d="M36 112q14 10 28 0l-3 9q-11 6-22 0z" fill="var(--gold-paint)" />
        <path d="M27 76q-2 26 15 36 8 5 16 0 17-10 15-36-23-14-46 0z" fill="var(--frog)" />
        <circle cx="38.5" cy="82" r="7" fill="#fff" />
        <path d="M56 82q6-7 12 0" fill="none" />
        <path d="M30 72q7-5 13-1M57 74q6-5 12 0" fill="none" stroke-width="3.2" />
        <path d="M34 97q14 16 33-2-5 17-18 17-11-1-15-15z" fill="var(--line)" />
        <path d="M52 105.5v5.5h6v-7z" fill="#fff" stroke-width="1.5" />
        <path d="M50 80q11 5 13 15-8 6-15 0-4-6 2-15z" fill="var(--frog-deep)" />
        <path d="M6 68q44-14 88 0-6 10-44 10T6 68z" fill="var(--plum-deep)" />
        <path d="M26 66q8-24 3-42 5-16 36-18-9 8-7 18 5 22 16 42-24 8-48 0z" fill="var(--plum)" />
        <path d="M29 57q21 7 42 0l3 9q-24 8-48 0z" fill="var(--carrot)" />
        <path d="M44 55h13v14H44z" fill="var(--gold-paint)" />
        <path d="M40 30l11-3 3 11-11 3z" fill="var(--blush)" stroke-width="2" stroke-dasharray="3 2.5" />
        <path d="M80 128q-1-10 4-15l-3-10 5 6 1-10 3 10 5-7-1 11q2 8-4 17z" fill="var(--frog)" />
        <path d="M72 141l4-16 20 4 1 12z" fill="var(--plum-deep)" />
      </g>
      <circle cx="40" cy="83" r="2.8" fill="var(--line)" />
      <circle cx="57.5" cy="91" r="2" fill="var(--blush)" />
      <g fill="var(--blush)" opacity="0.7">
        <circle cx="32" cy="93" r="4" />
        <circle cx="70" cy="90" r="3.5" />
      </g>
    </>
  );
}
