import type { PatternKind } from '@hoard/board';
import type { Colour } from '../components.ts';

/** The pattern that goes with each ink. */
export const PATTERN: { readonly [colour in Colour]: PatternKind } = {
  R: 'rays',
  O: 'dots',
  Y: 'checks',
  G: 'scales',
  B: 'waves',
  I: 'stripes',
  V: 'crosses',
};

/** Rank of a colour, 7 for red to 1 for violet, shown as pips. */
export const RANK: { readonly [colour in Colour]: number } = { R: 7, O: 6, Y: 5, G: 4, B: 3, I: 2, V: 1 };

/** From high to low, as the rainbow is told. */
export const RAINBOW: readonly Colour[] = ['R', 'O', 'Y', 'G', 'B', 'I', 'V'];
