import { type Refusal, refuse, type Seat } from '@hoard/kernel';
import { type Cell, cellName, NOWHERE, STEP } from '../cells.ts';
import { ARROWS, arrowsOf, type Chamber, ENTRANCE, effectOf, HEROES, nameOf, PATTERN, TURNS } from '../components.ts';
import { chamberOf } from '../hand.ts';
import { chamberAt, hasFigure, sidesPointedAt, touchesLair } from '../lair.ts';
import {
  CONTROLS,
  cellOf,
  chambersOf,
  DESTROYS,
  detailOf,
  FLY,
  GO,
  HERO,
  KNIGHT_MOVE,
  type Move,
  PLACE,
  PUT_DRAKON,
  RANGER_MOVE,
  ROBS,
  ROTATES,
  SORCERESS_MOVE,
  SWAPS,
  seatOf,
  THIEF_MOVE,
  WARRIOR_MOVE,
} from '../move.ts';
import type { State } from '../state.ts';
import { hasCoin, isEnemyHere } from './abilities.ts';
import { isControllable, isRemovable, isRobbable } from './decisions.ts';
import { drakonReaches } from './drakon.ts';
import { isInHand, isPlace } from './placing.ts';
import { notWalkable, notWalkableBySorceress } from './walking.ts';

type Forbids = (state: State, move: Move, seat: Seat) => Refusal | undefined;

/** What forbids a move of a kind that is asked for, by kind; the seat is the one that decides. */
export const FORBIDDEN: { readonly [kind: number]: Forbids } = {
  [HERO]: (state, move) => {
    const other = state.hero.indexOf(detailOf(move));
    return other < 0 ? undefined : refuse('2.4', 'heroTaken', { other, hero: HEROES[detailOf(move)]! }, atSeat(other));
  },
  [PLACE]: (state, move, seat) => {
    const cell = cellOf(move);
    if (!isInHand(state, seat, detailOf(move))) return notInHand('4.1', detailOf(move));
    if (!isPlace(state, cell)) return notAPlace(state, '4.1', cell);
    return facing(state, cell, detailOf(move));
  },
  [GO]: (state, move, seat) => notWalkable(state, state.at[seat]!, move),
  [RANGER_MOVE]: (state, move, seat) => notWalkable(state, state.at[seat]!, move),
  [SORCERESS_MOVE]: (state, move, seat) => notWalkableBySorceress(state, state.at[seat]!, move),
  [KNIGHT_MOVE]: (state, move) => {
    const other = seatOf(move);
    if (!isEnemyHere(state, other)) return noEnemyHere(state, '8.2', other);
    return notWalkable(state, state.at[other]!, move);
  },
  [THIEF_MOVE]: (state, move) => {
    const other = seatOf(move);
    if (!isEnemyHere(state, other)) return noEnemyHere(state, '8.5', other);
    return hasCoin(state, other) ? undefined : refuse('8.5', 'hasNoCoin', { other }, atSeat(other));
  },
  [WARRIOR_MOVE]: (state, move, seat) => {
    const left = state.hands[seat]!.map(chamberOf);
    for (const chamber of chambersOf(move)) {
      const i = left.indexOf(chamber);
      if (i < 0) return notInHand('8.6', chamber);
      left.splice(i, 1);
    }
    return undefined;
  },
  [PUT_DRAKON]: (state, move) => {
    const cell = cellOf(move);
    if (state.drakon !== NOWHERE) {
      return drakonReaches(state).includes(cell)
        ? undefined
        : refuse('7.2', 'tooFarForDrakon', at(cell), [cellName(cell)]);
    }
    return noChamber(state, '4.4', cell) ?? (hasFigure(state, cell) ? occupied('4.4', cell) : undefined);
  },
  [DESTROYS]: (state, move) => notRemovable(state, '6.4', cellOf(move)),
  [ROTATES]: (state, move) => {
    const cell = cellOf(move);
    const chamber = chamberAt(state, cell);
    const none = noChamber(state, '6.5', cell) ?? notATurn('6.5', chamber, detailOf(move));
    if (none !== undefined) return none;
    if (arrowsOf(chamber) === detailOf(move)) return refuse('6.5', 'liesSoAlready', at(cell), [cellName(cell)]);
    return facing(state, cell, detailOf(move));
  },
  [SWAPS]: (state, move, seat) =>
    (isInHand(state, seat, detailOf(move)) ? undefined : notInHand('6.6', detailOf(move))) ??
    notRemovable(state, '6.6', cellOf(move)) ??
    facing(state, cellOf(move), detailOf(move)),
  [CONTROLS]: (state, move, seat) => {
    const other = seatOf(move);
    if (isControllable(state, seat, other)) return notWalkable(state, state.at[other]!, move);
    if (other >= state.play.seats) return refuse('6.7', 'nobodySits');
    const key = other === seat ? 'controlsYourself' : other === state.turn ? 'controlsActive' : 'controlledAlready';
    return refuse('6.7', key, key === 'controlsYourself' ? {} : { other }, atSeat(other));
  },
  [FLY]: (state, move, seat) => {
    const own = state.at[seat]!;
    const cell = cellOf(move);
    if (cell === own || state.cells.includes(cell) || !touchesLair(state, cell, own))
      return notAPlace(state, '6.8', cell);
    return notATurn('6.8', chamberAt(state, own), detailOf(move)) ?? facing(state, cell, detailOf(move), own);
  },
  [ROBS]: (state, move, seat) => {
    const other = seatOf(move);
    if (isRobbable(state, seat, other)) return undefined;
    if (other >= state.play.seats) return refuse('6.10', 'nobodySits');
    if (other === seat) return refuse('6.10', 'robsYourself', {}, atSeat(other));
    return refuse('6.10', 'hasNoChamber', { other }, atSeat(other));
  },
};

