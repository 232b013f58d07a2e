import { actor, type Outcome, type Status, type Tell } from '@hoard/kernel';
import { gold } from './coins.ts';
import { seatOfEntry, topEntry } from './pending.ts';
import { coinsOf, OVER, poolOfSeat, RESOLVE, type State } from './state.ts';

export function status(state: State): Status {
  if (state.phase === OVER) return { outcome: outcome(state) };
  return actor(state.phase === RESOLVE ? seatOfEntry(topEntry(state)) : state.turn);
}

/** How a finished game ended (§9). */
export function outcome(state: State): Outcome {
  const { play, rule, winner } = state;
  const seats = [...Array(play.seats).keys()];
  const scores = seats.map((seat) => gold(coinsOf(state, seat)));
  const most = Math.max(...scores);
  const wins = (seat: number) => (rule === '9.3' ? scores[seat] === most : poolOfSeat(play, seat) === winner);
  return { winners: seats.filter(wins), scores, rule };
}

/** Whether a pool holds the gold that the goal asks for (§9.1, §9.2, §9.4). */
export function isRich(state: State, pool: number): boolean {
  return gold(state.pools[pool]!) >= state.play.target;
}

/** The owners of a pool win at once: by a coin (§9.1), or by entering a way out with enough gold (§9.2). */
export function winBy(state: State, pool: number, tell?: Tell): void {
  const escapes = state.play.goal === 'escape';
  state.winner = pool;
  end(state, escapes ? '9.2' : '9.1');
  tell?.({ what: escapes ? 'escaped' : 'won', args: winningGold(state) });
}

/** Nobody can act any more, or nothing has happened for too long (§9.3). */
export function endByGold(state: State, why: 'nobodyCanAct' | 'tooQuiet' | 'tooLong', tell?: Tell): void {
  end(state, '9.3');
  tell?.({ what: why, args: {} });
  tell?.({ what: 'mostGold', args: winningGold(state) });
}

function end(state: State, rule: string): void {
  state.phase = OVER;
  state.pending = [];
  state.rule = rule;
}

function winningGold(state: State): { seats: readonly number[]; gold: number } {
  const { winners, scores } = outcome(state);
  return { seats: winners, gold: scores[winners[0]!]! };
}
