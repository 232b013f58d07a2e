import { actor, type Outcome, type Seat, type Status } from '@hoard/kernel';
import { CARDS, HAND_SIZE, TARGET } from './components.ts';
import { isOver, points, type State, scoredBy } from './state.ts';

export function status(state: State): Status {
  return isOver(state) ? { outcome: outcome(state) } : actor(state.turn);
}

/** How a finished game ended (§5.5, §5.7, §5.8). */
export function outcome(state: State): Outcome {
  const winner = state.turn;
  if (!state.advanced) return { winners: [winner], scores: Array(state.seats).fill(0), rule: '5.8' };
  const scores = [...Array(state.seats).keys()].map((seat) => points(scoredBy(state, seat)));
  if (reachesTarget(state, winner)) return { winners: [winner], scores, rule: '5.5' };
  const most = Math.max(...scores);
  return { winners: [...scores.keys()].filter((seat) => scores[seat] === most), scores, rule: '5.7' };
}

export function reachesTarget(state: State, seat: Seat): boolean {
  return points(scoredBy(state, seat)) >= TARGET[state.seats]!;
}

/** Whether the cards not scored suffice for another round (§5.7). */
export function canDealAgain(state: State): boolean {
  return CARDS - state.scored.length >= state.seats * (HAND_SIZE + 1);
}
