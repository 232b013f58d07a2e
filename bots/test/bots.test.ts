import { LEVELS, SPARRING, think } from '@hoard/bots';
import { BOXES } from '@hoard/games';
import { type Box, type Position, rngFrom, settings } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { decisions, oneOfEach } from './positions.ts';

describe.each(BOXES.map((box) => ({ id: box.game.id, box })))('bots at $id', ({ box }) => {
  const { game } = box;
  test.each([...LEVELS, ...SPARRING])(
    '%s makes legal moves, the same for the same seed and for the same reason, from the view alone',
    (level) => {
      for (const { state, actor } of oneOfEach(game, level.length)) {
        const view: Position = JSON.parse(JSON.stringify(game.write(state, actor)));
        const before = JSON.stringify(view);
        const { move, why } = think(level, box, view, rngFrom('seed'), { iterations: 12 });
        expect(game.refusal(state, move)).toBeUndefined();
        const reason = why();
        expect(JSON.stringify(view)).toBe(before);
        const world = game.read(view, rngFrom('another world'));
        const again = think(level, box, game.write(world, actor), rngFrom('seed'), { iterations: 12 });
        expect(game.spell(again.move)).toBe(game.spell(move));
        expect(again.why()).toEqual(reason);
      }
    },
  );

  test('a bot stops when told', () => {
    const { options, seats } = settings(game)[0]!;
    const choice = decisions(game, options, seats).find(({ state }) => game.moves(state).length > 1)!;
    let asked = 0;
    const spent = () => ++asked > 1;
    const { move } = think('expert', box, game.write(choice.state, choice.actor), rngFrom('x'), { spent });
    expect(game.refusal(choice.state, move)).toBeUndefined();
    expect(asked).toBe(2);
  });

  test('a bot asks often whether to stop, however many play', () => {
    for (const { state, actor } of oneOfEach(game, 0)) {
      const work = { now: 0, most: 0 };
      let asked = 0;
      const spent = () => {
        work.most = Math.max(work.most, work.now);
        work.now = 0;
        return ++asked > 20;
      };
      think('expert', counted(box, work), game.write(state, actor), rngFrom('x'), { spent });
      expect(Math.max(work.most, work.now)).toBeLessThan(MOST_WORK);
    }
  });
});

const MOST_WORK = 1500; // moves applied between two questions: some milliseconds

/** The same game, counting the moves applied. */
function counted(box: Box, work: { now: number }): Box {
  const apply: Box['game']['apply'] = (...args) => {
    work.now++;
    box.game.apply(...args);
  };
  return { ...box, game: { ...box.game, apply } };
}

test('hard slips where a game says so, but not when it is told how long to think', () => {
  const [{ game, insight }] = BOXES as [Box];
  const careless = { game, insight: { ...insight, slips: 100 } };
  const [{ state, actor }] = oneOfEach(game, 0) as [{ state: unknown; actor: number }];
  const reason = (budget: object) => think('hard', careless, game.write(state, actor), rngFrom('x'), budget).why().what;
  expect(reason({})).toBe('hunch');
  expect(reason({ spent: () => false })).toBe('hunch');
  expect(reason({ iterations: 20 })).not.toBe('hunch');
});
