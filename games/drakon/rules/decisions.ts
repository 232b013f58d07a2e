import type { Seat } from '@hoard/kernel';
import type { Cell } from '../cells.ts';
import { arrowsOf, ENTRANCE, effectOf, FITS } from '../components.ts';
import { chamberAt, findPlaces, hasFigure, places, pointedAt, sidesPointedAt } from '../lair.ts';
import {
  ALLOW,
  CONTROLS,
  DESTROYS,
  detail,
  FLY,
  KEEP,
  type Move,
  PUT_DRAKON,
  ROBS,
  ROTATES,
  SKIP,
  STEP_ON,
  SWAPS,
} from '../move.ts';
import {
  TO_CONTROL,
  TO_DESTROY,
  TO_FLY,
  TO_KEEP,
  TO_MOVE_DRAKON,
  TO_PUT,
  TO_ROB,
  TO_ROTATE,
  TO_STEP,
  TO_SWAP,
} from '../pending.ts';
import type { State } from '../state.ts';
import { drakonReaches } from './drakon.ts';
import { addWays } from './leaving.ts';
import { differentIn } from './placing.ts';

/** Something asked of a seat in the middle of a turn. */
export interface Decision {
  readonly rule: string;
  readonly kinds: readonly number[]; // the moves that answer it
  add(state: State, seat: Seat, list: Move[]): void; // the answers, but for declining
}

/** What can be asked, by what is pending (§10). A *may* can be declined by SKIP. */
export const DECISIONS: { readonly [what: number]: Decision } = {
  [TO_PUT]: { rule: '4.4', kinds: [PUT_DRAKON], add: addPuttings },
  [TO_STEP]: { rule: '4.5', kinds: [STEP_ON, SKIP], add: (_state, _seat, list) => list.push(STEP_ON) },
  [TO_KEEP]: { rule: '8.1', kinds: [KEEP, ALLOW], add: (_state, _seat, list) => list.push(KEEP, ALLOW) },
  [TO_DESTROY]: { rule: '6.4', kinds: [DESTROYS, SKIP], add: addDestructions },
  [TO_ROTATE]: { rule: '6.5', kinds: [ROTATES, SKIP], add: addRotations },
  [TO_SWAP]: { rule: '6.6', kinds: [SWAPS, SKIP], add: addSwaps },
  [TO_CONTROL]: { rule: '6.7', kinds: [CONTROLS, SKIP], add: addControls },
  [TO_FLY]: { rule: '6.8', kinds: [FLY, SKIP], add: addFlights },
  [TO_MOVE_DRAKON]: { rule: '6.9', kinds: [PUT_DRAKON, SKIP], add: addDrakonMoves },
  [TO_ROB]: { rule: '6.10', kinds: [ROBS, SKIP], add: addRobberies },
};

/** Whether there is anything to choose from; what has no possible target is passed over (§6.12). */
export function isPossible(state: State, what: number, seat: Seat): boolean {
  const list: Move[] = [];
  DECISIONS[what]!.add(state, seat, list);
  return list.length > 0;
}

/** What destroy and swap may take away: a chamber with no figure on it, not the entrance (§6.4, §6.6). */
export function isRemovable(state: State, cell: Cell): boolean {
  const chamber = chamberAt(state, cell);
  return chamber >= 0 && effectOf(chamber) !== ENTRANCE && !hasFigure(state, cell);
}

/** Whom control may move: neither the active hero nor one's own, and each at most once a turn (§6.7). */
export function isControllable(state: State, controller: Seat, seat: Seat): boolean {
  return seat < state.play.seats && seat !== controller && seat !== state.turn && ((state.moved >> seat) & 1) === 0;
}

/** Whom a robber may take a chamber from (§6.10). */
export function isRobbable(state: State, robber: Seat, seat: Seat): boolean {
  return seat < state.play.seats && seat !== robber && state.hands[seat]!.length > 0;
}

function addPuttings(state: State, _seat: Seat, list: Move[]): void {
  for (const cell of state.cells) if (!hasFigure(state, cell)) list.push(PUT_DRAKON | cell);
}

function addDestructions(state: State, _seat: Seat, list: Move[]): void {
  for (const cell of state.cells) if (isRemovable(state, cell)) list.push(DESTROYS | cell);
}

function addRotations(state: State, _seat: Seat, list: Move[]): void {
  for (let i = 0; i < state.cells.length; i++) {
    const chamber = state.lair[i]!;
    const cell = state.cells[i]!;
    const fits = FITS[(chamber << 4) | sidesPointedAt(state, cell)]!;
    for (const turn of fits) if (turn !== chamber) list.push(ROTATES | detail(arrowsOf(turn)) | cell);
  }
}

function addSwaps(state: State, seat: Seat, list: Move[]): void {
  const chambers = differentIn(state.hands[seat]!);
  if (chambers.length === 0) return;
  for (const cell of state.cells) {
    if (!isRemovable(state, cell)) continue;
    const sides = sidesPointedAt(state, cell);
    for (const chamber of chambers) {
      for (const turn of FITS[(chamber << 4) | sides]!) list.push(SWAPS | detail(turn) | cell);
    }
  }
}

function addControls(state: State, seat: Seat, list: Move[]): void {
  for (let other = 0; other < state.play.seats; other++) {
    if (isControllable(state, seat, other)) addWays(state, state.at[other]!, CONTROLS | detail(other), list);
  }
}

function addFlights(state: State, seat: Seat, list: Move[]): void {
  const own = state.at[seat]!;
  const chamber = chamberAt(state, own);
  const count = findPlaces(state, own);
  for (let number = 1; number <= count; number++) {
    if (places[number] === own) continue;
    for (const turn of FITS[(chamber << 4) | pointedAt[number]!]!)
      list.push(FLY | detail(arrowsOf(turn)) | places[number]!);
  }
}

function addDrakonMoves(state: State, _seat: Seat, list: Move[]): void {
  for (const cell of drakonReaches(state)) list.push(PUT_DRAKON | cell);
}

function addRobberies(state: State, seat: Seat, list: Move[]): void {
  for (let other = 0; other < state.play.seats; other++)
    if (isRobbable(state, seat, other)) list.push(ROBS | detail(other));
}
