import type { Position } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { dragonInferno } from '../index.ts';
import { after, brokenRule, legal, MATCHES, NEW, refusal, START, STEPS, status } from './scenes.ts';
import { CELLS, CORNERS, type Document, DRAGONS, open, ROUND, TILES, table } from './table.ts';

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
