import type { Rng, Seat, Tell } from '@hoard/kernel';
import { coin, randomCoin } from './coins.ts';
import { DRUID } from './components.ts';
import { hoardOf, remember } from './knowledge.ts';
import { isRich, winBy } from './outcome.ts';
import { entry, HOARD_GETS, TO_KEEP } from './pending.ts';
import { hasAbility, hasCoin } from './rules/abilities.ts';
import { poolOfSeat, type State, seatsOfPool } from './state.ts';

/** The next coin of the hoard, if any, goes to a seat (§6.1). */
export function findCoin(state: State, seat: Seat, tell?: Tell): void {
  const value = state.hoard[state.hoard.length - 1];
  if (value === undefined) return tell?.({ what: 'emptyHoard', args: { seat } });
  const pool = poolOfSeat(state.play, seat);
  remember(state, hoardOf(state.play), pool, value);
  state.hoard.pop();
  state.pools[pool]! += coin(value);
  state.quietRounds = 0;
  tell?.({
    what: 'found',
    args: { seat },
    secret: { to: seatsOfPool(state.play, pool), what: 'foundCoin', args: { seat, gold: value } },
  });
  checkWin(state, pool, tell);
}

/** A chamber effect or an ability would cost a seat a coin: a druid is asked first (§8.1). The gainer is a seat or HOARD_GETS. */
export function threaten(state: State, seat: Seat, gainer: number, rng: Rng, tell?: Tell): void {
  if (!hasCoin(state, seat)) return tell?.({ what: 'noCoinToTake', args: { seat } });
  if (hasAbility(state, seat) && state.hero[seat] === DRUID) state.pending.push(entry(TO_KEEP, seat, gainer));
  else takeCoin(state, seat, gainer, rng, tell);
}

/** A random coin of a seat goes to another or to the hoard. */
export function takeCoin(state: State, seat: Seat, gainer: number, rng: Rng, tell?: Tell): void {
  if (gainer === HOARD_GETS) return loseCoin(state, seat, rng, tell);
  const { play } = state;
  const from = poolOfSeat(play, seat);
  const to = poolOfSeat(play, gainer);
  const value = randomCoin(state.pools[from]!, rng);
  remember(state, from, to, value);
  state.pools[from]! -= coin(value);
  state.pools[to]! += coin(value);
  state.quietRounds = 0;
  const told = { seat: gainer, other: seat };
  tell?.({
    what: 'stole',
    args: told,
    secret: {
      to: [...seatsOfPool(play, from), ...seatsOfPool(play, to)],
      what: 'stoleCoin',
      args: { ...told, gold: value },
    },
  });
  checkWin(state, to, tell);
}

/** A random coin of a seat, if it has one, goes back to the hoard, which is shuffled (§6.3, §7.4). */
export function loseCoin(state: State, seat: Seat, rng: Rng, tell?: Tell): void {
  if (!hasCoin(state, seat)) return;
  const pool = poolOfSeat(state.play, seat);
  const value = randomCoin(state.pools[pool]!, rng);
  remember(state, pool, hoardOf(state.play), value);
  state.pools[pool]! -= coin(value);
  state.hoard.push(value);
  rng.shuffle(state.hoard);
  state.quietRounds = 0;
  tell?.({
    what: 'lost',
    args: { seat },
    secret: { to: seatsOfPool(state.play, pool), what: 'lostCoin', args: { seat, gold: value } },
  });
}

/** Whoever takes a coin and has enough gold wins at once (§9.1); for the escape goal gold is not enough (§9.2). */
function checkWin(state: State, pool: number, tell?: Tell): void {
  if (state.play.goal !== 'escape' && isRich(state, pool)) winBy(state, pool, tell);
}
