import { think } from '@hoard/bots';
import { begin, type Position, type Rng, rngFrom, settings } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { insight } from '../bot.ts';
import { NAMES } from '../components.ts';
import { box, diamoniak } from '../index.ts';
import { DRAW, type Move, STOP, spell } from '../notation.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';

const load = (position: Position) => diamoniak.read(position, rngFrom('bot'));
const chances = (position: Position) => insight.chances!(load(position));
const best = (position: Position) =>
  spell(think('expert', box, diamoniak.write(load(position), 0), rngFrom('bot')).move as Move);
const { choices, prospects, traits, weights, mastery } = insight.learned!;
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const red = (...castle: string[]) => ({ colour: 'R', castle });
const blue = (...castle: string[]) => ({ colour: 'B', castle });

/** The moments of random matches of all kinds. */
function* moments(seed: string): Generator<{ state: State; rng: Rng }> {
  for (const { options, seats } of settings(diamoniak)) {
    const { state, rng } = begin(diamoniak, { options, seats, seed });
    for (let i = 0; i < 100 && diamoniak.status(state).actor !== undefined; i++) {
      yield { state: diamoniak.clone(state), rng: rng.clone() };
      const moves = diamoniak.moves(state);
      diamoniak.apply(state, moves[rng.int(moves.length)]!, rng);
    }
  }
}

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

  test('add up to 1, however many play', () => {
    for (const { state } of moments('chances')) expect(sum(insight.chances!(state))).toBeCloseTo(1);
  });
});

describe('prospects', () => {
  test('are every card that may be drawn, by how many of its like are left', () => {
    for (const { state } of moments('prospects')) {
      if (!diamoniak.moves(state).includes(DRAW)) continue;
      const left = state.pile.length > 0 ? state.pile : state.returned;
      const likes = new Set(left.map((card) => NAMES[card]![0]));
      const all = prospects(state, DRAW);
      expect(all).toHaveLength(likes.size);
      expect(sum(all.map(({ chance }) => chance))).toBeCloseTo(1);
      for (const { state: next } of all) expect(() => load(diamoniak.write(next))).not.toThrow();
    }
  });

  test('of any other move are one', () => {
    const state = load(table({ phase: 'drawn', players: [red('R1'), {}] }));
    expect(prospects(state, STOP)).toMatchObject([{ chance: 1, state: { turn: 1 } }]);
  });

  test('choices leave out payments and purchases of like cards', () => {
    const player = { ...red('R1', 'R2'), spares: ['B1', 'B2', 'G1'], diamonds: 1 };
    const paying = load(table({ phase: 'witch', players: [player, {}] }));
    const buying = load(
      table({
        players: [
          { ...red('R1'), diamonds: 3 },
          { ...blue('B1'), spares: ['R2', 'R3'] },
        ],
      }),
    );
    expect(choices(paying).map(spell)).toContain('give B1 G1 R1');
    expect(choices(paying).map(spell)).not.toContain('give B2 G1 R1');
    expect(choices(buying).map(spell)).toEqual(['draw', 'buy 1 R2']);
  });
});

describe('what matches have taught', () => {
  test('is told in as many numbers for each seat, whatever the order of the pile', () => {
    for (const { state, rng } of moments('traits')) {
      const told = traits(state);
      for (const seat of told) {
        expect(seat).toHaveLength(weights.direct.length);
        expect(seat).toHaveLength(mastery.direct.length);
        expect(Math.max(...Array.from(seat, Math.abs))).toBeLessThanOrEqual(3);
      }
      rng.shuffle(state.pile);
      expect(traits(state)).toEqual(told);
    }
  });

  test.each([
    ['draws', ['D', 'R5', 'D', 'R4', 'D'], 'draw'],
    ['stops', ['W', 'D', 'W', 'D', 'W'], 'stop'],
  ])('%s by what is left in the pile', (_, next, move) => {
    const player = { ...red('R1', 'R2', 'R3'), diamonds: 2 };
    expect(best(table({ phase: 'drawn', next, rest: 'returned', players: [player, {}] }))).toBe(move);
  });

  test('lets a fairy save the castle, and pays with the castle last', () => {
    const poor = { ...red('R1', 'R2', 'R3', 'R4'), fairies: 1 };
    const rich = { ...red('R1', 'R2', 'R3', 'R4'), spares: ['G1', 'Y1'], diamonds: 2 };
    expect(best(table({ phase: 'witch', players: [poor, {}] }))).toBe('fairy');
    expect(best(table({ phase: 'witch', players: [rich, {}] }))).not.toContain('R');
  });
});

test('hard buys the piece that wins', () => {
  const player = { ...red('R1', 'R2', 'R3', 'R4', 'R5'), diamonds: 4 };
  const position = table({ players: [player, { ...blue('B1', 'B2'), spares: ['G2', 'R6'] }] });
  const view = diamoniak.write(load(position), 0);
  for (const seed of ['a', 'b', 'c'])
    expect(spell(think('hard', box, view, rngFrom(seed)).move as number)).toBe('buy 1 R6');
});
