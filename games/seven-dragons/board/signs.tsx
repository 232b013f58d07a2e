/** Small signs of the board, 24 × 24. */
const SIGNS = {
  crown: 'M2 7.5 7 11l5-7 5 7 5-3.5-2 11H4z',
  eye: 'M1 12C5 5 19 5 23 12 19 19 5 19 1 12zM12 7.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9z',
  memory:
    'M7.5 15.500a4.6 4.6 0 0 1-1.3-9 6 6 0 0 1 11.3-1A5 5 0 0 1 17 15.500zM5 18.500a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0zM2 22a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
} as const;

/** A sign in the colour and size of the text around it. */
export function Sign({ of }: { readonly of: keyof typeof SIGNS }) {
  return (
    <svg class="seven-dragons-sign" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d={SIGNS[of]} />
    </svg>
  );
}
