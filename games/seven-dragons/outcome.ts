import { actor, type Outcome, type Seat, type Status } from '@hoard/kernel';
import { largestGroup } from './groups.ts';
import { thingOf } from './knowledge.ts';
import { BY_CARDS, BY_SEVEN, holders, RUNNING, type State } from './state.ts';

export function status(state: State): Status {
  return state.over === RUNNING ? actor(state.turn) : { outcome: outcome(state) };
}

/** The seat holds the goal of a colour with a group of seven (§8.2); imaginary players win nothing (§8.4). */
export function qualifies(state: State, seat: Seat): boolean {
  return seat < state.seats && ((state.ripe >> thingOf(state.goals[seat]!)) & 1) === 1;
}

/** Whether somebody qualifies; the game then ends at once (§8.2). */
export function isWon(state: State): boolean {
  if (state.ripe === 0) return false;
  for (let seat = 0; seat < state.seats; seat++) if (qualifies(state, seat)) return true;
  return false;
}

/** Whether the cards are at an end: none left, or none that anybody can play (§8.5). */
export function isOutOfCards(state: State): boolean {
  return state.deck.length === 0 && state.passes >= holders(state);
}

/** How the position stands, whether or not that was noticed before. */
export function standing(state: State): number {
  if (isWon(state)) return BY_SEVEN;
  return isOutOfCards(state) ? BY_CARDS : RUNNING;
}

/** How a finished game ended (§8.3, §8.5, §8.6). */
export function outcome(state: State): Outcome {
  const seats = [...Array(state.seats).keys()];
  const scores = seats.map((seat) => largestGroup(state.table, thingOf(state.goals[seat]!)));
  if (state.over === BY_CARDS) {
    const most = Math.max(...scores);
    return { winners: seats.filter((seat) => scores[seat] === most), scores, rule: '8.5' };
  }
  const able = seats.filter((seat) => qualifies(state, seat));
  if (able.length === 1) return { winners: able, scores, rule: '8.2' };
  return { winners: [firstAmong(state, able, scores)], scores, rule: '8.3' };
}

/** The player on turn, else the one with the larger group, else the first clockwise from the player on turn (§8.3). */
function firstAmong({ turn, seats }: State, able: readonly Seat[], scores: readonly number[]): Seat {
  const worth = (seat: Seat) => (seat === turn ? Number.POSITIVE_INFINITY : scores[seat]!);
  const clockwise = able.toSorted((a, b) => ((a - turn + seats) % seats) - ((b - turn + seats) % seats));
  return clockwise.reduce((best, seat) => (worth(seat) > worth(best) ? seat : best));
}
