import { BOXES } from '@hoard/games';
import { type Position, rngFrom, settings } from '@hoard/kernel';
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
      expect(unknownIn(view)).toBe(text.split('"?"').length - 1);
      const moves = game.moves(state);
      game.apply(state, moves[rng.int(moves.length)], rng);
    }
  }
});

test('a field that has not changed is not sent to who knows it', () => {
  const first = writeDown({ deck: ['?', '?'], turn: 0 }, 0);
  const second = writeDown({ deck: ['?', '?'], turn: 1 }, 1, first);
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

test('of a list that is as long as before only the changed pieces are told', () => {
  const before = { hands: [['R1', '?'], ['?']], scores: [0, 0, 0], deck: ['?', '?'] };
  const view = { hands: [['R1'], ['?']], scores: [0, 2, 1], deck: ['?'] };
  const text = textOf(writeDown(view, 1, writeDown(before, 0)), 0);
  expect(text).toBe('"changed":{"hands":{"0":["R1"]},"scores":{"1":2,"2":1},"deck":["?"]}');
  const [was, is] = [{ view: before } as unknown as Play, JSON.parse(`{"play":{${text}}}`) as News];
  expect(playAfter(was, is)!.view).toEqual(view);
  expect(was.view).toEqual({ hands: [['R1', '?'], ['?']], scores: [0, 0, 0], deck: ['?', '?'] });
});

test('a list that becomes nothing, or something from nothing, is told whole', () => {
  const [none, some] = [{ trail: null }, { trail: ['a'] }];
  const told = (view: Position, last: Position) => {
    const news = JSON.parse(`{"play":{${textOf(writeDown(view, 1, writeDown(last, 0)), 0)}}}`) as News;
    return playAfter({ view: last } as unknown as Play, news)!.view;
  };
  expect(told(none, some)).toEqual(none);
  expect(told(some, none)).toEqual(some);
});
