import { type Happening, type Position, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { scenario } from '../../../checks/scenario.ts';
import { dragonInferno } from '../index.ts';
import { CELLS, CORNERS, type Document, DRAGONS, open, ROUND, TILES, table } from './table.ts';

const { legal, refusal, brokenRule, after, told, status, view } = scenario(dragonInferno);
const happenings = (...args: Parameters<typeof told>) => told(...args).map(({ what }) => what);
const NEW = table({ phase: 'eggs' });
const EIGHT = ['b2', 'b3', 'c2', 'c3', 'f6', 'f7', 'g6', 'g7'];
const START = table({ eggs: EIGHT });

/** A step of a random match: the document, and what was told of the move that led to it. */
interface Step {
  readonly position: Position;
  readonly document: Document;
  readonly heard: readonly Happening[];
  readonly over: boolean;
}

const MATCHES: readonly (readonly Step[])[] = Array.from({ length: 80 }, (_, i) => {
  const rng = rngFrom(`rules ${i}`);
  const state = dragonInferno.setup({}, 2, rng);
  const steps: Step[] = [];
  for (let heard: Happening[] = []; ; heard = []) {
    if (steps.length > 0) dragonInferno.apply(state, dragonInferno.pick!(state, rng), rng, (h) => heard.push(h));
    const position = dragonInferno.write(state);
    const over = dragonInferno.status(state).outcome !== undefined;
    steps.push({ position, document: position as unknown as Document, heard, over });
    if (over) return steps;
  }
});
const STEPS = MATCHES.flat();

test('[1.1] the board is 8×8, its inner 6×6 are egg fields', () => {
  for (const cell of CELLS) expect(dragonInferno.parse(`egg ${cell}`)).toBeDefined();
  for (const cell of ['a0', 'a9', 'i1', 'A1']) expect(dragonInferno.parse(`egg ${cell}`)).toBeUndefined();
  expect(legal(NEW)).toEqual(ROUND.map((cell) => `egg ${cell}`));
  expect(ROUND).toHaveLength(36);
});

test('[1.2] each player has the same seven tiles, which turn but are never flipped', () => {
  expect(NEW.unplaced).toEqual([[...'IOTSZLJ'], [...'IOTSZLJ']]);
  for (const turn of ['tile L b1 a3', 'tile L a1 c2', 'tile L a3 b1', 'tile L c2 a1']) {
    expect(dragonInferno.parse(turn), turn).toBeDefined();
  }
  expect(dragonInferno.parse('tile L a1 b3')).toBeUndefined();
  expect(dragonInferno.parse('tile J a1 b3')).toBeDefined();
});

test('[1.3] hole and castle lie where the drawings have them', () => {
  expect(TILES).toHaveLength(1196);
  const played = (move: string) => (after(START, move).tiles as Position[])[0];
  expect(played('tile T b2 a2')).toEqual({
    seat: 0,
    piece: 'T',
    cells: ['a1', 'a2', 'a3', 'b2'],
    hole: 'b2',
    castle: 'a2',
  });
  expect(played('tile I a3 a1')).toMatchObject({ cells: ['a1', 'a2', 'a3', 'a4'], hole: 'a3', castle: 'a1' });
  expect(dragonInferno.parse('tile I a1 a3')).toBeUndefined();
});

test('[1.4] the dragons are T, U, V, W and X', () => {
  for (const { move } of DRAGONS) expect(dragonInferno.parse(move), move).toBeDefined();
  expect(dragonInferno.parse('dragon I a1 a2 a3 a4 a5')).toBeUndefined();
  expect(dragonInferno.parse('dragon X b1 a2 b2 c2 b3')).toBeUndefined();
});

test('[1.5] there are eight eggs and five lairs', () => {
  expect(NEW.lairs).toHaveLength(5);
  for (const { document } of STEPS) {
    if (document.phase === 'eggs') continue;
    expect(document.eggs.length + document.hatched.length + document.broken[0]! + document.broken[1]!).toBe(8);
  }
});

test('[2.1] the dragons lie at the lairs in random order', () => {
  const orders = new Set(MATCHES.map(([first]) => first!.document.lairs.join('')));
  expect(orders.size).toBeGreaterThan(30);
  for (const order of orders) expect([...order].sort().join('')).toBe('TUVWX');
});

test('[2.2] seat 0 puts four eggs, then seat 1, each on a free egg field', () => {
  const order = MATCHES[0]!.slice(0, 9).map(({ document }) => document.turn);
  expect(order).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 0]);
  const one = after(NEW, 'egg c3');
  expect(refusal(one, 'egg c3')).toMatchObject({ rule: '2.2', key: 'eggThere', at: ['c3'] });
  expect(refusal(one, 'egg a3')).toMatchObject({ rule: '2.2', key: 'notRound', at: ['a3'] });
  expect(brokenRule(one, 'tile O b2 a1')).toBe('2.2');
  expect(brokenRule(one, 'dragon X a2 b1 b2 b3 c2')).toBe('2.2');
  expect(brokenRule(START, 'egg d4')).toBe('2.2');
});

