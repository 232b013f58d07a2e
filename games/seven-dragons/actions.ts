import type { Seat, Tell } from '@hoard/kernel';
import { type Cell, cellName } from './cells.ts';
import {
  type Action,
  CARD_NAMES,
  CARD_OF,
  FACES,
  type Face,
  GOALS,
  MOVE,
  ROTATE,
  TRADE_GOALS,
  ZAP,
} from './components.ts';
import { ripen, unripen } from './groups.ts';
import { passed, takenOpenly } from './knowledge.ts';
import { aboutOf, CLOCKWISE, fromOf, type Move, toOf } from './notation.ts';
import { bonus } from './rules/laying.ts';
import type { State } from './state.ts';
import { lift, placeAt, put } from './table.ts';
import { tellGrowth, tellNewGoal } from './telling.ts';

/** Carries out the action of a move (§7) and answers with the bonus cards it earns. */
export function carryOut(state: State, move: Move, action: Action, tell?: Tell): number {
  switch (action) {
    case MOVE:
      return relocate(state, fromOf(move), toOf(move), aboutOf(move), tell);
    case ZAP:
      zap(state, fromOf(move), tell);
      return 0;
    case ROTATE:
      rotate(state, aboutOf(move), tell);
      return 0;
    case TRADE_GOALS:
      tradeGoals(state, aboutOf(move), tell);
      return 0;
    default:
      tradeHands(state, aboutOf(move), tell);
      return 0;
  }
}

function relocate(state: State, from: Cell, to: Cell, face: Face, tell?: Tell): number {
  const { table, turn: seat } = state;
  lift(table, placeAt(table, from));
  const place = put(table, to, face);
  unripen(state);
  ripen(state, place);
  if (tell !== undefined) {
    const card = FACES[face]!;
    if (from === to) tell({ what: 'turned', args: { seat, card, cell: cellName(to) } });
    else tell({ what: 'moved', args: { seat, card, from: cellName(from), cell: cellName(to) } });
    tellGrowth(state, place, tell);
  }
  return state.moveBonus ? bonus(table, place) : 0; // §7.3
}

function zap(state: State, cell: Cell, tell?: Tell): void {
  const { table, turn: seat } = state;
  const place = placeAt(table, cell);
  const card = CARD_OF[table.faces[place]!]!;
  lift(table, place);
  unripen(state);
  state.hands[seat]!.push(takenOpenly(card, seat, state.seats));
  tell?.({ what: 'zapped', args: { seat, card: CARD_NAMES[card]!, cell: cellName(cell) } });
}

/** Clockwise is to the left: to the next seat of the circle of five (§7.4). */
function rotate(state: State, direction: number, tell?: Tell): void {
  const { goals, seats } = state;
  const step = direction === CLOCKWISE ? 1 : GOALS - 1;
  const before = goals.slice();
  for (let from = 0; from < GOALS; from++) {
    const to = (from + step) % GOALS;
    goals[to] = passed(before[from]!, from, to, seats);
  }
  if (tell === undefined) return;
  tell({ what: 'rotated', args: { seat: state.turn, way: direction === CLOCKWISE ? 'cw' : 'ccw' } });
  for (let seat = 0; seat < seats; seat++) tellNewGoal(state, seat, tell);
}

function tradeGoals(state: State, other: Seat, tell?: Tell): void {
  const { goals, seats, turn: seat } = state;
  const mine = goals[seat]!;
  goals[seat] = passed(goals[other]!, other, seat, seats);
  goals[other] = passed(mine, seat, other, seats);
  if (tell === undefined) return;
  if (other < seats) tell({ what: 'tradedGoals', args: { seat, other } });
  else tell({ what: 'tradedWithImaginary', args: { seat, number: other } });
  tellNewGoal(state, seat, tell);
  if (other < seats) tellNewGoal(state, other, tell);
}

function tradeHands(state: State, other: Seat, tell?: Tell): void {
  const { hands, seats, turn: seat } = state;
  const mine = hands[seat]!;
  hands[seat] = hands[other]!.map((piece) => passed(piece, other, seat, seats));
  hands[other] = mine.map((piece) => passed(piece, seat, other, seats));
  tell?.({ what: 'tradedHands', args: { seat, other } });
}
