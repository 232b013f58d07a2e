import { answering, LEVEL_MS, LEVELS, type Question, think } from '@hoard/bots';
import { BOXES, boxOf } from '@hoard/games';
import { type Box, begin, rngFrom, settings } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';

/** A clock on which each look takes a millisecond. */
function ticking() {
  let time = 0;
  return { now: () => ++time };
}

function opening({ game }: Box): Question {
  const { options, seats } = settings(game)[0]!;
  const { state } = begin(game, { options, seats, seed: 'worker' });
  return { game: game.id, level: 'hard', view: game.write(state, game.status(state).actor!), seed: 's' };
}

describe.each(BOXES.map((box) => ({ id: box.game.id, box })))('a worker asked about $id', ({ box }) => {
  const question = opening(box);

  test('answers as the bot would, also over a wire', () => {
    const asked = { ...question, iterations: 15 };
    const answer = answering({ boxOf, ...ticking() })(JSON.parse(JSON.stringify(asked)));
    const { move, why } = think('hard', box, question.view, rngFrom('s'), { iterations: 15 });
    expect(JSON.parse(JSON.stringify(answer))).toEqual({ move: box.game.spell(move), why: why() });
  });

  test('answers in time, and at once when stopped', () => {
    const clock = ticking();
    const times = (ms: number, stopped = () => false) => {
      const start = clock.now();
      const { move } = answering({ boxOf, stopped, ...clock })({ ...question, ms });
      expect(box.game.parse(move)).toBeDefined();
      return clock.now() - start;
    };
    expect(times(10)).toBeLessThanOrEqual(12);
    expect(times(1000, () => true)).toBeLessThanOrEqual(2);
  });
});

test('each level has a time of its own, hard at most a fifth of a second', () => {
  const times = LEVELS.map((level) => LEVEL_MS[level]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(LEVEL_MS.hard).toBeLessThanOrEqual(200);
  let time = 0;
  answering({ boxOf, now: () => (time += 60) })(opening(BOXES[0]!));
  expect(time).toBeLessThanOrEqual(LEVEL_MS.hard + 120);
});

test('a game that nobody knows is refused', () => {
  expect(() => answering({ boxOf, ...ticking() })({ ...opening(BOXES[0]!), game: 'chess' })).toThrow('chess');
});
