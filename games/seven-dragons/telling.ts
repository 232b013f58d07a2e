import type { Seat, Tell } from '@hoard/kernel';
import { COLOURS, coloursOf, SEVEN } from './components.ts';
import { groupSize } from './groups.ts';
import { thingOf } from './knowledge.ts';
import type { State } from './state.ts';
import { type Place, shownTo } from './table.ts';

/** How the texts call the actions. */
export const ACTION_WORDS = ['move', 'zap', 'rotate', 'goals', 'hands'] as const;

/** Says which groups the card that has come to a place brought to six or more, one short of a win. */
export function tellGrowth({ table }: State, place: Place, tell: Tell): void {
  const joined = coloursOf(shownTo(table, place) & table.looks[place]!);
  COLOURS.forEach((name, colour) => {
    const count = (joined >> colour) & 1 ? groupSize(table, place, colour) : 0;
    if (count >= SEVEN - 1) tell({ what: 'grown', args: { colour: name, count } });
  });
}

/** A player looks at the goal that has come to him, and nobody else does. */
export function tellNewGoal(state: State, seat: Seat, tell: Tell): void {
  const colour = COLOURS[thingOf(state.goals[seat]!)]!;
  tell({ what: 'newGoal', args: { seat }, secret: { to: [seat], what: 'newGoalIs', args: { seat, colour } } });
}
