import { type Cell, STEP } from '../cells.ts';
import { arrowsOf } from '../components.ts';
import { LEAVING, type Leaving } from '../effects.ts';
import { chamberAt, effectAt, isOpen, sidesPointedAt, sidesWithChamber, sidesWithHarp } from '../lair.ts';
import { type Move, thenTo } from '../move.ts';
import type { State } from '../state.ts';

/*
 * Where a hero may go from a chamber (§5). Ways out are masks of sides; a harp narrows them (§5.4).
 */

export function leavingOf(state: State, from: Cell): Leaving | undefined {
  return LEAVING[effectAt(state, from)];
}

/** The sides the chamber itself lets a hero out by: its arrows, or all for a key (§5.1, §5.2). */
export function waysOut(state: State, from: Cell): number {
  const sides = leavingOf(state, from) === 'by any side' ? 15 : arrowsOf(chamberAt(state, from));
  return sidesWithChamber(state, from, sides);
}

/** Those of the ways that a harp leaves (§5.4): where one leads to a harp, only such; key and portal are free of it. */
export function lured(state: State, from: Cell, ways: number): number {
  return isOpen(effectAt(state, from)) ? ways : ledToHarp(state, from, ways);
}

function ledToHarp(state: State, from: Cell, ways: number): number {
  return sidesWithHarp(state, from, ways) || ways;
}

/** The ways on from the chamber passed through in the wind; key and portal count as having arrows where none points in (§5.3). */
export function waysOn(state: State, through: Cell): number {
  const chamber = chamberAt(state, through);
  const sides = isOpen(effectAt(state, through)) ? 15 & ~sidesPointedAt(state, through) : arrowsOf(chamber);
  return sidesWithChamber(state, through, sides);
}

/** Those that a harp leaves; here key and portal give no freedom (§5.4). */
export function luredOn(state: State, through: Cell, ways: number): number {
  return ledToHarp(state, through, ways);
}

/** The sorceress leaves by any side, unless an arrow of her chamber points to a harp (§8.4). */
export function waysOfSorceress(state: State, from: Cell): number {
  const harps = sidesWithHarp(state, from, arrowsOf(chamberAt(state, from)));
  return harps || sidesWithChamber(state, from, 15);
}

/** Whether a hero there has a legal move. */
export function canLeave(state: State, from: Cell): boolean {
  const leaving = leavingOf(state, from);
  if (leaving === 'to anywhere') return state.cells.length > 1;
  const ways = lured(state, from, waysOut(state, from));
  if (leaving !== 'by two chambers') return ways !== 0;
  for (let side = 0; side < 4; side++) {
    if ((ways >> side) & 1 && waysOn(state, from + STEP[side]!) !== 0) return true;
  }
  return false;
}

/** Adds a move for each place a hero there may go to, made from the move given. */
export function addWays(state: State, from: Cell, move: number, list: Move[]): void {
  if (leavingOf(state, from) !== 'to anywhere') {
    return addSteps(state, from, lured(state, from, waysOut(state, from)), move, list);
  }
  for (let i = 0; i < state.cells.length; i++) {
    if (state.cells[i] !== from) list.push(move + state.cells[i]!);
  }
}

/** Adds a move for each way out, or for each two chambers from a wind. */
export function addSteps(state: State, from: Cell, ways: number, move: number, list: Move[]): void {
  const isWind = leavingOf(state, from) === 'by two chambers';
  for (let side = 0; side < 4; side++) {
    if (((ways >> side) & 1) === 0) continue;
    const cell = from + STEP[side]!;
    if (!isWind) {
      list.push(move + cell);
      continue;
    }
    const on = luredOn(state, cell, waysOn(state, cell));
    for (let next = 0; next < 4; next++) {
      if ((on >> next) & 1) list.push(thenTo(move + cell, cell + STEP[next]!));
    }
  }
}
