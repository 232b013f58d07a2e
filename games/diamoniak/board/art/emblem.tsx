import type { Colour } from '../table.ts';

/** The sign of each castle, around the origin and about 20 wide: a heart, a moon, a clover, a star. */
const SIGNS: { readonly [colour in Colour]: string } = {
  R: 'M0 9C-11 2-11-8-5.5-8.5-2.5-8.7-.5-7 0-5 .5-7 2.5-8.7 5.5-8.5 11-8 11 2 0 9Z',
  B: 'M2-10A10 10 0 1 0 9.5 4 8.5 8.5 0 0 1 2-10Z',
  G: 'M-1 1.5C-5 5.5-10 3-9-1.5-8.3-4-6-4.7-4.5-4.2-6-9-2-10.5 0-9.8 2-10.5 6-9 4.5-4.2 6-4.7 8.3-4 9-1.5 10 3 5 5.5 1 1.5 1.2 5 2 7.5 4 9.5H-3C-1.5 7-1 4.5-1 1.5Z',
  Y: 'M0-10 2.9-3.7 9.7-3 4.7 1.7 6 8.5 0 5-6 8.5-4.7 1.7-9.7-3-2.9-3.7Z',
};

interface EmblemProps {
  readonly colour: Colour;
  readonly transform?: string;
}

/** The sign of a castle's colour, so that it is known without the colour. */
export function Emblem({ colour, transform }: EmblemProps) {
  return <path d={SIGNS[colour]} transform={transform} stroke-linejoin="round" />;
}
