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
import { type Piece, thingOf } from '../knowledge.ts';
import {
  alone,
  BOTTOM,
  CLOCKWISE,
  COUNTER_CLOCKWISE,
  lay,
  type Move,
  PASS,
  TOP,
  TOP_ALONE,
  withAction,
} from '../notation.ts';
import { RUNNING, type State } from '../state.ts';
import { hasDragon, type Place, placesInOrder } from '../table.ts';
import { mayTradeGoals, mayTradeHands } from './actions.ts';
import { freePlaces, shown } from './free.ts';
import { continues } from './laying.ts';
import { addRelocations } from './relocations.ts';
import { mayGoToBottom } from './silver.ts';

/** The legal moves of the seat on turn. */
export function moves(state: State): Move[] {
  const list: Move[] = [];
  if (state.over !== RUNNING) return list;
  const free = freePlaces(state.table);
  const hand = state.hands[state.turn]!;
  for (let i = 0; i < hand.length; i++) {
    const card = thingOf(hand[i]!);
    if (isDragon(card) && isFirstOfItsKind(hand, i)) addLays(state, card, free, list);
  }
  for (let i = 0; i < hand.length; i++) {
    const card = thingOf(hand[i]!);
    if (!isDragon(card) && isFirstOfItsKind(hand, i)) addAction(state, actionOf(card), list);
  }
  if (list.length === 0) list.push(PASS); // §3.2
  return list;
}

/** Identical cards in a hand give one move. */
export function isFirstOfItsKind(hand: readonly Piece[], i: number): boolean {
  const card = thingOf(hand[i]!);
  for (let j = 0; j < i; j++) if (thingOf(hand[j]!) === card) return false;
  return true;
}

function addLays({ table }: State, card: Card, free: readonly Place[], list: Move[]): void {
  const turned = TURNED[card]!;
  for (let i = 0; i < free.length; i++) {
    const place = free[i]!;
    if (continues(shown[place]!, card)) list.push(lay(card, table.cells[place]!));
    if (turned !== card && continues(shown[place]!, turned)) list.push(lay(turned, table.cells[place]!));
  }
}

function addAction(state: State, action: Action, list: Move[]): void {
  list.push(alone(TOP_ALONE, action));
  addTargets(state, action, TOP, list);
  if (mayGoToBottom(state)) addTargets(state, action, BOTTOM, list);
}

function addTargets(state: State, action: Action, end: number, list: Move[]): void {
  const { table } = state;
  switch (action) {
    case MOVE:
      return addRelocations(state, end, list);
    case ZAP:
      for (const place of placesInOrder(table)) {
        if (hasDragon(table, place)) list.push(withAction(end, ZAP, 0, table.cells[place]!));
      }
      return;
    case ROTATE:
      list.push(withAction(end, ROTATE, CLOCKWISE), withAction(end, ROTATE, COUNTER_CLOCKWISE));
      return;
    default: {
      const may = action === TRADE_GOALS ? mayTradeGoals : mayTradeHands;
      for (let seat = 0; seat < GOALS; seat++) if (may(state, seat)) list.push(withAction(end, action, seat));
    }
  }
}
