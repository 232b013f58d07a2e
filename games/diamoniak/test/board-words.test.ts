import { type Position, rngFrom } from '@hoard/kernel';
import { LANGUAGES } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';
import { asked } from '../board/ask.ts';
import { speaker } from '../board/speak.ts';
import { tableOf } from '../board/table.ts';
import { texts } from '../board/text/index.ts';
import { phrase, words } from '../board/words.ts';
import { diamoniak } from '../index.ts';
import { table } from './table.ts';

const NAMES = ['Ada', 'Bo', 'Cyd', 'Dan'];

interface Step {
  readonly position: Position;
  readonly moves: readonly string[];
}

/** What the seat on turn sees, and may do, in every position of a random match; its end last. */
function match(seed: string, seats: number, buyAfterDraw: boolean): Step[] {
  const rng = rngFrom(seed);
  const state = diamoniak.setup({ buyAfterDraw, colourReleased: buyAfterDraw }, seats, rng);
  const steps: Step[] = [];
  for (;;) {
    const { outcome, actor = 0 } = diamoniak.status(state);
    const moves = diamoniak.moves(state);
    steps.push({ position: diamoniak.write(state, actor), moves: moves.map(diamoniak.spell) });
    if (outcome !== undefined) return steps;
    diamoniak.apply(state, moves[rng.int(moves.length)]!, rng);
  }
}
const STEPS = [match('two', 2, false), match('three', 3, true), match('four', 4, false)].flat();

describe.each(LANGUAGES)('in %s', (language) => {
  test('every legal move of random matches has its own sentence', () => {
    for (const { position, moves } of STEPS) {
      const sentences = moves.map((move) => phrase(move, position, NAMES, language));
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(moves.length);
      expect(sentences.map(({ group, text }) => `${group} ${text}`).join()).not.toMatch(/undefined|[{}]/);
    }
  });

  test('positions of random matches can be told', () => {
    for (const { position } of STEPS.filter((_, i) => i % 5 === 0)) {
      const { seats, turn } = tableOf(position);
      for (const viewer of [turn, (turn + 1) % seats, 'spectator'] as const) {
        const [ask, ...others] = words(position, viewer, NAMES, language);
        expect(ask!.lines).toHaveLength(1);
        expect(others).toHaveLength(1 + seats);
        expect(
          JSON.stringify([ask, ...others].flatMap((section) => [section!.heading, ...section!.lines])),
        ).not.toMatch(/undefined|[{}]/);
      }
    }
  });

  test('the board has all its words', () => {
    expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  });
});

const speak = speaker('en', NAMES);
const told = (position: Position, viewer: 0 | 1 | 'spectator', taken: readonly string[] = []) => {
  const moves = diamoniak.moves(diamoniak.read(position, rngFrom('told'))).map(diamoniak.spell);
  return asked({ table: tableOf(position), viewer, moves, taken }, speak);
};

test('what is asked is told in a few words', () => {
  const rich = { colour: 'R', castle: ['R1'], diamonds: 3, fairies: 1 };
  const seller = { colour: 'B', castle: ['B1'], spares: ['R2'] };
  expect(told(table({ players: [{}, {}] }), 0)).toBe('Draw a card!');
  expect(told(table({ players: [{}, {}] }), 1)).toBe('Ada is playing.');
  expect(told(table({ players: [rich, seller] }), 0)).toBe('Draw a card, or buy a piece!');
  expect(told(table({ phase: 'drawn', players: [rich, seller] }), 0)).toBe('One more card, or stop?');
  const visited = table({ phase: 'witch', players: [rich, seller] });
  expect(told(visited, 0)).toBe('A witch! Your fairy, or 3 cards?');
  expect(told(visited, 0, ['F1'])).toBe('Send the fairy to the witch!');
  expect(told(visited, 0, ['D1', 'D2'])).toBe('The witch wants 1 more card!');
});

test('the end is told to the winner and to the others', () => {
  const castle = [1, 2, 3, 4, 5, 6].map((number) => `R${number}`);
  const over = table({ phase: 'drawn', players: [{ colour: 'R', castle }, {}] });
  expect(told(over, 0)).toBe('Hooray, you win!');
  expect(told(over, 1)).toBe('Ada wins!');
});

test('a payment says whether the castle suffers', () => {
  const player = { colour: 'R', castle: ['R1'], spares: ['B1'], diamonds: 2 };
  const visited = table({ phase: 'witch', players: [player, {}] });
  expect(phrase('give B1 D D', visited, NAMES, 'en')).toEqual({
    group: 'Pay the witch and keep the whole castle',
    text: 'Give the witch: blue piece 1, 2 diamonds',
  });
  expect(phrase('give D D R1', visited, NAMES, 'en').group).toBe('Pay the witch with pieces of the castle');
});
