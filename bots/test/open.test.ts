import { box } from '@hoard/games/dragon-inferno';
import { begin, rngFrom, type Seat } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { lookAhead } from '../src/search/open.ts';

const { game } = box;
const still = rngFrom('nothing is drawn');

/** What a seat wins when both play their best: 1, a half or 0, by trying everything. */
function worth(state: unknown, seat: Seat): number {
  const { actor, outcome } = game.status(state);
  if (outcome !== undefined) return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
  let best = 0;
  for (const move of game.moves(state)) {
    best = Math.max(best, worth(after(state, move), actor));
    if (best === 1) break;
  }
  return actor === seat ? best : 1 - best;
}

function after(state: unknown, move: unknown): unknown {
  const next = game.clone(state);
  game.apply(next, move, still);
  return next;
}

/** The positions of a random match, from the first to the last decision. */
function positions(seed: string): { state: unknown; actor: Seat }[] {
  const { state, rng } = begin(game, { options: {}, seats: 2, seed });
  const found: { state: unknown; actor: Seat }[] = [];
  for (;;) {
    const { actor } = game.status(state);
    if (actor === undefined) return found;
    found.push({ state: game.clone(state), actor });
    const moves = game.moves(state);
    game.apply(state, moves[rng.int(moves.length)], rng);
  }
}

test('in endings in which it matters it finds the win, or the draw where there is none', () => {
  const results = new Set<number>();
  for (let i = 0; i < 40; i++) {
    for (const { state, actor } of positions(`ending ${i}`).slice(-4)) {
      const moves = game.moves(state);
      if (moves.length > 12) continue;
      const worths = moves.map((move) => worth(after(state, move), actor));
      const best = Math.max(...worths);
      if (Math.min(...worths) === best) continue;
      const move = lookAhead(box, game.write(state, actor), { iterations: 10_000 }, rngFrom('seed'));
      expect(worths[moves.indexOf(move)], `ending ${i}: ${game.spell(move)}`).toBe(best);
      results.add(best);
    }
  }
  expect([...results].sort()).toEqual([0.5, 1]);
});

test('the same seed and iterations give the same move, another seed may give another', () => {
  const match = positions('middle');
  const choose = (at: number, seed: string, iterations: number) =>
    game.spell(lookAhead(box, game.write(match[at]!.state, match[at]!.actor), { iterations }, rngFrom(seed)));
  for (const iterations of [0, 1, 30]) expect(choose(12, 'seed', iterations)).toBe(choose(12, 'seed', iterations));
  for (const iterations of [0, 1]) expect(choose(0, 'one', iterations)).not.toBe(choose(0, 'another', iterations));
});

test('it asks once an iteration whether to stop, and stops', () => {
  const { state, actor } = positions('middle')[10]!;
  let asked = 0;
  const spent = () => ++asked > 25;
  const stopped = lookAhead(box, game.write(state, actor), { iterations: 1000, spent }, rngFrom('seed'));
  expect(asked).toBe(26);
  expect(stopped).toBe(lookAhead(box, game.write(state, actor), { iterations: 25 }, rngFrom('seed')));
});

test('it stops by itself when all is known, and does not think where there is no choice', () => {
  const last = positions('ending 0').at(-1)!;
  let asked = 0;
  const spent = () => {
    asked++;
    return false;
  };
  const move = lookAhead(box, game.write(last.state, last.actor), { iterations: 1000, spent }, rngFrom('seed'));
  expect(game.refusal(last.state, move)).toBeUndefined();
  expect(asked).toBeLessThan(100);
});

test('the view it is given stays as it was', () => {
  for (const { state, actor } of positions('whole')) {
    const view = game.write(state, actor);
    const before = structuredClone(view);
    const move = lookAhead(box, view, { iterations: 5 }, rngFrom('seed'));
    expect(view).toEqual(before);
    expect(game.refusal(state, move)).toBeUndefined();
  }
});

test('without a guess of the chances it says so', () => {
  const { state, actor } = positions('middle')[10]!;
  expect(() => lookAhead({ game }, game.write(state, actor), { iterations: 1 }, still)).toThrow('dragon-inferno');
});
