import { box } from '@hoard/games/diamoniak';
import { begin, type Learned, type Position, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { weigh } from '../src/search/weigh.ts';

const { game } = box;
const learned = box.insight!.learned!;
const FOREVER = { iterations: 1000 };

/** Somebody who is told only one thing of each seat, and likes it. */
function liking(trait: (player: Position) => number): Learned {
  const traits = (state: unknown) => {
    const { players } = game.write(state) as { readonly players: readonly Position[] };
    return players.map((player) => [trait(player)]);
  };
  const weights = { hidden: [], output: [], direct: [1] };
  return { ...learned, traits, weights, mastery: weights };
}

/** A view after so many random moves. */
function viewAfter(moves: number, seed: string): Position {
  const { state, rng } = begin(game, { options: {}, seats: 3, seed });
  for (let i = 0; i < moves; i++) {
    const all = game.moves(state);
    game.apply(state, all[rng.int(all.length)], rng);
  }
  return game.write(state, game.status(state).actor!);
}

const moves = (seed: string, who: Learned) => {
  const view = viewAfter(40, seed);
  return game.spell(weigh({ game, insight: { learned: who } }, view, FOREVER, rngFrom('seed')));
};

test('weighs what may come by what it likes', () => {
  const seeds = Array.from({ length: 30 }, (_, i) => `taste ${i}`);
  const rich = seeds.map((seed) =>
    moves(
      seed,
      liking(({ diamonds }) => diamonds as number),
    ),
  );
  const poor = seeds.map((seed) =>
    moves(
      seed,
      liking(({ diamonds }) => -(diamonds as number)),
    ),
  );
  const spending = (move: string) => move.startsWith('buy') || move.includes('D');
  expect(rich.some(spending)).toBe(false);
  expect(poor.some(spending)).toBe(true);
});

test('the same seed gives the same move', () => {
  const view = viewAfter(40, 'same');
  const choose = () => weigh(box, view, FOREVER, rngFrom('seed'));
  expect(choose()).toBe(choose());
});

test('told to stop at once it makes a legal move', () => {
  const view = viewAfter(40, 'stop');
  const move = weigh(box, view, { iterations: 1000, spent: () => true }, rngFrom('seed'));
  expect(game.refusal(game.read(view, rngFrom('world')), move)).toBeUndefined();
});

test('a game that nobody has taught is said so', () => {
  const view = viewAfter(40, 'untaught');
  expect(() => weigh({ game }, view, FOREVER, rngFrom('seed'))).toThrow('nobody has taught');
});
