/*
 * What is in the box, as drawn in RULES.md. Which shapes, holes and castles is reconstructed (§1.2–§1.4):
 * an owner of the box corrects it here, and everything else follows.
 */

/** Drawings with their rows from top to bottom: `H` the hole, `C` the castle, `x` plain, `.` nothing. */
export type Drawing = readonly string[];

/** The tiles of one player (§1.3); a piece is an index into them. */
export const TILES = [
  { name: 'I', drawing: ['xHxC'] },
  { name: 'O', drawing: ['Hx', 'xC'] },
  { name: 'T', drawing: ['xCx', '.H.'] },
  { name: 'S', drawing: ['.xC', 'xH.'] },
  { name: 'Z', drawing: ['Cx.', '.Hx'] },
  { name: 'L', drawing: ['C.', 'x.', 'xH'] },
  { name: 'J', drawing: ['.C', '.x', 'Hx'] },
] as const satisfies readonly { name: string; drawing: Drawing }[];
export const PIECES = TILES.map(({ name }) => name);
/** All seven as a mask with one bit a piece. */
export const ALL_PIECES = (1 << TILES.length) - 1;

/** The dragons (§1.4); a dragon is an index into them. */
export const DRAGON_SHAPES = [
  { name: 'T', drawing: ['xxx', '.x.', '.x.'] },
  { name: 'U', drawing: ['x.x', 'xxx'] },
  { name: 'V', drawing: ['x..', 'x..', 'xxx'] },
  { name: 'W', drawing: ['x..', 'xx.', '.xx'] },
  { name: 'X', drawing: ['.x.', 'xxx', '.x.'] },
] as const satisfies readonly { name: string; drawing: Drawing }[];
export const DRAGONS = DRAGON_SHAPES.map(({ name }) => name);

/** Eggs in the box, and how many each player puts (§1.5, §2.2). */
export const EGGS = 8;
export const EGGS_EACH = 4;
