import { BOXES, boxOf } from '@hoard/games';
import { begin, type Game, rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { readingOf } from '../src/rules.ts';

/** A position some random moves into a match. */
function later(game: Game, moves: number, seed: string) {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]!]));
  const { state, rng } = begin(game, { options, seats: game.seats[0], seed });
  for (let i = 0; i < moves && game.status(state).outcome === undefined; i++) {
    const legal = game.moves(state);
    game.apply(state, legal[rng.int(legal.length)]!, rng);
  }
  return { state, rng };
}

describe.each(BOXES.map(({ game }) => ({ id: game.id, game })))('what the page knows of $id', ({ game }) => {
  test('are the legal moves, from the view alone', () => {
    for (const moves of [0, 5, 11]) {
      const { state } = later(game, moves, `page ${moves}`);
      const { actor } = game.status(state);
      if (actor === undefined) continue;
      const reading = readingOf(game, game.write(state, actor), actor);
      expect([...reading.moves].sort()).toEqual(game.moves(state).map(game.spell).sort());
      for (const move of reading.moves) expect(reading.judge(move)).toEqual({ may: true });
    }
  });

  test('is nothing to play while another is to decide', () => {
    const { state } = later(game, 0, 'other');
    const other = (game.status(state).actor! + 1) % game.seats[0];
    const reading = readingOf(game, game.write(state, other), other);
    expect(reading.moves).toEqual([]);
    expect(reading.judge(game.spell(game.moves(state)[0]))).toEqual({ problem: 'notYourTurn' });
  });

  test('is what a move leads to, where it reveals nothing', () => {
    for (const moves of [0, 4, 9]) {
      const { state, rng } = later(game, moves, `preview ${moves}`);
      const { actor } = game.status(state);
      if (actor === undefined) continue;
      const { preview, moves: legal } = readingOf(game, game.write(state, actor), actor);
      for (const move of legal.slice(0, 8)) {
        const expected = preview(move);
        if (expected === undefined) continue;
        const after = game.clone(state);
        game.apply(after, game.parse(move), rng.clone());
        expect(game.write(after, actor), move).toEqual(expected);
      }
    }
  });
});

test('a draw from the pile has no preview', () => {
  const { game } = boxOf('diamoniak')!;
  const { state } = later(game, 0, 'pile');
  const { actor } = game.status(state);
  expect(readingOf(game, game.write(state, actor!), actor!).preview('draw')).toBeUndefined();
});

test('what is no move is no move, and what a rule forbids names the rule', () => {
  const { game } = boxOf('red7')!;
  const state = game.setup({ advanced: false, actions: false, sevenMayMoveItself: true }, 2, rngFrom('refused'));
  const actor = game.status(state).actor!;
  const reading = readingOf(game, game.write(state, actor), actor);
  expect(reading.judge('nonsense')).toEqual({ problem: 'noMove' });
  expect(reading.judge('end')).toMatchObject({ refusal: { rule: expect.stringMatching(/^\d+\.\d+$/) } });
});

test('nothing can be done in a match that is over, though the game would go on', () => {
  const { game } = boxOf('red7')!;
  const state = game.setup({ advanced: false, actions: false, sevenMayMoveItself: true }, 2, rngFrom('resigned'));
  const actor = game.status(state).actor!;
  const reading = readingOf(game, game.write(state, actor), actor, true);
  expect(reading.moves).toEqual([]);
  expect(reading.judge('pass')).toEqual({ problem: 'over' });
});
