import type { Rng, Seat, Tell } from '@hoard/kernel';
import { type Cell, cellName, NOWHERE, sideTowards } from './cells.ts';
import { ARROWS, arrowsOf, type Chamber, effectOf, nameOf, PATTERN } from './components.ts';
import { EFFECT } from './effects.ts';
import { chamberOf, type Held, heldBy, heldOpenly, knowersOf } from './hand.ts';
import { chamberAt, isOpen } from './lair.ts';
import { entry, TO_PUT, TO_STEP } from './pending.ts';
import type { State } from './state.ts';

/** The active player lays a chamber from hand, draws, and only then does anything come of it (§4). */
export function lay(state: State, chamber: Chamber, cell: Cell, tell?: Tell): void {
  const seat = state.turn;
  takeOut(state.hands[seat]!, PATTERN[chamber]!);
  state.cells.push(cell);
  state.lair.push(chamber);
  state.quietRounds = 0;
  state.unbuiltRounds = 0;
  tell?.({ what: 'placed', args: { seat, chamber: nameOf(chamber), cell: cellName(cell) } });
  draw(state, seat, tell);
  wakeDrakon(state, seat, chamber);
  if (EFFECT[effectOf(chamber)]!.placing === 'a step onto it' && letsStep(state, seat, cell)) {
    state.pending.push(entry(TO_STEP, seat, cell));
  }
}

/** A `drakon` chamber was laid or swapped in: while she is not in play, she comes (§4.4). */
function wakeDrakon(state: State, seat: Seat, chamber: Chamber): void {
  const brings = EFFECT[effectOf(chamber)]!.placing === 'Drakon comes';
  if (brings && state.drakon === NOWHERE) state.pending.push(entry(TO_PUT, seat));
}

/** Whether an arrow of the hero's chamber points to the cell, or a key or portal opens that side (§4.5). */
export function letsStep(state: State, seat: Seat, cell: Cell): boolean {
  const side = sideTowards(state.at[seat]!, cell);
  const chamber = chamberAt(state, state.at[seat]!);
  return side >= 0 && (isOpen(effectOf(chamber)) || ((chamber >> side) & 1) === 1);
}

/** The next chamber of the pile, if there is one, at the end of a hand (§4.3). */
export function draw(state: State, seat: Seat, tell?: Tell): void {
  const chamber = state.pile.pop();
  if (chamber === undefined) return;
  state.hands[seat]!.push(heldBy(1 << seat, chamber));
  tell?.({
    what: 'drew',
    args: { seat },
    secret: { to: [seat], what: 'drewChamber', args: { seat, chamber: nameOf(chamber) } },
  });
}

/** The warrior's chambers leave the game (§8.6). */
export function giveUp(state: State, seat: Seat, chambers: readonly Chamber[], tell?: Tell): void {
  for (const chamber of chambers) takeOut(state.hands[seat]!, chamber);
  state.gone = [...state.gone, ...chambers];
  tell?.({ what: 'gaveUp', args: { seat, chambers: chambers.map(nameOf).join(' ') } });
}

/** §6.4 */
export function destroyChamber(state: State, seat: Seat, cell: Cell, tell?: Tell): void {
  const chamber = removeFromLair(state, cell);
  state.gone = [...state.gone, PATTERN[chamber]!];
  tell?.({ what: 'destroyed', args: { seat, chamber: nameOf(chamber), cell: cellName(cell) } });
}

/** §6.5 */
export function rotateChamber(state: State, seat: Seat, cell: Cell, arrows: number, tell?: Tell): void {
  const i = state.cells.indexOf(cell);
  state.lair[i] = turned(state.lair[i]!, arrows);
  tell?.({ what: 'rotated', args: { seat, cell: cellName(cell), arrows: ARROWS[arrows]! } });
}

/** §6.6: what is swapped out was seen by everybody. */
export function swapChamber(state: State, seat: Seat, cell: Cell, chamber: Chamber, tell?: Tell): void {
  const i = state.cells.indexOf(cell);
  const old = state.lair[i]!;
  const hand = state.hands[seat]!;
  takeOut(hand, PATTERN[chamber]!);
  state.lair[i] = chamber;
  if (state.play.swapKeepsTile) hand.push(heldOpenly(PATTERN[old]!));
  else state.gone = [...state.gone, PATTERN[old]!];
  const args = { seat, cell: cellName(cell), chamber: nameOf(chamber), old: nameOf(old) };
  tell?.({ what: state.play.swapKeepsTile ? 'swapped' : 'replaced', args });
  wakeDrakon(state, seat, chamber);
}

/** §6.8: everyone on the chamber flies along. */
export function flyChamber(state: State, seat: Seat, to: Cell, arrows: number, tell?: Tell): void {
  const from = state.at[seat]!;
  const chamber = turned(removeFromLair(state, from), arrows);
  state.cells.push(to);
  state.lair.push(chamber);
  for (let rider = 0; rider < state.at.length; rider++) if (state.at[rider] === from) state.at[rider] = to;
  if (state.drakon === from) state.drakon = to;
  tell?.({ what: 'flew', args: { seat, from: cellName(from), cell: cellName(to), arrows: ARROWS[arrows]! } });
}

/** §6.10: both know which chamber it is. */
export function robChamber(state: State, robber: Seat, robbed: Seat, rng: Rng, tell?: Tell): void {
  const hand = state.hands[robbed]!;
  const taken = takeOut(hand, chamberOf(hand[rng.int(hand.length)]!));
  state.hands[robber]!.push(heldBy(knowersOf(taken) | (1 << robber), chamberOf(taken)));
  const args = { seat: robber, other: robbed };
  tell?.({
    what: 'robbed',
    args,
    secret: { to: [robber, robbed], what: 'robbedChamber', args: { ...args, chamber: nameOf(chamberOf(taken)) } },
  });
}

function turned(chamber: Chamber, arrows: number): Chamber {
  return chamber - arrowsOf(chamber) + arrows;
}

/** Of equal chambers in a hand the first leaves (§10). */
function takeOut(hand: Held[], chamber: Chamber): Held {
  let i = 0;
  while (chamberOf(hand[i]!) !== chamber) i++;
  return removeAt(hand, i);
}

function removeFromLair(state: State, cell: Cell): Chamber {
  const i = state.cells.indexOf(cell);
  removeAt(state.cells, i);
  return removeAt(state.lair, i);
}

function removeAt(list: number[], index: number): number {
  const removed = list[index]!;
  for (let i = index; i + 1 < list.length; i++) list[i] = list[i + 1]!;
  list.pop();
  return removed;
}
