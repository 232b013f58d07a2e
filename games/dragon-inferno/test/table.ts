import type { Position } from '@hoard/kernel';

/* The board worked out apart from the game's code: fields are texts, sets of them lists. */

export const CELLS: readonly string[] = [...'abcdefgh'].flatMap((column) => [...'12345678'].map((row) => column + row));
export const ROUND: readonly string[] = CELLS.filter((cell) => /^[b-g][2-7]$/.test(cell));
export const CORNERS: readonly string[] = ['a1', 'a8', 'h1', 'h8'];

const TILE_DRAWINGS: { readonly [piece: string]: string } = {
  I: 'xHxC',
  O: 'Hx/xC',
  T: 'xCx/.H.',
  S: '.xC/xH.',
  Z: 'Cx./.Hx',
  L: 'C./x./xH',
  J: '.C/.x/Hx',
};
const DRAGON_DRAWINGS: { readonly [dragon: string]: string } = {
  T: 'xxx/.x./.x.',
  U: 'x.x/xxx',
  V: 'x../x../xxx',
  W: 'x../xx./.xx',
  X: '.x./xxx/.x.',
};

export interface Laid {
  readonly piece: string;
  readonly cells: readonly string[];
  readonly hole: string;
  readonly castle: string;
  readonly move: string;
}

/** All that can be laid on an empty board, found by trying every corner and every turn of the drawing. */
function everywhere(piece: string, drawing: string): Laid[] {
  const found = new Map<string, Laid>();
  let rows = drawing.split('/');
  for (let turn = 0; turn < 4; turn++) {
    for (const corner of CELLS) {
      const marks = new Map<string, string>();
      rows.forEach((row, down) => {
        [...row].forEach((mark, right) => {
          const column = String.fromCharCode(corner.charCodeAt(0) + right);
          if (mark !== '.') marks.set(`${column}${Number(corner[1]) - down}`, mark);
        });
      });
      const cells = [...marks.keys()].sort();
      if (cells.some((cell) => !CELLS.includes(cell))) continue;
      const on = (mark: string) => cells.find((cell) => marks.get(cell) === mark) ?? '';
      const [hole, castle] = [on('H'), on('C')];
      const move = hole === '' ? `dragon ${piece} ${cells.join(' ')}` : `tile ${piece} ${hole} ${castle}`;
      found.set(move, { piece, cells, hole, castle, move });
    }
    rows = [...rows[0]!].map((_, column) =>
      rows
        .map((row) => row[column]!)
        .reverse()
        .join(''),
    );
  }
  return [...found.values()];
}

export const TILES: readonly Laid[] = Object.entries(TILE_DRAWINGS).flatMap(([piece, drawing]) =>
  everywhere(piece, drawing),
);
export const DRAGONS: readonly Laid[] = Object.entries(DRAGON_DRAWINGS).flatMap(([dragon, drawing]) =>
  everywhere(dragon, drawing),
);
const BY_MOVE: ReadonlyMap<string, Laid> = new Map([...TILES, ...DRAGONS].map((laid) => [laid.move, laid]));

export function sides([column, row]: string): string[] {
  const [x, y] = [column!.charCodeAt(0), Number(row)];
  return [
    `${String.fromCharCode(x - 1)}${y}`,
    `${String.fromCharCode(x + 1)}${y}`,
    `${column}${y - 1}`,
    `${column}${y + 1}`,
  ];
}

export interface Document {
  readonly turn: number;
  readonly phase: string;
  readonly eggs: readonly string[];
  readonly hatched: readonly string[];
  readonly broken: readonly number[];
  readonly tiles: readonly (Omit<Laid, 'move'> & { readonly seat: number })[];
  readonly dragons: readonly { readonly piece: string; readonly cells: readonly string[] }[];
  readonly lairs: readonly string[];
  readonly unplaced: readonly (readonly string[])[];
}

/** Where a seat can place a tile by §3.1 and §3.2. */
export function open({ tiles, unplaced }: Document, seat: number): Laid[] {
  const taken = new Set(tiles.flatMap(({ cells }) => cells));
  const mine = tiles.filter((tile) => tile.seat === seat).flatMap(({ cells }) => cells);
  const start = new Set([...CORNERS, ...mine.flatMap(sides)]);
  return TILES.filter(
    ({ piece, cells }) =>
      unplaced[seat]!.includes(piece) &&
      !cells.some((cell) => taken.has(cell)) &&
      cells.some((cell) => start.has(cell)),
  );
}

export interface Wish {
  readonly turn?: number;
  readonly phase?: 'eggs' | 'tile' | 'dragon';
  readonly eggs?: readonly string[];
  readonly tiles?: readonly (readonly [seat: number, move: string])[]; // [0, 'tile I a2 a4']
  readonly hatched?: readonly string[];
  readonly broken?: readonly number[];
  readonly dragons?: readonly string[]; // 'dragon X b1 …'
  readonly lairs?: readonly string[];
}

/** A whole position of which only what matters is said; eggs not mentioned were broken by seat 1, and dragons are the last to go. */
export function table({
  turn = 0,
  phase = 'tile',
  eggs = [],
  tiles = [],
  hatched = [],
  broken,
  dragons = [],
  lairs,
}: Wish) {
  const laid = tiles.map(([seat, move]) => {
    const { piece, cells, hole, castle } = BY_MOVE.get(move)!;
    return { seat, piece, cells, hole, castle };
  });
  const burning = dragons.map((move) => BY_MOVE.get(move)!).map(({ piece, cells }) => ({ piece, cells }));
  const called = hatched.length - (phase === 'dragon' ? 1 : 0);
  const left = ['T', 'U', 'V', 'W', 'X'].filter((dragon) => !burning.some(({ piece }) => piece === dragon));
  return {
    game: 'dragon-inferno',
    seats: 2,
    options: {},
    turn,
    phase,
    eggs: [...eggs].sort(),
    hatched: [...hatched].sort(),
    broken: broken ?? [0, phase === 'eggs' ? 0 : 8 - eggs.length - hatched.length],
    tiles: laid,
    dragons: burning,
    lairs: lairs ?? left.slice(0, Math.max(0, 5 - called)),
    unplaced: [0, 1].map((seat) =>
      [...'IOTSZLJ'].filter((piece) => !laid.some((tile) => tile.seat === seat && tile.piece === piece)),
    ),
  } satisfies Position;
}
