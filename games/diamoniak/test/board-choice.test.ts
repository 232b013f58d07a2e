import { describe, expect, test } from 'vitest';
import { complete, open, touch, type Way } from '../../../board/src/route.ts';
import { gem, journeys } from '../board/journeys.ts';
import { SPELLING } from '../board/spelling.ts';
import { freeColours, keeperOf, leaders, tableOf } from '../board/table.ts';
import { table } from './table.ts';

const ways = (...moves: string[]): Way[] => moves.map((move) => ({ move, route: SPELLING.witch.route(move) }));

describe('the witch', () => {
  const payments = ways('fairy', 'give D D D', 'give D D F', 'give D D R1', 'give D F R1');

  test('diamonds are chosen as the first, the second, the third', () => {
    expect(open(payments, [])).toEqual(new Set(['F1', 'D1', 'D2', 'D3', 'R1']));
    expect(complete(payments, ['D1', 'R1', 'D2'])).toBe('give D D R1');
    expect(open(payments, ['D1', 'D2'])).toEqual(new Set(['D3', 'F1', 'R1']));
  });

  test('the fairy goes to the witch, or into the bag with other cards', () => {
    expect(open(payments, ['F1'])).toEqual(new Set(['witch', 'D1', 'D2', 'R1']));
    expect(complete(payments, ['F1', 'witch'])).toBe('fairy');
    expect(complete(payments, ['F1', 'D1', 'D2'])).toBe('give D D F');
  });

  test('a fairy alone is not paid by a tap that could beat the witch', () => {
    const alone = ways('fairy', 'give F');
    expect(complete(alone, ['F1'])).toBeUndefined();
    expect(complete(alone, ['F1', 'witch'])).toBe('fairy');
    expect(complete(alone, ['F1', 'bag'])).toBe('give F');
  });

  test('too few cards are offered all the same, to be explained', () => {
    expect(touch(SPELLING.witch, payments, ['D1', 'R1'], 'bag').attempt).toBe('give D R1');
    expect(touch(SPELLING.witch, payments, ['D1'], 'pile').attempt).toBe('draw');
    expect(touch(SPELLING.witch, payments, [], 'bag').attempt).toBeUndefined();
  });

  test('what was chosen is taken back by a touch', () => {
    expect(touch(SPELLING.witch, payments, ['D1', 'R1'], 'R1').taken).toEqual(['D1']);
  });
});

test('a piece is bought by a tap, or carried home', () => {
  const { route, spell, carries } = SPELLING.start;
  expect(route('buy 1 R5')).toEqual(['1 R5']);
  expect(spell(['1 R5', 'home'])).toBe('buy 1 R5');
  expect(spell(['pile', 'home'])).toBe('draw');
  expect(spell(['R5'])).toBeUndefined();
  expect(['1 R5', 'pile', 'R5', 'D1'].filter(carries)).toEqual(['1 R5', 'pile']);
  expect(['1 R5', 'pile', 'R5', 'D1'].filter(SPELLING.witch.carries)).toEqual(['R5', 'D1']);
});

test('who leads, which colours are free, and who keeps a piece', () => {
  const now = tableOf(
    table({
      players: [
        { colour: 'R', castle: ['R1', 'R2'] },
        { colour: 'B', castle: ['B1'], spares: ['R5'] },
      ],
    }),
  );
  expect(leaders(now)).toEqual([0]);
  expect(freeColours(now)).toEqual(['G', 'Y']);
  expect(keeperOf(now, 'R5')).toBe(1);
  expect(keeperOf(now, 'R6')).toBeUndefined();
  expect(leaders(tableOf(table({ players: [{}, {}] })))).toEqual([]);
});

describe('journeys', () => {
  const now = tableOf(table({ players: [{ diamonds: 2 }, { diamonds: 4 }] }));

  test('a drawn card is shown first, then it goes where it belongs', () => {
    const all = journeys([{ what: 'diamond', args: { seat: 0, diamonds: 2 } }], now);
    expect(all).toEqual([
      { piece: `shown ${now.pile.length}`, beat: 0, from: 'pile' },
      { piece: gem(0, 1), beat: 1, from: 'shown' },
    ]);
  });

  test('what the witch takes goes beside the pile', () => {
    const all = journeys([{ what: 'paid', args: { seat: 0, cards: 'D D R1' } }], now);
    expect(all.map(({ piece }) => piece)).toEqual([gem(0, 2), gem(0, 3), 'R1', 'witch']);
    expect(all.every(({ to }) => to === 'returned')).toBe(true);
  });

  test('three diamonds go from the buyer to the seller', () => {
    const all = journeys([{ what: 'bought', args: { seat: 0, other: 1, card: 'R5', diamonds: 3 } }], now);
    expect(all.filter(({ to }) => to === 'hoard 1').map(({ piece }) => piece)).toEqual([2, 3, 4].map((i) => gem(0, i)));
    expect(all.filter(({ from }) => from === 'hoard 0').map(({ piece }) => piece)).toEqual(
      [3, 2, 1].map((i) => gem(1, i)),
    );
  });
});
