import { LEVELS, SPARRING, think } from '@hoard/bots';
import { BOXES } from '@hoard/games';
import { begin, type Game, type Position, rngFrom, settings } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';

/** A few positions along a random match. */
function positions(
  game: Game,
  options: Parameters<Game['setup']>[0],
  seats: number,
): { state: unknown; actor: number }[] {
  const { state, rng } = begin(game, { options, seats, seed: 'bots' });
  const dice = rngFrom('dice');
  const found: { state: unknown; actor: number }[] = [];
  for (let i = 0; i < 12; i++) {
    const { actor } = game.status(state);
    if (actor === undefined) break;
    if (i % 5 === 0 || i === 1) found.push({ state: game.clone(state), actor });
    const moves = game.moves(state);
    game.apply(state, moves[dice.int(moves.length)], rng);
  }
  return found;
}

describe.each(BOXES.map((box) => ({ id: box.game.id, box })))('bots at $id', ({ box }) => {
  const { game } = box;
  test.each([...LEVELS, ...SPARRING])(
    '%s makes legal moves, the same for the same seed, from the view alone',
    (level) => {
      for (const { options, seats } of settings(game)) {
        for (const { state, actor } of positions(game, options, seats)) {
          const view: Position = JSON.parse(JSON.stringify(game.write(state, actor)));
          const before = JSON.stringify(view);
          const move = think(level, box, view, rngFrom('seed'), { iterations: 12 });
          expect(game.refusal(state, move)).toBeUndefined();
          expect(JSON.stringify(view)).toBe(before);
          const world = game.read(view, rngFrom('another world'));
          const again = think(level, box, game.write(world, actor), rngFrom('seed'), { iterations: 12 });
          expect(game.spell(again)).toBe(game.spell(move));
        }
      }
    },
  );

  test('a bot stops when told', () => {
    const { options, seats } = settings(game)[0]!;
    const choice = positions(game, options, seats).find(({ state }) => game.moves(state).length > 1)!;
    let asked = 0;
    const spent = () => ++asked > 3;
    const move = think('expert', box, game.write(choice.state, choice.actor), rngFrom('x'), { spent });
    expect(game.refusal(choice.state, move)).toBeUndefined();
    expect(asked).toBe(4);
  });
});
