const POINTING =
  'M27 46V12a7 7 0 0 1 14 0v22q4-5 9-1 5-4 9 1 8-2 8 8v12q0 18-18 18h-9q-10 0-16-10L11 45q-2-6 3-8 4-1 7 3z';
const PALM =
  'M20 46V22a6 6 0 0 1 12 0v-8a6 6 0 0 1 12 0v2a6 6 0 0 1 12 0v8a6 6 0 0 1 12 0v28q0 24-22 24-14 0-20-10L10 46q-3-6 2-8 5-2 8 8z';

/** A glove that points at what is asked; it points up. */
export function PointingHand() {
  return (
    <svg class="diamoniak-pointer" viewBox="0 0 76 92" aria-hidden="true">
      <path d={POINTING} fill="#fff" stroke="var(--line)" stroke-width="4" stroke-linejoin="round" />
      <path d="M41 34v10M50 35v9M59 37v8" fill="none" stroke="var(--line)" stroke-width="3" stroke-linecap="round" />
      <rect x="26" y="71" width="36" height="16" rx="7" fill="var(--carrot)" stroke="var(--line)" stroke-width="4" />
    </svg>
  );
}

/** A flat hand on a round red sign: enough. */
export function StopHand() {
  return (
    <svg class="diamoniak-stophand" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" fill="var(--stop)" stroke="var(--line)" stroke-width="4" />
      <circle cx="50" cy="50" r="40" fill="none" stroke="#fff" stroke-width="3" />
      <path
        d={PALM}
        fill="#fff"
        stroke="var(--line)"
        stroke-width="3.5"
        stroke-linejoin="round"
        transform="translate(15.5 13) scale(.84)"
      />
      <path
        d="M42.5 46V31M52.5 45V29M62.5 46V34"
        fill="none"
        stroke="var(--line)"
        stroke-width="2.5"
        stroke-linecap="round"
      />
    </svg>
  );
}