test('[2.3] seat 0 places the first tile, then the players alternate', () => {
  expect(status(START)).toEqual({ actor: 0 });
  expect(status(START, 'tile I a2 a4')).toEqual({ actor: 1 });
  expect(status(START, 'tile I a2 a4', 'tile I h2 h4')).toEqual({ actor: 0 });
});

test('[3.1] a tile of one’s own is placed on empty fields', () => {
  const position = after(START, 'tile I a2 a4', 'tile O b8 a7');
  expect(refusal(position, 'tile I h2 h4')).toMatchObject({
    rule: '3.1',
    key: 'alreadyPlaced',
    at: ['a1', 'a2', 'a3', 'a4'],
  });
  expect(refusal(position, 'tile O b1 c2')).toBeUndefined();
  expect(refusal(position, 'tile T b6 b7')).toMatchObject({ rule: '3.1', key: 'occupied', at: ['a7', 'b7'] });
});

test('[3.1] eggs do not make a field occupied', () => {
  expect(legal(START)).toContain('tile O b2 a1');
  expect(after(START, 'tile O a1 b2')).toMatchObject({ broken: [1, 0] });
});

test('[3.2] a first tile covers a corner', () => {
  expect(legal(START)).toHaveLength(80);
  expect(refusal(START, 'tile O c4 d3')).toMatchObject({
    rule: '3.2',
    key: 'firstInCorner',
    at: ['c3', 'c4', 'd3', 'd4'],
  });
  for (const move of legal(START)) {
    const [tile] = after(START, move).tiles as unknown as Document['tiles'];
    expect(tile!.cells.some((cell) => CORNERS.includes(cell))).toBe(true);
  }
});

test('[3.2] a later tile covers a corner or shares a side with an own one, burnt or not', () => {
  const position = table({
    eggs: ['b3', 'c2', 'c3', 'f6', 'f7'],
    tiles: [
      [0, 'tile O b2 a1'],
      [1, 'tile O g8 h7'],
    ],
    hatched: ['b2'],
  });
  expect(brokenRule(position, 'tile I c4 c2')).toBeUndefined();
  expect(refusal(position, 'tile I d3 f3')).toMatchObject({ rule: '3.2', key: 'notConnected' });
  expect(brokenRule(position, 'tile I c4 c6'), 'corner to corner is no side').toBe('3.2');
  expect(brokenRule(position, 'tile I f7 f5'), 'the other player’s tile does not count').toBe('3.2');
  expect(brokenRule(position, 'tile I a7 a5')).toBeUndefined();
  const legals = new Set(open(position as unknown as Document, 0).map(({ move }) => move));
  expect(new Set(legal(position))).toEqual(legals);
});

const BURNT = table({
  tiles: [
    [0, 'tile O b2 a1'],
    [1, 'tile O g8 h7'],
    [0, 'tile L c2 e3'],
  ],
  hatched: ['c2'],
  dragons: ['dragon W b1 b2 c2 c3 d3'],
  eggs: ['f6', 'f7', 'g6'],
});

test('[3.2] a tile may border on burnt fields of one’s own', () => {
  expect(brokenRule(BURNT, 'tile I d2 b2')).toBe('3.1');
  expect(legal(BURNT)).toContain('tile I b4 b6');
});

test('[3.3] who can place a tile must, and who cannot is skipped', () => {
  let skipped = 0;
  for (const steps of MATCHES) {
    steps.forEach(({ document, heard, over }) => {
      if (document.phase !== 'tile' || over) return;
      expect(open(document, document.turn).length).toBeGreaterThan(0);
      const last = document.tiles.at(-1)?.seat;
      if (last !== document.turn) return;
      skipped++;
      expect(open(document, 1 - last)).toEqual([]);
      expect(heard.some(({ what, args }) => what.startsWith('skipped') && args.seat === 1 - last)).toBe(true);
    });
  }
  expect(skipped).toBeGreaterThan(10);
});

test('[3.4] who could place no tile never can again', () => {
  for (const steps of MATCHES) {
    const stuck = [false, false];
    for (const { document } of steps) {
      if (document.phase === 'eggs') continue;
      for (const seat of [0, 1]) {
        const can = open(document, seat).length > 0;
        expect(can && stuck[seat]).toBe(false);
        stuck[seat] = !can;
      }
    }
  }
});

