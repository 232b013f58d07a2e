import './egg.css';

const TOP = 'M3.100 27C3.600 16 11.500 3 20 3s16.400 13 16.900 24l-5.400-3.500-5.500 5-6-6-6 6-5.500-5z';
const BOTTOM = 'M3.100 27l5.400-3.500 5.500 5 6-6 6 6 5.500-5 5.400 3.500a16.900 17.500 0 0 1-33.800 0z';
const WHOLE = 'M3.1 27C3.6 16 11.5 3 20 3s16.4 13 16.9 24a16.9 17.5 0 0 1-33.8 0z';
const FLAME = 'M20 33c-7 0-9-6-6-11 1 3 3 3 3 0 0-5 1-9 5-13-1 6 6 8 6 15 0 5-3 9-8 9z';

/** A dragon's egg: whole, hatched in a hole with fire in its shell, or broken. */
export function Egg({ state = 'whole' }: { readonly state?: 'whole' | 'hatched' | 'broken' }) {
  return (
    <svg class="dragon-inferno-egg" data-state={state} viewBox="0 0 40 48" aria-hidden="true">
      <path class="fire" d={FLAME} />
      <path class="whole" d={WHOLE} />
      <g class="bottom">
        <path class="shell" d={BOTTOM} />
        <path
          class="spots"
          d="M10 34a2.500 2 0 1 0 5 0 2.500 2 0 1 0-5 0M22 38a3 2.400 0 1 0 6 0 3 2.400 0 1 0-6 0M26 31a1.700 1.500 0 1 0 3.400 0 1.700 1.500 0 1 0-3.400 0"
        />
      </g>
      <g class="top">
        <path class="shell" d={TOP} />
        <path
          class="spots"
          d="M12 15a2.600 3 0 1 0 5.200 0 2.600 3 0 1 0-5.200 0M23 18a2.200 2 0 1 0 4.400 0 2.200 2 0 1 0-4.400 0"
        />
        <path class="shine" d="M24 8c4 2 6 6 7 10" />
      </g>
    </svg>
  );
}
