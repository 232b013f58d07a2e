const SPARK = 'q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7z';

/** The fairy with her wand, as on her card of 100 × 140. */
export function FairyPicture() {
  return (
    <>
      <rect width="100" height="140" fill="var(--rose)" />
      <circle cx="50" cy="70" r="44" fill="#fff" opacity="0.55" />
      <path d={`M16 14${SPARK}M26 118${SPARK}M62 10${SPARK}M14 92${SPARK}`} fill="var(--gold-paint)" />
      <g stroke="var(--line)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
        <path
          d="M46 82Q20 44 9 58q-7 16 16 26-14 4-11 14 8 12 32-14zM54 82q26-38 37-24 7 16-16 26 14 4 11 14-8 12-32-14z"
          fill="var(--wing)"
        />
        <path d="M44 116v14M56 116v14" fill="none" stroke-width="5" />
        <path d="M50 78q-19 12-23 40 8-6 12 2 5-8 11 1 6-9 11-1 4-8 12-2-4-28-23-40z" fill="var(--petal)" />
        <path d="M41 86q-12 4-14 16M59 86q10 2 17 8" fill="none" stroke="var(--skin)" stroke-width="6" />
        <path d="M76 95 85 72" fill="none" stroke-width="3" />
        <path
          d="M87 52l4 8.5 9 1-7 6 2 9-8-4.5-8 4.5 2-9-7-6 9-1z"
          fill="var(--gold-paint)"
          transform="translate(-4 0)"
        />
        <circle cx="50" cy="57" r="22" fill="var(--skin)" />
        <circle cx="50" cy="28" r="9" fill="var(--hair)" />
        <path d="M28 60q-6-28 22-28t22 28q-5-15-20-16-15 2-24 16z" fill="var(--hair)" />
        <path d="M41 37l2-9 5 5 4-8 4 8 5-5 1 9q-11-3-21 0z" fill="var(--gold-paint)" stroke-width="2" />
        <path d="M38 60q4-6 8 0M54 60q4-6 8 0M43 67q7 8 14 0" fill="none" />
      </g>
      <g fill="var(--blush)" opacity="0.75">
        <circle cx="36" cy="67" r="4" />
        <circle cx="64" cy="67" r="4" />
      </g>
    </>
  );
}
