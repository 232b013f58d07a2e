import { BOXES } from '@hoard/games';
import { rngFrom, settings } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { type News, type Play, playAfter } from '../src/index.ts';
import { NOTHING, textOf, unknownIn, type Written, writeDown } from '../src/writing.ts';

test.each(BOXES.map(({ game }) => ({ id: game.id, game })))('views of $id are written as JSON would be', ({ game }) => {
  for (const { options, seats } of settings(game).slice(0, 6)) {
    const rng = rngFrom(`written ${seats}`);
    const state = game.setup(options, seats, rng);
    let last: Written | undefined;
    let play: Play | undefined;
    for (let i = 0; i < 200 && game.status(state).outcome === undefined; i++) {
      const view = game.write(state, 0);
      last = writeDown(view, i, last);
      const text = JSON.stringify(view);
      expect(textOf(last, NOTHING)).toBe(`"view":${text}`);
      const news = JSON.parse(`{"play":{${textOf(last, i - 1)}}}`) as News;
      play = playAfter(play, news)!;
      expect(JSON.stringify(play.view)).toBe(text);
      expect(unknownIn(last)).toBe(text.split('"?"').length - 1);
      const moves = game.moves(state);
      game.apply(state, moves[rng.int(moves.length)], rng);
    }
  }
});

test('a field that has not changed is not written again, nor sent to who knows it', () => {
  const first = writeDown({ deck: ['?', '?'], turn: 0 }, 0);
  const second = writeDown({ deck: ['?', '?'], turn: 1 }, 1, first);
  expect(second.fields[0]).toBe(first.fields[0]);
  expect(textOf(second, NOTHING)).toBe('"view":{"deck":["?","?"],"turn":1}');
  expect(textOf(second, 0)).toBe('"changed":{"turn":1}');
  expect(textOf(second, 1)).toBe('"changed":{}');
});

test('the whole view is told where a field comes or goes', () => {
  const first = writeDown({ deck: ['?'], seen: [1] }, 0);
  const second = writeDown({ deck: ['?'] }, 1, first);
  expect(textOf(second, 0)).toBe('"view":{"deck":["?"]}');
  expect(textOf(writeDown({ deck: ['?'] }, 2, second), 1)).toBe('"changed":{}');
});

test('the whole view is told to who knows what was never written here, for it may have been otherwise', () => {
  const first = writeDown({ turn: 0 }, 0);
  const third = writeDown({ turn: 0 }, 2, first);
  expect(textOf(third, 1)).toBe('"view":{"turn":0}');
  expect(textOf(third, 0)).toBe('"changed":{}');
});

test('what two viewers see alike is written once', () => {
  const first = writeDown({ deck: ['?'], hand: ['R1'], options: { advanced: true } }, 0);
  const other = writeDown({ deck: ['?'], hand: ['?'], options: { advanced: true } }, 0, undefined, first);
  expect(other.fields.map((field, i) => field === first.fields[i])).toEqual([true, false, true]);
  const second = writeDown({ deck: [], hand: ['R1'], options: { advanced: true } }, 1, first);
  const late = writeDown({ deck: [], hand: ['R1'], options: { advanced: true } }, 1, other, second);
  expect(late.fields.map((field, i) => field === second.fields[i])).toEqual([true, false, true]);
  expect(textOf(late, 0)).toBe('"changed":{"deck":[],"hand":["R1"]}'); // the hand is old to the one and new to the other
});
