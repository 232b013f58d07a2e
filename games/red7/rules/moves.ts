import { type Card, COLOUR, NUMBER } from '../components.ts';
import { DISCARDS, DISCARDS_NO_DRAW, END, MOVE_CANVAS, MOVE_DECK, type Move, PASS, PLAY, TAKE } from '../notation.ts';
import { FIVE, isOver, ONE, ruleInForce, SEVEN, START, type State } from '../state.ts';
import { completesByMoving, completesByTaking, isLed, mayPlay, rulesLed, victims } from './lead.ts';

/** The legal moves of the seat on turn. */
export function moves(state: State): Move[] {
  const list: Move[] = [];
  if (isOver(state)) return list;
  switch (state.step) {
    case START:
      list.push(PASS);
      addPlays(state, list);
      addDiscards(state, rulesLed(state), list);
      return list;
    case FIVE:
      addPlays(state, list);
      return list;
    case ONE:
      addTakes(state, list);
      return list;
    case SEVEN:
      addMoves(state, list);
      return list;
    default: {
      const led = rulesLed(state);
      if (!state.mustLead || isLed(led, ruleInForce(state))) list.push(END);
      addDiscards(state, led, list);
      return list;
    }
  }
}

function addPlays(state: State, list: Move[]): void {
  const hand = state.hands[state.turn]!;
  for (let i = 0; i < hand.length; i++) {
    if (mayPlay(state, hand[i]!)) list.push(PLAY | hand[i]!);
  }
}

function addDiscards(state: State, led: number, list: Move[]): void {
  const hand = state.hands[state.turn]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (!isLed(led, COLOUR[card]!)) continue;
    list.push(DISCARDS | card);
    if (earnsDraw(state, card)) list.push(DISCARDS_NO_DRAW | card);
  }
}

function addTakes(state: State, list: Move[]): void {
  for (const victim of victims(state, state.palettes[state.turn]!.length)) {
    for (const card of state.palettes[victim]!) {
      if (completesByTaking(state, victim, card)) list.push(TAKE | (victim << 6) | card);
    }
  }
}

function addMoves(state: State, list: Move[]): void {
  for (const card of state.palettes[state.turn]!) {
    if (!mayBeMoved(state, card)) continue;
    if (completesByMoving(state, card, COLOUR[card]!)) list.push(MOVE_CANVAS | card);
    if (completesByMoving(state, card, ruleInForce(state))) list.push(MOVE_DECK | card);
  }
}

/** A discard of a number above the size of one's palette may draw a card, if there is one (§5.1). */
export function earnsDraw(state: State, card: Card): boolean {
  return state.advanced && state.deck.length > 0 && NUMBER[card]! > state.palettes[state.turn]!.length;
}

/** The 7 just played is the palette's last card; whether it may move itself is an option (§6.6). */
export function mayBeMoved(state: State, card: Card): boolean {
  return state.sevenMayMoveItself || card !== state.palettes[state.turn]!.at(-1);
}
