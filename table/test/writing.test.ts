import { BOXES } from '@hoard/games';
import { rngFrom, settings } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { textOf, unknownIn, type Written, writeDown } from '../src/writing.ts';

test.each(BOXES.map(({ game }) => ({ id: game.id, game })))('views of $id are written as JSON would be', ({ game }) => {
  for (const { options, seats } of settings(game).slice(0, 6)) {
    const rng = rngFrom(`written ${seats}`);
    const state = game.setup(options, seats, rng);
    let last: Written | undefined;
    for (let i = 0; i < 40 && game.status(state).outcome === undefined; i++) {
      const view = game.write(state, 0);
      last = writeDown(view, last);
      const text = JSON.stringify(view);
      expect(textOf(last)).toBe(text);
      expect(unknownIn(last)).toBe(text.split('"?"').length - 1);
      const moves = game.moves(state);
      game.apply(state, moves[rng.int(moves.length)], rng);
    }
  }
});

test('a field that has not changed is not written again', () => {
  const first = writeDown({ deck: ['?', '?'], turn: 0 });
  const second = writeDown({ deck: ['?', '?'], turn: 1 }, first);
  expect(second.fields[0]).toBe(first.fields[0]);
  expect(textOf(second)).toBe('{"deck":["?","?"],"turn":1}');
});
