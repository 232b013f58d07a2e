import { describe, expect, test } from 'vitest';
import { BadSetting, begin, fault, heardBy, perft, type Record, readRecord, setting, settings } from '../src/index.ts';
import { toy } from './toy.ts';

function played(): Record {
  const match = { game: 'toy', version: 1, seats: 2, options: { bonus: false }, seed: 'match' };
  const { state, rng } = begin(toy, match);
  const moves: string[] = [];
  for (let status = toy.status(state); ; status = toy.status(state)) {
    if (status.outcome !== undefined) return { ...match, moves, outcome: status.outcome };
    const [move] = toy.moves(state);
    moves.push(toy.spell(move!));
    toy.apply(state, move!, rng);
  }
}

describe('a record', () => {
  const record = played();

  test('is right when it replays to its outcome', () => {
    expect(fault(toy, readRecord(toy, JSON.parse(JSON.stringify(record))))).toBeUndefined();
  });

  test.each([
    ['a move that is none', { moves: ['lay 9'] }, 'move 1: "lay 9" is no move of toy'],
    ['an illegal move', { moves: [record.moves[0], record.moves[0]] }, 'may not be made (§1.3)'],
    ['an early end', { moves: record.moves.slice(0, 2) }, 'not over after 2 moves'],
    ['another outcome', { outcome: { winners: [], scores: [0, 0], rule: '1.1' } }, 'outcome: recorded'],
    ['another version', { version: 2 }, 'version 2 of toy was played'],
    ['another seed', { seed: 'other' }, ''],
  ])('with %s is wrong', (_, change, says) => {
    expect(fault(toy, { ...record, ...change } as Record)).toContain(says);
  });

  test.each(['game', 'version', 'seats', 'options', 'seed', 'moves', 'outcome'])('without %s is not read', (field) => {
    const { [field as keyof Record]: _, ...rest } = record;
    expect(() => readRecord(toy, rest)).toThrow(`${field}: missing field`);
  });
});

describe('settings', () => {
  test('are every option value with every number of seats', () => {
    expect(settings(toy)).toEqual([
      { options: { bonus: false }, seats: 2 },
      { options: { bonus: true }, seats: 2 },
    ]);
    expect(settings({ ...toy, misfit: ({ bonus }) => (bonus === true ? 'no bonus' : undefined) })).toHaveLength(1);
  });

  test('fill in defaults and refuse what the game does not have, with a list', () => {
    expect(setting(toy, {}, 2)).toEqual({ options: { bonus: false }, seats: 2 });
    expect(() => setting(toy, { bones: true }, 2)).toThrow('options.bones: toy has no such option; it has bonus');
    expect(() => setting(toy, { bonus: 3 }, 2)).toThrow('options.bonus: must be one of false, true');
    expect(() => setting(toy, { toString: 1 }, 2)).toThrow(BadSetting);
    expect(() => setting(toy, {}, 3)).toThrow('seats: toy is played by 2');
  });
});

describe('perft', () => {
  const { state, rng } = begin(toy, { options: { bonus: false }, seats: 2, seed: 'perft' });

  test('counts the leaves of the tree of moves', () => {
    expect([0, 1, 2, 3, 4, 5].map((depth) => perft(toy, state, rng, depth))).toEqual([1, 3, 9, 18, 36, 36]);
  });

  test('stops where chance was consumed', () => {
    const chancy = { ...state, bonus: true };
    expect([1, 2, 3].map((depth) => perft(toy, chancy, rng, depth))).toEqual([3, 3, 3]);
  });
});

test('a secret is heard by those it is told to', () => {
  const happening = {
    what: 'drew',
    args: { seat: 1 },
    secret: { to: [1], what: 'drewCard', args: { seat: 1, card: 'R1' } },
  };
  expect(heardBy(1, happening)).toEqual({ what: 'drewCard', args: { seat: 1, card: 'R1' } });
  expect(heardBy(0, happening)).toEqual({ what: 'drew', args: { seat: 1 } });
  expect(heardBy('spectator', happening)).toEqual({ what: 'drew', args: { seat: 1 } });
});