const CATCH = table({
  eggs: ['c2', 'c3', 'd3', 'f6', 'f7'],
  tiles: [
    [0, 'tile O b2 a1'],
    [1, 'tile O g8 h7'],
  ],
  broken: [1, 2],
  lairs: ['W', 'T', 'U', 'V', 'X'],
});

test('[4.1] an egg under a solid field breaks and is kept by who placed the tile', () => {
  const position = after(CATCH, 'tile I c3 c1');
  expect(position).toMatchObject({ broken: [2, 2], hatched: ['c3'] });
  expect(after(START, 'tile I a2 a4', 'tile O h8 g7')).toMatchObject({ broken: [0, 1], turn: 0 });
  expect(happenings(START, 'tile O a1 b2')).toEqual(['placed', 'broke']);
});

test('[4.2] an egg in the hole stays there, whether or not a dragon came', () => {
  const position = after(START, 'tile O b2 a1', 'tile O h8 g7');
  expect(position).toMatchObject({ hatched: ['b2'], broken: [0, 1] });
  expect(position.eggs).not.toContain('b2');
  expect(happenings(START, 'tile O b2 a1')).toEqual(['placed', 'hatched', 'summoned', 'discarded']);
});

test('[4.3] one tile can break several eggs and summon with another', () => {
  expect(after(CATCH, 'tile L c2 e3')).toMatchObject({
    phase: 'dragon',
    turn: 0,
    eggs: ['f6', 'f7'],
    hatched: ['c2'],
    broken: [3, 2],
  });
  const burnt = after(CATCH, 'tile L c2 e3', 'dragon W b1 b2 c2 c3 d3');
  expect(burnt).toMatchObject({ broken: [3, 2], hatched: ['c2'] });
});

test('[5.1] the dragon of the first lair that has one comes', () => {
  const position = after(CATCH, 'tile L c2 e3');
  expect(position.lairs).toEqual(['W', 'T', 'U', 'V', 'X']);
  expect(brokenRule(position, 'dragon T a1 b1 b2 b3 c1')).toBe('5.1');
  expect(after(position, 'dragon W b1 b2 c2 c3 d3').lairs).toEqual(['T', 'U', 'V', 'X']);
  expect(brokenRule(CATCH, 'dragon W b1 b2 c2 c3 d3')).toBe('5.1');
});

test('[5.2] a dragon covers kingdom fields only, the tile just placed among them', () => {
  const position = after(CATCH, 'tile L c2 e3');
  expect(legal(position)).toEqual(['dragon W a1 b1 b2 c2 c3', 'dragon W b1 b2 c2 c3 d3']);
  expect(refusal(position, 'dragon W a1 a2 b2 b3 c3')).toMatchObject({ rule: '5.2', key: 'noKingdom', at: ['b3'] });
});

test('[5.2] dragons do not lie on each other', () => {
  const position = table({
    phase: 'dragon',
    tiles: [
      [0, 'tile O b2 a1'],
      [1, 'tile O c1 d2'],
      [0, 'tile I c3 a3'],
      [1, 'tile I c4 a4'],
    ],
    hatched: ['b2', 'c3'],
    dragons: ['dragon X b2 c1 c2 c3 d2'],
    lairs: ['U', 'T', 'V', 'W'],
  });
  expect(refusal(position, 'dragon U a1 a2 b1 c1 c2')).toMatchObject({ rule: '5.2', key: 'burnt', at: ['c1', 'c2'] });
  for (const move of legal(position))
    for (const cell of ['b2', 'c1', 'c2', 'c3', 'd2']) expect(move).not.toContain(cell);
  expect(legal(position)).toEqual(
    DRAGONS.filter(({ piece, cells }) => {
      const free = ['a1', 'a2', 'b1', 'd1', 'a3', 'b3', 'd3', 'a4', 'b4', 'c4', 'd4'];
      return piece === 'U' && cells.every((cell) => free.includes(cell));
    })
      .map(({ move }) => move)
      .sort(),
  );
});

test('[5.3] a dragon that fits must be placed, even on own fields', () => {
  const position = after(CATCH, 'tile L c2 e3');
  for (const move of ['tile I d2 b2', 'egg d4']) expect(brokenRule(position, move)).toBe('5.3');
  expect(after(position, 'dragon W b1 b2 c2 c3 d3')).toMatchObject({
    phase: 'tile',
    turn: 1,
    dragons: [{ piece: 'W', cells: ['b1', 'b2', 'c2', 'c3', 'd3'] }],
  });
});

