/** What the laws must be told about Seven Dragons, worked out from documents alone, apart from the game's code. */
export interface Document {
  readonly seats: number;
  readonly turn: number;
  readonly passes: number;
  readonly table: { readonly [cell: string]: string };
  readonly pile: readonly string[];
  readonly deck: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly goals: readonly string[];
  readonly seen?: { readonly hands: readonly (readonly number[])[]; readonly goals: readonly number[] };
}

export const DRAGONS = [
  '****',
  ...[...'RYBGK'].flatMap((colour) => [colour.repeat(4), colour.repeat(4)]),
  ...'RRYY RRBB YYGG YYKK BBYY BBKK GGRR GGBB KKRR KKGG'.split(' '),
  ...'RYRY RKRK YBYB YGYG BRBR BKBK GRGR GBGB KYKY KGKG'.split(' '),
  ...'RRKG YYRK BBYR GGBY KKGB RYRB YBYG BGBK GKGR KRKY'.split(' '),
  ...'RKBG YBRK YGBR YKGB BRGK BKYR GRYB GRKY GYBK KGYR'.split(' '),
];
export const ACTIONS = ['move', 'zap', 'rotate', 'trade-goals', 'trade-hands'];
const SILVER: { readonly [action: string]: string } = {
  move: 'G',
  zap: 'R',
  rotate: 'B',
  'trade-goals': 'Y',
  'trade-hands': 'K',
};

export function turn(face: string): string {
  return [...face].reverse().join('');
}

export function upright(face: string): string {
  return DRAGONS.includes(face) ? face : turn(face);
}

/** My quarter and the one it faces, by the step to the neighbour. */
const FACING: readonly [dx: number, dy: number, pairs: readonly (readonly [number, number])[]][] = [
  [
    1,
    0,
    [
      [1, 0],
      [3, 2],
    ],
  ],
  [
    0,
    1,
    [
      [2, 0],
      [3, 1],
    ],
  ],
  [
    -1,
    0,
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    0,
    -1,
    [
      [0, 2],
      [1, 3],
    ],
  ],
];

/** The size of a colour's largest group. */
export function largest({ table, pile }: Pick<Document, 'table' | 'pile'>, colour: string): number {
  const silver = pile.length === 0 ? '*' : SILVER[pile.at(-1)!]!;
  const faces = new Map(Object.entries(table).map(([cell, face]) => [cell, face === 'S' ? silver.repeat(4) : face]));
  const has = (face: string | undefined, quarter: number) =>
    face !== undefined && (face[quarter] === colour || face[quarter] === '*');
  const left = new Set(faces.keys());
  let most = 0;
  for (const start of faces.keys()) {
    if (!left.has(start) || ![0, 1, 2, 3].some((quarter) => has(faces.get(start), quarter))) continue;
    const group = [start];
    left.delete(start);
    for (const cell of group) {
      const [x, y] = cell.split(',').map(Number) as [number, number];
      for (const [dx, dy, pairs] of FACING) {
        const near = `${x + dx},${y + dy}`;
        const joined = pairs.some(([mine, theirs]) => has(faces.get(cell), mine) && has(faces.get(near), theirs));
        if (joined && left.delete(near)) group.push(near);
      }
    }
    most = Math.max(most, group.length);
  }
  return most;
}

const ripe = new WeakMap<Document['table'], readonly string[]>();

/** Whether a player holds the goal of a colour with a group of seven. */
export function isWon(position: Document): boolean {
  let colours = ripe.get(position.table);
  if (colours === undefined) {
    colours = [...'RYBGK'].filter((colour) => largest(position, colour) >= 7);
    ripe.set(position.table, colours);
  }
  return position.goals.slice(0, position.seats).some((colour) => colours.includes(colour));
}

/** The cells of the table's bounding box and one around it; of a large table those beside cards, some on cards, and a corner. */
export function cellsAround({ table }: Pick<Document, 'table'>): string[] {
  const cells = Object.keys(table).map((cell) => cell.split(',').map(Number) as [number, number]);
  const columns = range(cells.map(([x]) => x));
  const rows = range(cells.map(([, y]) => y));
  if (cells.length <= 10) return columns.flatMap((x) => rows.map((y) => `${x},${y}`));
  const beside = cells.flatMap(([x, y]) => FACING.map(([dx, dy]) => `${x + dx},${y + dy}`));
  return [
    ...new Set([
      `${columns[0]},${rows[0]}`,
      '0,0',
      ...Object.keys(table).slice(0, 4),
      ...beside.filter((cell) => !Object.hasOwn(table, cell)),
    ]),
  ];
}

function range(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers) - 1;
  return [...Array(Math.max(...numbers) + 2 - least).keys()].map((i) => least + i);
}