function at(cell: Cell): { cell: string } {
  return { cell: cellName(cell) };
}

function atSeat(seat: Seat): string[] {
  return [`seat ${seat}`];
}

function notInHand(rule: string, chamber: Chamber): Refusal {
  return refuse(rule, 'notInHand', { chamber: nameOf(PATTERN[chamber]!) }, [nameOf(PATTERN[chamber]!)]);
}

function notAPlace(state: State, rule: string, cell: Cell): Refusal {
  return refuse(rule, state.cells.includes(cell) ? 'placeTaken' : 'placeAlone', at(cell), [cellName(cell)]);
}

function noChamber(state: State, rule: string, cell: Cell): Refusal | undefined {
  return chamberAt(state, cell) < 0 ? refuse(rule, 'noChamber', at(cell), [cellName(cell)]) : undefined;
}

function occupied(rule: string, cell: Cell): Refusal {
  return refuse(rule, 'figureThere', at(cell), [cellName(cell)]);
}

function notRemovable(state: State, rule: string, cell: Cell): Refusal | undefined {
  if (isRemovable(state, cell)) return undefined;
  const none = noChamber(state, rule, cell);
  if (none !== undefined) return none;
  if (effectOf(chamberAt(state, cell)) === ENTRANCE) return refuse(rule, 'entranceStays', {}, [cellName(cell)]);
  return occupied(rule, cell);
}

function notATurn(rule: string, chamber: Chamber, arrows: number): Refusal | undefined {
  if (TURNS[chamber]!.some((turn) => arrowsOf(turn) === arrows)) return undefined;
  return refuse(rule, 'notItsArrows', { chamber: nameOf(chamber), arrows: ARROWS[arrows]! });
}

/** Two arrows may never point at each other (§4.2); the cells are those whose arrows point here. */
function facing(state: State, cell: Cell, arrows: number, lifted: Cell = NOWHERE): Refusal | undefined {
  const sides = arrows & sidesPointedAt(state, cell, lifted);
  if (sides === 0) return undefined;
  const others = STEP.filter((_, side) => (sides >> side) & 1).map((step) => cellName(cell + step));
  return refuse('4.2', 'arrowsFace', { ...at(cell), others: others.join(' ') }, others);
}

function noEnemyHere(state: State, rule: string, other: Seat): Refusal {
  if (other >= state.play.seats) return refuse(rule, 'nobodySits');
  if (other === state.turn) return refuse(rule, 'notYourself', {}, atSeat(other));
  const key = state.at[other] === state.at[state.turn] ? 'notPartner' : 'notInYourChamber';
  return refuse(rule, key, { other }, atSeat(other));
}
