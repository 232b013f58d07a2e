import { type Refusal, refuse, type Seat } from '@hoard/kernel';
import { cellName } from '../cells.ts';
import {
  type Action,
  CARD_OF,
  FACES,
  type Face,
  GOALS,
  type Look,
  MOVE,
  ROTATE,
  TRADE_GOALS,
  TURNED,
  ZAP,
} from '../components.ts';
import { aboutOf, endOf, fromOf, type Move, toOf } from '../notation.ts';
import type { State, Table } from '../state.ts';
import { hasDragon, type Place, placeAt, SILVER_PLACE, shownTo } from '../table.ts';
import { continues, misplaced } from './laying.ts';
import { silverDuringMove } from './silver.ts';

/** Looks at the table as it is while a card is lifted and the silver dragon looks so (§6.5, §7.1); then it is as before. */
export function whileLifted<T>(table: Table, from: Place, silver: Look, look: () => T): T {
  const { looks } = table;
  const [lifted, before] = [looks[from]!, looks[SILVER_PLACE]!];
  looks[SILVER_PLACE] = silver;
  looks[from] = 0;
  const seen = look();
  looks[from] = lifted;
  looks[SILVER_PLACE] = before;
  return seen;
}

/** A lifted card may lie at a free place by §4, and not exactly as it lay (§7.1). For use while it is lifted. */
export function mayComeTo(table: Table, from: Place, to: Place, face: Face): boolean {
  if (to === from && !differs(table, from, face)) return false;
  return table.looks[to] === 0 && continues(shownTo(table, to), face);
}

/** The face is not as the card lay (§7.1). */
export function differs({ faces }: Table, from: Place, face: Face): boolean {
  return faces[from] !== face;
}

/** `trade-goals` needs a goal other than one's own (§7.5). */
export function mayTradeGoals(state: State, seat: Seat): boolean {
  return seat !== state.turn && seat < GOALS;
}

/** `trade-hands` needs another player (§7.6). */
export function mayTradeHands(state: State, seat: Seat): boolean {
  return seat !== state.turn && seat < state.seats;
}

/** Whether anything lies on the table that an action could take (§6.6). */
function isBare({ table }: State): boolean {
  return !table.looks.some((_, place) => hasDragon(table, place));
}

/** Whether the action has a possible target, played on that end (§6.6). */
export function hasTarget(state: State, action: Action, end: number): boolean {
  if (action === ZAP) return !isBare(state);
  if (action !== MOVE) return true;
  const { table } = state;
  return table.faces.some((face, from) => hasDragon(table, from) && mayBeMoved(state, from, face, end));
}

function mayBeMoved(state: State, from: Place, face: Face, end: number): boolean {
  const { table } = state;
  const comes = (_: unknown, to: Place) =>
    mayComeTo(table, from, to, face) || mayComeTo(table, from, to, TURNED[face]!);
  return whileLifted(table, from, silverDuringMove(state, end), () => table.cells.some(comes));
}

/** What keeps an action from being carried out as the move says (§6.6, §7). */
export function mistargeted(state: State, move: Move, action: Action): Refusal | undefined {
  const about = aboutOf(move);
  switch (action) {
    case MOVE:
      return misMoved(state, move, about);
    case ZAP: {
      const at = [cellName(fromOf(move))];
      const place = placeAt(state.table, fromOf(move));
      if (place === SILVER_PLACE) return refuse('7.2', 'zapsSilver', {}, at);
      if (isBare(state)) return refuse('6.6', 'nothingToTake');
      return hasDragon(state.table, place) ? undefined : refuse('7.2', 'zapsNothing', { cell: at[0]! }, at);
    }
    case ROTATE:
      return undefined;
    case TRADE_GOALS:
      return mayTradeGoals(state, about) ? undefined : refuse('7.5', 'ownGoal', {}, [`seat ${about}`]);
    default:
      if (mayTradeHands(state, about)) return undefined;
      return about === state.turn
        ? refuse('7.6', 'ownHand', {}, [`seat ${about}`])
        : refuse('7.6', 'nobodyThere', {}, [`seat ${about}`]);
  }
}

function misMoved(state: State, move: Move, face: Face): Refusal | undefined {
  const { table } = state;
  const from = placeAt(table, fromOf(move));
  const cell = cellName(fromOf(move));
  if (from === SILVER_PLACE) return refuse('7.1', 'movesSilver', {}, [cell]);
  if (isBare(state)) return refuse('6.6', 'nothingToMove');
  if (!hasDragon(table, from)) return refuse('7.1', 'movesNothing', { cell }, [cell]);
  const lying = table.faces[from]!;
  if (CARD_OF[lying] !== CARD_OF[face]) {
    return refuse('7.1', 'movesOther', { cell, card: FACES[face]!, lying: FACES[lying]! }, [cell]);
  }
  if (toOf(move) === fromOf(move) && !differs(table, from, face)) {
    return TURNED[face] === face
      ? refuse('7.1', 'looksTheSame', { card: FACES[face]! }, [cell])
      : refuse('7.1', 'staysAsItWas', { card: FACES[face]! }, [cell]);
  }
  const silver = silverDuringMove(state, endOf(move));
  return whileLifted(table, from, silver, () => misplaced(state, toOf(move), face));
}
