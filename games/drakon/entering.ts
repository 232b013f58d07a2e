import type { Rng, Seat, Tell } from '@hoard/kernel';
import { type Cell, START } from './cells.ts';
import { EFFECTS, ESCAPE, PORTAL } from './components.ts';
import { type Deed, EFFECT } from './effects.ts';
import { effectAt } from './lair.ts';
import { isRich, winBy } from './outcome.ts';
import { entry, HOARD_GETS, WHATS } from './pending.ts';
import { findCoin, loseCoin, threaten } from './purse.ts';
import { isPossible } from './rules/decisions.ts';
import { poolOfSeat, type State } from './state.ts';

type Does = (state: State, seat: Seat, rng: Rng, tell?: Tell) => void;

/** What entering does by itself, counted from the seat whose hero entered (§6.7). */
const DEEDS: { readonly [deed in Deed]: Does } = {
  find: (state, seat, _rng, tell) => findCoin(state, seat, tell),
  'steal left': (state, seat, rng, tell) => threaten(state, seatBeside(state, seat, 1), seat, rng, tell),
  'steal right': (state, seat, rng, tell) => threaten(state, seatBeside(state, seat, -1), seat, rng, tell),
  lose: (state, seat, rng, tell) => threaten(state, seat, HOARD_GETS, rng, tell),
};

/** So many seats clockwise. */
function seatBeside({ play: { seats } }: State, seat: Seat, steps: number): Seat {
  return (seat + steps + seats) % seats;
}

/** A hero comes into a chamber by a move or step, and its effect happens (§6). */
export function enter(state: State, seat: Seat, cell: Cell, rng: Rng, tell?: Tell): void {
  state.at[seat] = cell;
  const effect = effectAt(state, cell);
  if (isWayOut(state, effect) && isRich(state, poolOfSeat(state.play, seat))) {
    return winBy(state, poolOfSeat(state.play, seat), tell);
  }
  if (state.drakon === cell) return enterDrakons(state, seat, rng, tell);
  const { entering } = EFFECT[effect]!;
  if (entering === undefined) return;
  if ('does' in entering) return DEEDS[entering.does](state, seat, rng, tell);
  const what = WHATS.indexOf(entering.asks);
  if (isPossible(state, what, seat)) state.pending.push(entry(what, seat));
  else tell?.({ what: 'passedOver', args: { seat, effect: EFFECTS[effect]! } }); // §6.12
}

function isWayOut({ play }: State, effect: number): boolean {
  return play.goal === 'escape' && (effect === ESCAPE || effect === PORTAL);
}

/** Her chamber has no effect; the active hero meets her when the turn ends, another at once (§7.5). */
function enterDrakons(state: State, seat: Seat, rng: Rng, tell?: Tell): void {
  if (seat === state.turn) tell?.({ what: 'enteredDrakons', args: { seat } });
  else meetDrakon(state, seat, rng, tell);
}

/** To the entrance, and a coin to the hoard; no druid keeps it from her (§7.4, §8.1). */
export function meetDrakon(state: State, seat: Seat, rng: Rng, tell?: Tell): void {
  tell?.({ what: state.at[seat] === START ? 'metAtEntrance' : 'met', args: { seat } });
  state.at[seat] = START;
  loseCoin(state, seat, rng, tell);
}
