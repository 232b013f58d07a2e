import { type Refusal, refuse } from '@hoard/kernel';
import { type Cell, cellName, NOWHERE, sideTowards } from '../cells.ts';
import { sidesWithChamber } from '../lair.ts';
import { cellOf, type Move, secondOf } from '../move.ts';
import type { State } from '../state.ts';
import { leavingOf, lured, luredOn, waysOfSorceress, waysOn, waysOut } from './leaving.ts';

/** What forbids a hero to go where a move says (§5): the rule is that of the chamber he leaves. */
export function notWalkable(state: State, from: Cell, move: Move): Refusal | undefined {
  const cell = cellOf(move);
  switch (leavingOf(state, from)) {
    case 'to anywhere':
      if (secondOf(move) !== NOWHERE) return refuse('5.2', 'onlyOneChamber');
      if (cell === from) return refuse('5.2', 'alreadyThere', at(cell), [cellName(cell)]);
      return state.cells.includes(cell) ? undefined : refuse('5.2', 'noChamber', at(cell), [cellName(cell)]);
    case 'by any side':
      return notOne('5.2', move) ?? notAmong(waysOut(state, from), from, cell, '5.2', 'noNeighbour');
    case 'by two chambers':
      return notTwo(move) ?? notOut(state, from, cell, '5.3') ?? notOn(state, cell, secondOf(move));
    default:
      return notOne('5.1', move) ?? notOut(state, from, cell, '5.1');
  }
}

/** The sorceress leaves by any side, but a harp her chamber points to leads her, and a wind still carries her on (§8.4). */
export function notWalkableBySorceress(state: State, from: Cell, move: Move): Refusal | undefined {
  const cell = cellOf(move);
  const isWind = leavingOf(state, from) === 'by two chambers';
  const ways = waysOfSorceress(state, from);
  return (
    (isWind ? notTwo(move) : notOne('8.4', move)) ??
    notAmong(sidesWithChamber(state, from, 15), from, cell, '8.4', 'noNeighbour') ??
    notAmong(ways, from, cell, '8.4', 'harpCalls') ??
    (isWind ? notOn(state, cell, secondOf(move)) : undefined)
  );
}

function at(cell: Cell): { cell: string } {
  return { cell: cellName(cell) };
}

function notOne(rule: string, move: Move): Refusal | undefined {
  return secondOf(move) === NOWHERE ? undefined : refuse(rule, 'onlyOneChamber');
}

function notTwo(move: Move): Refusal | undefined {
  return secondOf(move) === NOWHERE ? refuse('5.3', 'windCarriesTwo') : undefined;
}

/** Out by an arrow, and where one points to a harp, to a harp (§5.4). */
function notOut(state: State, from: Cell, to: Cell, rule: string): Refusal | undefined {
  const ways = waysOut(state, from);
  return notAmong(ways, from, to, rule, 'noArrow') ?? notAmong(lured(state, from, ways), from, to, '5.4', 'harpCalls');
}

/** On in the wind, by the arrows of the chamber passed through (§5.3, §5.4). */
function notOn(state: State, through: Cell, to: Cell): Refusal | undefined {
  const ways = waysOn(state, through);
  return (
    notAmong(ways, through, to, '5.3', 'noArrow') ??
    notAmong(luredOn(state, through, ways), through, to, '5.4', 'harpCalls')
  );
}

function notAmong(ways: number, from: Cell, to: Cell, rule: string, key: string): Refusal | undefined {
  const side = sideTowards(from, to);
  if (side >= 0 && (ways >> side) & 1) return undefined;
  return refuse(rule, key, { from: cellName(from), cell: cellName(to) }, [cellName(to)]);
}
