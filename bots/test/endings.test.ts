import { box } from '@hoard/games/red7';
import { begin, rngFrom, type Seat } from '@hoard/kernel';
import { expect, test } from 'vitest';
import type { Budget } from '../src/bot.ts';
import { countOut, isNearEnd } from '../src/search/endings.ts';

const { game, insight } = box;
const endings = insight!.endings!;

interface Crossroads {
  readonly state: unknown;
  readonly actor: Seat;
  readonly turns: readonly unknown[];
  readonly winning: readonly unknown[];
}

/** Where several turns are to choose from. */
function crossroads(seed: string): Crossroads[] {
  const { state, rng } = begin(game, { options: {}, seats: 2, seed });
  const found: Crossroads[] = [];
  for (;;) {
    const { actor } = game.status(state);
    if (actor === undefined) return found;
    const { turns, wins } = endings.outlook(state);
    const winning = turns.filter((_, turn) => wins(turn));
    if (turns.length > 1) found.push({ state: game.clone(state), actor, turns, winning });
    game.apply(state, insight!.likelyMove!(state, rng), rng);
  }
}

const places = Array.from({ length: 10 }, (_, i) => crossroads(`crossroads ${i}`)).flat();

function chosen({ state, actor }: Crossroads, budget: Budget): unknown {
  return countOut(box, game.write(state, actor), budget, rngFrom('worlds'));
}

test('a whole position is one world: a turn that wins is found where there is one', () => {
  const won = places.filter(({ winning }) => winning.length > 0);
  expect(won.length).toBeGreaterThan(10);
  for (const { state, turns, winning } of won) {
    expect(winning).toContain(countOut(box, game.write(state), { iterations: 4 * turns.length }, rngFrom('worlds')));
  }
});

test('where no turn wins anywhere, nothing is said', () => {
  const lost = places.filter(({ winning }) => winning.length === 0);
  expect(lost.length).toBeGreaterThan(5);
  for (const { state } of lost) {
    expect(countOut(box, game.write(state), { iterations: 10_000 }, rngFrom('worlds'))).toBeUndefined();
  }
});

test('it answers the same for the same worlds, and at once when told to stop', () => {
  for (const place of places.slice(0, 10)) {
    expect(chosen(place, { iterations: 300 })).toBe(chosen(place, { iterations: 300 }));
    let asked = 0;
    const stopped: Budget = { iterations: 300, spent: () => asked++ > 0 };
    expect(chosen(place, stopped)).toBe(place.turns[0]);
    expect(asked).toBe(2);
  }
});

test('it is the same in every world that looks the same', () => {
  for (const place of places.slice(0, 10)) {
    const world = game.read(game.write(place.state, place.actor), rngFrom('another world'));
    expect(chosen({ ...place, state: world }, { iterations: 300 })).toBe(chosen(place, { iterations: 300 }));
  }
});

test('it is done only where there is time for enough worlds', () => {
  const { state, turns } = places[0]!;
  expect(isNearEnd(box, state, { iterations: 256 * turns.length })).toBe(true);
  expect(isNearEnd(box, state, { iterations: 256 * turns.length - 1 })).toBe(false);
});
