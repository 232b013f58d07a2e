import { think } from '@hoard/bots';
import { begin, type Position, rngFrom, settings } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { insight } from '../bot.ts';
import { box, diamoniak } from '../index.ts';
import { spell } from '../notation.ts';
import { table } from './table.ts';

const load = (position: Position) => diamoniak.read(position, rngFrom('bot'));
const chances = (position: Position) => insight.chances!(load(position));
const likely = (position: Position) => spell(insight.likelyMove!(load(position), rngFrom('bot')));
const red = (...castle: string[]) => ({ colour: 'R', castle });
const blue = (...castle: string[]) => ({ colour: 'B', castle });

describe('chances', () => {
  test.each([
    ['more pieces', { ...red('R1', 'R2', 'R3') }, { ...blue('B1') }],
    ['more diamonds', { ...red('R1'), diamonds: 4 }, { ...blue('B1'), diamonds: 1 }],
    ['fairies', { ...red('R1'), fairies: 2 }, { ...blue('B1') }],
    [
      'the last piece for sale',
      { ...red('R1', 'R2', 'R3', 'R4', 'R5'), diamonds: 3 },
      { ...blue('B1', 'B2', 'B3', 'B4', 'B5'), spares: ['R6'], diamonds: 3 },
    ],
  ])('favour %s', (_, richer, poorer) => {
    const [first, second] = chances(table({ turn: 1, players: [richer, poorer] }));
    expect(first! + second!).toBeCloseTo(1);
    expect(first).toBeGreaterThan(second!);
  });

  test('are all the winner has', () => {
    const won = table({ phase: 'drawn', players: [red('R1', 'R2', 'R3', 'R4', 'R5', 'R6'), blue('B1')] });
    expect(chances(won)).toEqual([1, 0]);
  });

  test('add up to 1 and every likely move is legal, however many play', () => {
    for (const { options, seats } of settings(diamoniak)) {
      const { state, rng } = begin(diamoniak, { options, seats, seed: 'likely' });
      for (let i = 0; i < 300 && diamoniak.status(state).actor !== undefined; i++) {
        expect(insight.chances!(state).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
        const move = insight.likelyMove!(state, rng);
        expect(diamoniak.refusal(state, move)).toBeUndefined();
        const moves = diamoniak.moves(state);
        diamoniak.apply(state, i % 3 === 0 ? moves[rng.int(moves.length)]! : move, rng);
      }
    }
  });
});

describe('the likely player', () => {
  test('pays the witch with spares before diamonds, and with the castle last', () => {
    const player = { ...red('R1', 'R2'), spares: ['B1', 'G1'], diamonds: 2 };
    expect(likely(table({ phase: 'witch', players: [player, {}] }))).toBe('give B1 D G1');
  });

  test.each([
    ['draws', ['D', 'R5', 'W', 'R4', 'D'], 'draw'],
    ['stops', ['W', 'D', 'W', 'D', 'W'], 'stop'],
  ])('%s by what is left in the pile', (_, next, move) => {
    const player = { ...red('R1', 'R2', 'R3'), diamonds: 2 };
    expect(likely(table({ phase: 'drawn', next, rest: 'returned', players: [player, {}] }))).toBe(move);
  });

  test('lets a fairy save the castle, and not three spares', () => {
    const poor = { ...red('R1', 'R2', 'R3'), fairies: 1 };
    const rich = { ...poor, spares: ['B1', 'G1', 'Y1'] };
    expect(likely(table({ phase: 'witch', players: [poor, {}] }))).toBe('fairy');
    expect(likely(table({ phase: 'witch', players: [rich, {}] }))).toBe('give B1 G1 Y1');
  });
});

test('hard buys the piece that wins', () => {
  const player = { ...red('R1', 'R2', 'R3', 'R4', 'R5'), diamonds: 4 };
  const position = table({ players: [player, { ...blue('B1', 'B2'), spares: ['G2', 'R6'] }] });
  const view = diamoniak.write(load(position), 0);
  for (const seed of ['a', 'b', 'c'])
    expect(spell(think('hard', box, view, rngFrom(seed)).move as number)).toBe('buy 1 R6');
});
