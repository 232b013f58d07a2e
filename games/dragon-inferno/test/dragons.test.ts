import { rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonInferno } from '../index.ts';
import { after, brokenRule, CATCH, happenings, legal, refusal, START, STEPS, status, view } from './scenes.ts';
import { type Document, DRAGONS, open, table } from './table.ts';

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
