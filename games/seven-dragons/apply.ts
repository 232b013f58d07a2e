import type { Rng, Tell } from '@hoard/kernel';
import { carryOut } from './actions.ts';
import { type Cell, cellName } from './cells.ts';
import {
  ACTION_COLOUR,
  type Action,
  CARD_OF,
  type Card,
  COLOURS,
  cardOfAction,
  FACES,
  type Face,
} from './components.ts';
import { ripen, unripen } from './groups.ts';
import { thingOf } from './knowledge.ts';
import { aboutOf, actionNamed, endOf, kindOf, LAY, type Move, PASS, TOP, TOP_ALONE, toOf } from './notation.ts';
import { bonus } from './rules/laying.ts';
import { silverLook } from './rules/silver.ts';
import type { State } from './state.ts';
import { put, SILVER_PLACE } from './table.ts';
import { ACTION_WORDS, tellGrowth } from './telling.ts';
import { drawBonus, endsWithWin, endTurn } from './turn.ts';

/** Carries out a legal move; chance comes in only at the deal. */
export function apply(state: State, move: Move, _rng: Rng, tell?: Tell): void {
  const kind = kindOf(move);
  if (kind === PASS) {
    if (state.deck.length === 0) state.passes++;
    tell?.({ what: 'passed', args: { seat: state.turn } });
  } else {
    state.passes = 0;
    if (kind === LAY) layDragon(state, aboutOf(move), toOf(move), tell);
    else playAction(state, move, kind === TOP_ALONE ? aboutOf(move) : actionNamed(move), tell);
  }
  endTurn(state, tell);
}

function layDragon(state: State, face: Face, cell: Cell, tell?: Tell): void {
  leaveHand(state, CARD_OF[face]!);
  const place = put(state.table, cell, face);
  ripen(state, place);
  if (tell !== undefined) {
    tell({ what: 'laid', args: { seat: state.turn, card: FACES[face]!, cell: cellName(cell) } });
    tellGrowth(state, place, tell);
  }
  if (!endsWithWin(state, tell)) drawBonus(state, bonus(state.table, place), tell);
}

function playAction(state: State, move: Move, action: Action, tell?: Tell): void {
  leaveHand(state, cardOfAction(action));
  if (endOf(move) === TOP) {
    state.pile.push(action);
    recolourSilver(state, action, tell);
    if (endsWithWin(state, tell)) return; // §6.5
  } else {
    state.pile.unshift(action);
    tell?.({ what: 'playedToBottom', args: { seat: state.turn, action: ACTION_WORDS[action]! } });
  }
  if (kindOf(move) === TOP_ALONE) return;
  const earned = carryOut(state, move, action, tell);
  if (!endsWithWin(state, tell)) drawBonus(state, earned, tell);
}

function recolourSilver(state: State, action: Action, tell?: Tell): void {
  const { table } = state;
  table.looks[SILVER_PLACE] = silverLook(state.pile);
  unripen(state);
  ripen(state, SILVER_PLACE);
  if (tell === undefined) return;
  const colour = COLOURS[ACTION_COLOUR[action]!]!;
  tell({ what: 'playedOnTop', args: { seat: state.turn, action: ACTION_WORDS[action]!, colour } });
  tellGrowth(state, SILVER_PLACE, tell);
}

/** Of equal cards the first leaves (§9). */
function leaveHand(state: State, card: Card): void {
  const hand = state.hands[state.turn]!;
  let i = 0;
  while (thingOf(hand[i]!) !== card) i++;
  for (; i + 1 < hand.length; i++) hand[i] = hand[i + 1]!;
  hand.pop();
}
