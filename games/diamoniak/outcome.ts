import { actor, type Outcome, type Status } from '@hoard/kernel';
import { count } from './components.ts';
import { isOver, type State } from './state.ts';

export function status(state: State): Status {
  return isOver(state) ? { outcome: outcome(state) } : actor(state.turn);
}

/** How a finished game ended (§6.1). */
function outcome(state: State): Outcome {
  return { winners: [state.turn], scores: state.castles.map(count), rule: '6.1' };
}