test('[5.3] a dragon that fits nowhere is discarded by itself', () => {
  const position = { ...CATCH, lairs: ['T', 'W', 'U', 'V', 'X'] };
  expect(after(position, 'tile L c2 e3')).toMatchObject({
    phase: 'tile',
    turn: 1,
    lairs: ['W', 'U', 'V', 'X'],
    dragons: [],
  });
  expect(happenings(position, 'tile L c2 e3').slice(-2)).toEqual(['summoned', 'discarded']);
});

test('[5.3] a dragon summoned by the first or second tile is always discarded', () => {
  for (const { document } of STEPS) {
    if (document.tiles.length <= 2) expect(document).toMatchObject({ dragons: [] });
    if (document.phase === 'dragon') expect(document.tiles.length).toBeGreaterThan(2);
  }
});

test('[5.4] with all dragons gone an egg in a hole summons nothing', () => {
  const position = table({
    tiles: [
      [0, 'tile O b2 a1'],
      [1, 'tile O g7 h8'],
      [0, 'tile T d4 d5'],
      [1, 'tile T f3 f4'],
      [1, 'tile I b7 d7'],
    ],
    hatched: ['b2', 'b7', 'd4', 'f3', 'g7'],
    eggs: ['c2'],
  });
  expect(position.lairs).toEqual([]);
  const next = after(position, 'tile L c2 e3');
  expect(next).toMatchObject({ phase: 'tile', turn: 1, eggs: [], dragons: [] });
  expect(next.hatched).toContain('c2');
  expect(happenings(position, 'tile L c2 e3')).toEqual(['placed', 'hatched', 'noDragonLeft']);
});

test('[6.1] the game ends when a turn is over and neither can place', () => {
  for (const { document, position, over } of STEPS) {
    if (document.phase === 'eggs') continue;
    const nobody = open(document, 0).length + open(document, 1).length === 0;
    expect(over).toBe(nobody && document.phase === 'tile');
    if (!over) continue;
    expect(document.turn).toBe(document.tiles.at(-1)!.seat);
    expect(brokenRule(position, 'tile I a2 a4')).toBe('6.1');
    expect(legal(position)).toEqual([]);
  }
});

test('[6.1] a dragon of the last turn is still placed', () => {
  const last = STEPS.filter(
    ({ document }) => document.phase === 'dragon' && open(document, 0).length + open(document, 1).length === 0,
  );
  expect(last.length).toBeGreaterThan(0);
  for (const { position } of last) {
    const [move] = legal(position);
    expect(status(position)).toEqual({ actor: position.turn });
    expect(status(position, move!).outcome).toBeDefined();
  }
});

/** §6.2, counted field by field. */
function points({ tiles, dragons, broken }: Document, seat: number): number {
  const burnt = dragons.flatMap(({ cells }) => cells);
  const open = (cell: string) => !burnt.includes(cell);
  const mine = tiles.filter((tile) => tile.seat === seat);
  return (
    mine.flatMap(({ cells }) => cells).filter(open).length +
    mine.filter(({ castle }) => open(castle)).length -
    broken[seat]!
  );
}

const ENDS = STEPS.filter(({ over }) => over);

test('[6.2] open fields and open castles count, broken eggs are taken off', () => {
  for (const { position, document } of ENDS) {
    expect(status(position).outcome!.scores).toEqual([points(document, 0), points(document, 1)]);
  }
});

test('[6.3] more points win, equal points are a draw', () => {
  const seen = new Set<string>();
  for (const { position, heard } of ENDS) {
    const { winners, scores, rule } = status(position).outcome!;
    const [a, b] = scores as [number, number];
    expect({ winners, rule }).toEqual({ winners: a === b ? [] : [a > b ? 0 : 1], rule: '6.3' });
    expect(heard.at(-1)).toMatchObject({ what: a === b ? 'drawn' : 'won' });
    seen.add(`${winners}`);
  }
  expect([...seen].sort()).toEqual(['', '0', '1']);
});

test('every view is the whole position', () => {
  for (const viewer of [0, 1, 'spectator'] as const) expect(view(CATCH, viewer)).toEqual(CATCH);
});

test('each legal move is picked as often as any other', () => {
  const state = dragonInferno.read(STEPS.find(({ document }) => document.tiles.length === 10)!.position, rngFrom(''));
  const rng = rngFrom('pick');
  const list = dragonInferno.moves(state);
  const times = new Map(list.map((move) => [move, 0]));
  for (let i = 0; i < list.length * 2000; i++) {
    const move = dragonInferno.pick!(state, rng);
    times.set(move, times.get(move)! + 1);
  }
  for (const [move, often] of times) expect(Math.abs(often - 2000), dragonInferno.spell(move)).toBeLessThan(250);
});
