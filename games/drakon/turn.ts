import type { Rng, Seat, Tell } from '@hoard/kernel';
import { meetDrakon } from './entering.ts';
import { endByGold } from './outcome.ts';
import { TO_ACT, topEntry, whatOf } from './pending.ts';
import { abilityLeft } from './rules/abilities.ts';
import { canLeave } from './rules/leaving.ts';
import { canPlace } from './rules/placing.ts';
import { ACTION, AFTER, CHOOSING, OVER, RESOLVE, type State } from './state.ts';

export const MOST_QUIET_ROUNDS = 10;
export const MOST_UNBUILT_ROUNDS = 100;

/** Whether a seat can place or move; abilities do not count (§3.2). */
export function canAct(state: State, seat: Seat): boolean {
  return canPlace(state, seat) || canLeave(state, state.at[seat]!);
}

/** After a move: what is still to be decided, or how the turn goes on. */
export function settle(state: State, rng: Rng, tell?: Tell): void {
  if (state.phase === OVER) return;
  if (state.pending.length === 0) return afterAction(state, rng, tell);
  if (whatOf(topEntry(state)) !== TO_ACT) {
    state.phase = RESOLVE;
    return;
  }
  state.pending.pop();
  state.phase = ACTION;
  if (canAct(state, state.turn)) return;
  tell?.({ what: 'noAction', args: { seat: state.turn } }); // §8: the ability left none
  endTurn(state, rng, tell);
}

function afterAction(state: State, rng: Rng, tell?: Tell): void {
  if (abilityLeft(state)?.isUsable(state)) state.phase = AFTER;
  else endTurn(state, rng, tell);
}

/** The active hero meets Drakon if he is in her chamber (§3.3), and the turn passes on. */
export function endTurn(state: State, rng: Rng, tell?: Tell): void {
  if (state.drakon === state.at[state.turn]) meetDrakon(state, state.turn, rng, tell);
  passTurn(state, tell);
}

/** Clockwise to the next seat that can act (§3.2); too many rounds in which nothing happened end the game (§9.3). */
function passTurn(state: State, tell?: Tell): void {
  const next = nextToAct(state, tell);
  if (next === undefined) return endByGold(state, 'nobodyCanAct', tell);
  if (next <= state.turn) {
    state.quietRounds++;
    state.unbuiltRounds++;
  }
  begin(state, next);
  if (state.quietRounds >= MOST_QUIET_ROUNDS) endByGold(state, 'tooQuiet', tell);
  else if (state.unbuiltRounds >= MOST_UNBUILT_ROUNDS) endByGold(state, 'tooLong', tell);
}

function nextToAct(state: State, tell?: Tell): Seat | undefined {
  const { seats } = state.play;
  for (let steps = 1; steps <= seats; steps++) {
    const seat = (state.turn + steps) % seats;
    if (canAct(state, seat)) return seat;
    tell?.({ what: 'skipped', args: { seat } });
  }
  return undefined;
}

function begin(state: State, seat: Seat): void {
  state.turn = seat;
  state.phase = ACTION;
  state.moved = 0;
}

/** After a hero was chosen: the next to choose, or the first turn (§2.4). */
export function choseHero(state: State, tell?: Tell): void {
  const { seats } = state.play;
  for (let steps = 1; steps < seats; steps++) {
    const seat = (state.turn + steps) % seats;
    if (state.hero[seat]! < 0) {
      state.turn = seat;
      state.phase = CHOOSING;
      return;
    }
  }
  const first = nextToAct(state, tell);
  if (first === undefined) endByGold(state, 'nobodyCanAct', tell);
  else begin(state, first);
}
