import { CELL_NAMES, cellAt, cellNamed, SIDE } from '../board.ts';
import { DRAGON_SHAPES, DRAGONS, type Drawing, PIECES, TILES } from '../components.ts';

/** A square of a shape, counted from the top left as the screen does. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly mark: string; // H the hole, C the castle, x plain
}

/** A tile or a dragon as one holds it, in one of its four turns. */
export interface Form {
  readonly name: string; // `L` a tile, `dragon T` a dragon
  readonly turn: number; // quarters, clockwise
  readonly width: number;
  readonly height: number;
  readonly squares: readonly Square[];
}

/** A form on the board. */
export interface Footprint {
  readonly form: Form;
  readonly left: number; // column of its left side, from 0
  readonly bottom: number; // row of its lower side, from 0
  readonly cells: readonly string[]; // ascending
  readonly hole: string | undefined;
  readonly castle: string | undefined;
  readonly move: string; // that lays it so
}

function turned(drawing: Drawing): Drawing {
  return [...drawing[0]!].map((_, column) =>
    drawing
      .map((line) => line[column]!)
      .reverse()
      .join(''),
  );
}

function formsOf(name: string, drawing: Drawing): Form[] {
  let lines = drawing;
  return [0, 1, 2, 3].map((turn) => {
    const squares = lines.flatMap((line, y) => [...line].map((mark, x) => ({ x, y, mark })));
    const form = { name, turn, width: lines[0]!.length, height: lines.length };
    lines = turned(lines);
    return { ...form, squares: squares.filter(({ mark }) => mark !== '.') };
  });
}

const FORMS: ReadonlyMap<string, readonly Form[]> = new Map([
  ...TILES.map(({ name, drawing }) => [name, formsOf(name, drawing)] as const),
  ...DRAGON_SHAPES.map(({ name, drawing }) => [`dragon ${name}`, formsOf(`dragon ${name}`, drawing)] as const),
]);

export const isPiece = (name: string | undefined): boolean => PIECES.some((piece) => piece === name);
export const isCell = (name: string | undefined): name is string => name !== undefined && cellNamed(name) !== undefined;
export const isDragon = (name: string): boolean => DRAGONS.some((dragon) => name === `dragon ${dragon}`);

export function formOf(name: string, turn: number): Form {
  return FORMS.get(name)![((turn % 4) + 4) % 4]!;
}

/** Column and row of a field, both from 0. */
export function placeOf(cell: string): { readonly column: number; readonly row: number } {
  const at = cellNamed(cell)!;
  return { column: Math.floor(at / SIDE), row: at % SIDE };
}

/** A form with its lower left corner there. */
export function lay(form: Form, left: number, bottom: number): Footprint {
  const named = ({ x, y }: Square) => CELL_NAMES[cellAt(left + x, bottom + form.height - 1 - y)!]!;
  const on = (mark: string) => form.squares.filter((square) => square.mark === mark).map(named)[0];
  const cells = form.squares.map(named).sort();
  const [hole, castle] = [on('H'), on('C')];
  const move = hole === undefined ? `${form.name} ${cells.join(' ')}` : `tile ${form.name} ${hole} ${castle}`;
  return { form, left, bottom, cells, hole, castle, move };
}

/** A finger holds a form by the square of its lowest row nearest the middle, so that the rest of it shows above. */
function grip({ squares, width, height }: Form): number {
  const lowest = squares.filter(({ y }) => y === height - 1).map(({ x }) => x);
  const aside = (x: number) => Math.abs(x - (width - 1) / 2);
  return lowest.reduce((best, x) => (aside(x) < aside(best) ? x : best));
}

/** Where a form comes to lie that is held over a field: never beyond the edge of the board. */
export function landing(form: Form, cell: string): Footprint {
  const { column, row } = placeOf(cell);
  const within = (at: number, size: number) => Math.min(Math.max(at, 0), SIDE - size);
  return lay(form, within(column - grip(form), form.width), within(row, form.height));
}

/** What a move lays, in the first turn that fits, or in the one asked for. */
export function footprintOf(move: string, turn?: number): Footprint | undefined {
  const [kind, piece, ...cells] = move.split(' ');
  const name = kind === 'dragon' ? `dragon ${piece}` : piece!;
  const places = cells.map(placeOf);
  const turns = turn === undefined ? [0, 1, 2, 3] : [turn];
  for (const form of turns.map((quarters) => formOf(name, quarters))) {
    const marked = form.squares.filter(({ mark }) => kind === 'dragon' || mark !== 'x');
    const left = Math.min(...places.map(({ column }) => column)) - Math.min(...marked.map(({ x }) => x));
    const low = Math.max(...marked.map(({ y }) => y));
    const bottom = Math.min(...places.map(({ row }) => row)) - (form.height - 1 - low);
    if (left < 0 || bottom < 0 || left + form.width > SIDE || bottom + form.height > SIDE) continue;
    const footprint = lay(form, left, bottom);
    if (footprint.move === move) return footprint;
  }
  return undefined;
}

/** The field a finger is over when the form lies so. */
export function gripOf({ form, left, bottom }: Footprint): string {
  return CELL_NAMES[cellAt(left + grip(form), bottom)!]!;
}

/** Does a piece that is turned so fit nowhere, though turned otherwise it would? */
export function isAskew(piece: string, turn: number, moves: readonly string[]): boolean {
  const places = moves.filter((move) => move.startsWith(`${isDragon(piece) ? '' : 'tile '}${piece} `));
  return places.length > 0 && places.every((move) => footprintOf(move, turn) === undefined);
}
