import type { Seat } from '@hoard/kernel';
import { size } from '../coins.ts';
import { KNIGHT, nameOf, RANGER, SORCERESS, THIEF, WARRIOR } from '../components.ts';
import { chamberOf } from '../hand.ts';
import { detail, KNIGHT_MOVE, type Move, RANGER_MOVE, SORCERESS_MOVE, THIEF_MOVE, warriorMove } from '../move.ts';
import { AFTER, coinsOf, isEnemy, type State } from '../state.ts';
import { addSteps, addWays, canLeave, waysOfSorceress } from './leaving.ts';

/** What a hero can do once a game of his own accord (§8); the druid only answers (§8.1). */
export interface Ability {
  readonly rule: string;
  readonly kind: number; // of its moves
  isUsable(state: State): boolean; // after the action
  add(state: State, list: Move[]): void;
}

/** By hero. Seats are those of the active player. */
export const ABILITIES: { readonly [hero: number]: Ability } = {
  [KNIGHT]: {
    rule: '8.2',
    kind: KNIGHT_MOVE,
    isUsable: (state) => enemiesHere(state).length > 0 && canLeave(state, here(state)),
    add: (state, list) => {
      for (const enemy of enemiesHere(state)) addWays(state, here(state), KNIGHT_MOVE | detail(enemy), list);
    },
  },
  [RANGER]: {
    rule: '8.3',
    kind: RANGER_MOVE,
    isUsable: (state) => canLeave(state, here(state)),
    add: (state, list) => addWays(state, here(state), RANGER_MOVE, list),
  },
  [SORCERESS]: {
    rule: '8.4',
    kind: SORCERESS_MOVE,
    isUsable: () => false, // it is an action
    add: (state, list) => {
      if (state.phase !== AFTER)
        addSteps(state, here(state), waysOfSorceress(state, here(state)), SORCERESS_MOVE, list);
    },
  },
  [THIEF]: {
    rule: '8.5',
    kind: THIEF_MOVE,
    isUsable: (state) => enemiesHere(state).some((enemy) => hasCoin(state, enemy)),
    add: (state, list) => {
      for (const enemy of enemiesHere(state)) if (hasCoin(state, enemy)) list.push(THIEF_MOVE | detail(enemy));
    },
  },
  [WARRIOR]: {
    rule: '8.6',
    kind: 0,
    isUsable: (state) => state.hands[state.turn]!.length > 0,
    add: addWarriorMoves,
  },
};

/** The ability the active player could still use (§8), if the heroes play with abilities at all. */
export function abilityLeft(state: State): Ability | undefined {
  return hasAbility(state, state.turn) ? ABILITIES[state.hero[state.turn]!] : undefined;
}

export function hasAbility(state: State, seat: Seat): boolean {
  return state.play.heroes && ((state.used >> seat) & 1) === 0;
}

export function hasCoin(state: State, seat: Seat): boolean {
  return size(coinsOf(state, seat)) > 0;
}

/** Whether an enemy stands in the active hero's chamber (§8.2, §8.5). */
export function isEnemyHere(state: State, seat: Seat): boolean {
  return isEnemy(state, state.turn, seat) && state.at[seat] === here(state);
}

function here(state: State): number {
  return state.at[state.turn]!;
}

function enemiesHere(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.play.seats; seat++) if (isEnemyHere(state, seat)) seats.push(seat);
  return seats;
}

/** Adds a move for each choice of one or more chambers of the hand, equal ones counted once (§8.6). */
function addWarriorMoves(state: State, list: Move[]): void {
  const names = state.hands[state.turn]!.map((held) => nameOf(chamberOf(held))).sort();
  const choose = (from: number, chosen: readonly string[]): void => {
    for (let i = from; i < names.length; i++) {
      if (i > from && names[i] === names[i - 1]) continue;
      const more = [...chosen, names[i]!];
      list.push(warriorMove(more));
      choose(i + 1, more);
    }
  };
  choose(0, []);
}
