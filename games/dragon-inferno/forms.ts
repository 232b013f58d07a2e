import { type Cell, cellAt, SIDE } from './board.ts';
import type { Drawing } from './components.ts';

/** A shape in one of its turns, wherever it lies: its anchor is the lower left corner of the box around it. */
export interface Form {
  readonly shape: number; // index into TILES or DRAGON_SHAPES
  readonly offsets: readonly number[]; // its fields, as steps from the anchor, ascending
  readonly marks: readonly Marks[]; // the turns that cover the same fields
  readonly anchors: readonly Cell[]; // where it is on the board, ascending
}

/** Hole and castle as steps from the anchor; NO_MARK on a dragon. */
export interface Marks {
  readonly hole: number;
  readonly castle: number;
}
export const NO_MARK = -1;

type Square = readonly [column: number, row: number, mark: string];

function squaresOf(drawing: Drawing): Square[] {
  return drawing
    .flatMap((line, down) => [...line].map((mark, column): Square => [column, drawing.length - 1 - down, mark]))
    .filter(([, , mark]) => mark !== '.');
}

/** A quarter turn. Nothing is ever flipped (§1.2). */
function turned(squares: readonly Square[]): Square[] {
  const widest = Math.max(...squares.map(([column]) => column));
  return squares.map(([column, row, mark]) => [row, widest - column, mark]);
}

const step = ([column, row]: Square): number => column * SIDE + row;

/** The different forms of a drawing: of the I two, lying and standing, each with two places for its castle. */
export function formsOf(shape: number, drawing: Drawing): Form[] {
  const forms = new Map<string, Form & { readonly marks: Marks[] }>();
  let squares = squaresOf(drawing);
  for (let quarter = 0; quarter < 4; quarter++, squares = turned(squares)) {
    const offsets = squares.map(step).sort((a, b) => a - b);
    const on = (mark: string) => squares.filter((square) => square[2] === mark).map(step)[0] ?? NO_MARK;
    const marks = { hole: on('H'), castle: on('C') };
    const form = forms.get(`${offsets}`) ?? { shape, offsets, marks: [], anchors: anchorsOf(squares) };
    forms.set(`${offsets}`, form);
    if (!form.marks.some(({ hole, castle }) => hole === marks.hole && castle === marks.castle)) form.marks.push(marks);
  }
  return [...forms.values()];
}

function anchorsOf(squares: readonly Square[]): Cell[] {
  const widest = Math.max(...squares.map(([column]) => column));
  const tallest = Math.max(...squares.map(([, row]) => row));
  const anchors: Cell[] = [];
  for (let column = 0; column + widest < SIDE; column++) {
    for (let row = 0; row + tallest < SIDE; row++) anchors.push(cellAt(column, row)!);
  }
  return anchors;
}
