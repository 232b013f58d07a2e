import { describe, expect, test } from 'vitest';
import { ahead, complete, offered, open, rest, resumed, type Spelling, touch, waysTo } from '../src/route.ts';

const spelling: Spelling = {
  route(move) {
    const [verb, ...cards] = move.split(' ');
    if (verb === 'play') return [cards[0]!, 'palette'];
    if (verb === 'discard') return [cards[0]!, 'canvas'];
    return verb === 'give' ? [cards] : [move];
  },
  spell: ([card, place]) => (place === 'canvas' ? `discard ${card}` : card === 'end' ? 'end' : undefined),
  carries: (part) => /^[A-Z]\d$/.test(part),
};
const ways = (...moves: string[]) => moves.map((move) => ({ move, route: spelling.route(move) }));

describe('a route', () => {
  test('is followed part by part, or not at all', () => {
    expect(rest(['B6', 'canvas'], ['B6'])).toEqual(['canvas']);
    expect(rest(['B6', 'canvas'], ['B6', 'canvas'])).toEqual([]);
    expect(rest(['B6', 'canvas'], ['canvas'])).toBeUndefined();
    expect(rest(['B6'], ['B6', 'B6'])).toBeUndefined();
  });

  test('takes the parts of a list in any order, equal ones as often as they stand there', () => {
    expect(rest([['B1', 'D', 'D'], 'pile'], ['D', 'B1'])).toEqual([['D'], 'pile']);
    expect(rest([['B1', 'D', 'D'], 'pile'], ['D', 'B1', 'D'])).toEqual(['pile']);
    expect(rest([['B1', 'D']], ['D', 'D'])).toBeUndefined();
  });
});

test('a move can be made with or without taking up what is carried there', () => {
  const eggs = waysTo(['egg c3'], { ...spelling, route: () => ['c3'], carriedRoute: () => ['nest', 'c3'] });
  expect(open(eggs, [])).toEqual(new Set(['c3', 'nest']));
  expect(open(eggs, ['nest'])).toEqual(new Set(['c3']));
  expect(complete(eggs, ['c3'])).toBe('egg c3');
  expect(complete(eggs, ['nest', 'c3'])).toBe('egg c3');
});

describe('a choice', () => {
  const all = ways('play B6', 'discard B6', 'play R1', 'end');

  test('opens what begins a move, then what continues it', () => {
    expect(open(all, [])).toEqual(new Set(['B6', 'R1', 'end']));
    expect(open(all, ['B6'])).toEqual(new Set(['palette', 'canvas']));
    expect(ahead(all, ['R1']).map(({ move }) => move)).toEqual(['play R1']);
    expect(complete(all, ['B6'])).toBeUndefined();
    expect(complete(all, ['B6', 'canvas'])).toBe('discard B6');
  });

  test('plays the move that is complete', () => {
    expect(touch(spelling, all, [], 'B6')).toEqual({ taken: ['B6'] });
    expect(touch(spelling, all, ['B6'], 'palette')).toEqual({ taken: [], attempt: 'play B6' });
    expect(touch(spelling, all, [], 'end')).toEqual({ taken: [], attempt: 'end' });
  });

  test('takes a part back that is touched again', () => {
    expect(touch(spelling, all, ['B6'], 'B6')).toEqual({ taken: [] });
  });

  test('goes over to another card', () => {
    expect(touch(spelling, all, ['B6'], 'R1')).toEqual({ taken: ['R1'] });
  });

  test('attempts what is not legal, keeping what is taken', () => {
    expect(touch(spelling, all, ['R1'], 'canvas')).toEqual({ taken: ['R1'], attempt: 'discard R1' });
  });

  test('begins with a card that has no legal move, but not with a place', () => {
    expect(touch(spelling, all, [], 'G3')).toEqual({ taken: ['G3'] });
    expect(touch(spelling, all, [], 'canvas')).toEqual({ taken: [] });
  });

  test('that leads nowhere puts nothing out: what glows begins another', () => {
    expect(offered(all, ['G3'])).toEqual(new Set(['B6', 'R1', 'end']));
    expect(offered(all, ['B6'])).toEqual(new Set(['palette', 'canvas']));
    expect(resumed(all, ['G3'], 'end')).toEqual([]);
    expect(resumed(all, ['G3'], 'canvas')).toEqual(['G3']);
    expect(resumed(all, ['B6'], 'canvas')).toEqual(['B6']);
  });

  test('collects a set in any order', () => {
    const payments = ways('give B1 D D', 'give D D D');
    expect(touch(spelling, payments, ['D'], 'D')).toEqual({ taken: ['D', 'D'] });
    expect(touch(spelling, payments, ['D', 'D'], 'B1')).toEqual({ taken: [], attempt: 'give B1 D D' });
  });
});
