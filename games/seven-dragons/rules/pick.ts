import type { Rng } from '@hoard/kernel';
import {
  type Action,
  actionOf,
  type Card,
  GOALS,
  isDragon,
  MOVE,
  ROTATE,
  TRADE_GOALS,
  TURNED,
  ZAP,
} from '../components.ts';
import { thingOf } from '../knowledge.ts';
import { alone, lay, type Move, TOP_ALONE, withAction } from '../notation.ts';
import type { State, Table } from '../state.ts';
import { hasDragon, type Place, SILVER_PLACE, shownTo } from '../table.ts';
import { mayComeTo, mayTradeGoals, mayTradeHands } from './actions.ts';
import { continues } from './laying.ts';
import { isFirstOfItsKind, moves } from './moves.ts';
import { mayGoToBottom, silverDuringMove } from './silver.ts';

/*
 * A legal move is drawn by drawing from more than the legal moves until one is legal: each card of the hand has a span of tickets,
 * each legal move exactly one ticket. Where that takes too long, all are listed.
 */

const TRIES = 60;
const NONE = -1;
const spans: number[] = [];

/** One of the legal moves, each as likely as any other. */
export function pick(state: State, rng: Rng): Move {
  const hand = state.hands[state.turn]!;
  let tickets = 0;
  for (let i = 0; i < hand.length; i++) {
    spans[i] = isFirstOfItsKind(hand, i) ? span(state, thingOf(hand[i]!)) : 0;
    tickets += spans[i]!;
  }
  for (let tries = 0; tries < TRIES; tries++) {
    let ticket = rng.int(tickets);
    let i = 0;
    while (ticket >= spans[i]!) ticket -= spans[i++]!;
    const card = thingOf(hand[i]!);
    const move = isDragon(card) ? layOf(state.table, card, ticket) : actionMove(state, actionOf(card), ticket);
    if (move !== NONE) return move;
  }
  const all = moves(state);
  return all[rng.int(all.length)]!;
}

function span(state: State, card: Card): number {
  if (isDragon(card)) return 2 * state.table.cells.length;
  return 1 + targets(state, actionOf(card)) * (mayGoToBottom(state) ? 2 : 1);
}

/** Tickets of an action on one end of the pile. */
function targets({ table }: State, action: Action): number {
  const places = table.cells.length;
  if (action === MOVE) return places * places * 2;
  if (action === ZAP) return places;
  return action === ROTATE ? 2 : GOALS;
}

/** Ticket 2 × place, plus one for the card turned. */
function layOf(table: Table, card: Card, ticket: number): Move {
  const place = ticket >> 1;
  const face = faceOf(card, ticket);
  if (face === NONE || table.looks[place] !== 0 || !continues(shownTo(table, place), face)) return NONE;
  return lay(face, table.cells[place]!);
}

/** The face as it lies, or turned on an odd ticket; a card that looks the same turned has no odd ticket. */
function faceOf(face: number, ticket: number): number {
  if ((ticket & 1) === 0) return face;
  return TURNED[face] === face ? NONE : TURNED[face]!;
}

/** Ticket 0 is the card on top without its action; then come the targets on top, then those at the bottom. */
function actionMove(state: State, action: Action, ticket: number): Move {
  if (ticket === 0) return alone(TOP_ALONE, action);
  const all = targets(state, action);
  const end = ticket > all ? 1 : 0;
  const target = ticket - 1 - end * all;
  switch (action) {
    case MOVE:
      return relocation(state, end, target);
    case ZAP:
      return hasDragon(state.table, target) ? withAction(end, ZAP, 0, state.table.cells[target]!) : NONE;
    case ROTATE:
      return withAction(end, ROTATE, target);
    default: {
      const may = action === TRADE_GOALS ? mayTradeGoals : mayTradeHands;
      return may(state, target) ? withAction(end, action, target) : NONE;
    }
  }
}

function relocation(state: State, end: number, target: number): Move {
  const { table } = state;
  const { cells, faces, looks } = table;
  const from: Place = Math.floor((target >> 1) / cells.length);
  const to: Place = (target >> 1) - from * cells.length;
  if (!hasDragon(table, from) || (looks[to] !== 0 && to !== from)) return NONE;
  const face = faceOf(faces[from]!, target);
  if (face === NONE) return NONE;
  const lifted = looks[from]!; // as whileLifted() does, but here speed counts
  const silver = looks[SILVER_PLACE]!;
  looks[SILVER_PLACE] = silverDuringMove(state, end);
  looks[from] = 0;
  const may = mayComeTo(table, from, to, face);
  looks[from] = lifted;
  looks[SILVER_PLACE] = silver;
  return may ? withAction(end, MOVE, face, cells[from]!, cells[to]!) : NONE;
}
