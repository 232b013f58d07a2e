import type { Rng, Seat, Tell } from '@hoard/kernel';
import { BOX, type Card, COLOUR, COLOURS, NAMES, NUMBER } from './components.ts';
import { counted } from './leading.ts';
import {
  cardOf,
  DISCARDS,
  DISCARDS_NO_DRAW,
  END,
  kindOf,
  MOVE_CANVAS,
  MOVE_DECK,
  type Move,
  PASS,
  PLAY,
  seatOf,
  TAKE,
} from './notation.ts';
import { canDealAgain, outcome, reachesTarget } from './outcome.ts';
import { leads, mayPlay, victims } from './rules/lead.ts';
import { earnsDraw } from './rules/moves.ts';
import {
  DISCARD,
  deal,
  FIVE,
  isOver,
  ONE,
  points,
  ruleInForce,
  SEVEN,
  START,
  type State,
  scoredBy,
  weighPalette,
} from './state.ts';

/** Carries out a legal move. */
export function apply(state: State, move: Move, rng: Rng, tell?: Tell): void {
  const card = cardOf(move);
  switch (kindOf(move)) {
    case PASS:
      tell?.({ what: 'passed', args: { seat: state.turn } });
      leaveRound(state, state.turn);
      return nextTurn(state, rng, tell);
    case END:
      if (!leads(state)) {
        tell?.({ what: 'notLeading', args: { seat: state.turn } });
        leaveRound(state, state.turn);
      }
      return nextTurn(state, rng, tell);
    case DISCARDS: {
      const draws = earnsDraw(state, card);
      discard(state, card, tell);
      if (draws) draw(state, tell);
      return nextTurn(state, rng, tell);
    }
    case DISCARDS_NO_DRAW:
      discard(state, card, tell);
      return nextTurn(state, rng, tell);
    case PLAY:
      return play(state, card, tell);
    case TAKE:
      return take(state, seatOf(move), card, tell);
    case MOVE_CANVAS:
      leavePalette(state, state.turn, card);
      state.canvas.push(card);
      state.step = DISCARD;
      return tell?.({ what: 'movedToCanvas', args: { seat: state.turn, card: NAMES[card]!, colour: colourOf(card) } });
    case MOVE_DECK:
      leavePalette(state, state.turn, card);
      putOnDeck(state, card);
      state.step = DISCARD;
      return tell?.({ what: 'movedToDeck', args: { seat: state.turn, card: NAMES[card]! } });
  }
}

function play(state: State, card: Card, tell?: Tell): void {
  const seat = state.turn;
  const hand = state.hands[seat]!;
  const palette = state.palettes[seat]!;
  remove(hand, card);
  palette.push(card);
  weighPalette(state, seat);
  state.step = DISCARD;
  tell?.({ what: 'played', args: { seat, card: NAMES[card]! } });
  if (!state.actions) return; // §8.2
  switch (NUMBER[card]) {
    case 1:
      state.mustLead = true;
      if (victims(state, palette.length).length > 0) state.step = ONE;
      else tell?.({ what: 'nobodyToTakeFrom', args: { seat } });
      return;
    case 3:
      return draw(state, tell);
    case 5:
      if (hand.some((other) => mayPlay(state, other))) state.step = FIVE;
      return;
    case 7:
      state.mustLead = true;
      state.step = SEVEN;
  }
}

function take(state: State, victim: Seat, card: Card, tell?: Tell): void {
  leavePalette(state, victim, card);
  putOnDeck(state, card);
  state.step = DISCARD;
  tell?.({ what: 'took', args: { seat: state.turn, other: victim, card: NAMES[card]! } });
}

function discard(state: State, card: Card, tell?: Tell): void {
  remove(state.hands[state.turn]!, card);
  state.canvas.push(card);
  tell?.({ what: 'discarded', args: { seat: state.turn, card: NAMES[card]!, colour: colourOf(card) } });
}

/** The next card of the deck, if there is one, to the hand of the seat on turn. */
function draw(state: State, tell?: Tell): void {
  const card = state.deck.pop();
  if (card === undefined) return;
  if (state.known > 0) state.known--; // §6.11
  const seat = state.turn;
  state.hands[seat]!.push(card);
  tell?.({
    what: 'drew',
    args: { seat },
    secret: { to: [seat], what: 'drewCard', args: { seat, card: NAMES[card]! } },
  });
}

function putOnDeck(state: State, card: Card): void {
  state.deck.push(card);
  state.known++; // §6.11
}

function leavePalette(state: State, seat: Seat, card: Card): void {
  remove(state.palettes[seat]!, card);
  weighPalette(state, seat);
}

function leaveRound(state: State, seat: Seat): void {
  state.playing &= ~(1 << seat);
}

/** Clockwise to the next player still in; one whose hand is empty goes out unasked (§3.7, §3.9). */
function nextTurn(state: State, rng: Rng, tell?: Tell): void {
  state.step = START;
  state.mustLead = false;
  while (!isOver(state)) {
    do state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
    while (((state.playing >> state.turn) & 1) === 0);
    if (state.hands[state.turn]!.length > 0) return;
    tell?.({ what: 'emptyHand', args: { seat: state.turn } });
    leaveRound(state, state.turn);
  }
  endRound(state, rng, tell);
}

/** One player is left and wins the round (§3.10); in the advanced game it is scored, and dealt again if it goes on (§5). */
function endRound(state: State, rng: Rng, tell?: Tell): void {
  const seat = 31 - Math.clz32(state.playing);
  state.turn = seat;
  if (state.advanced) {
    tell?.({ what: 'wonRound', args: { seat } });
    const rule = ruleInForce(state);
    const cards = counted(state.palettes[seat]!, rule);
    for (const card of cards) remove(state.palettes[seat]!, card);
    weighPalette(state, seat);
    for (const card of cards) state.scored.push((seat << 6) | card);
    const names = cards.map((card) => NAMES[card]).join(' ');
    tell?.({
      what: 'scored',
      args: { seat, cards: names, points: points(cards), total: points(scoredBy(state, seat)) },
    });
    if (!reachesTarget(state, seat) && canDealAgain(state)) {
      const scored = state.scored.map((entry) => entry & 63);
      const left = BOX.filter((card) => !scored.includes(card));
      deal(state, left, rng);
      return tell?.({ what: 'dealt', args: { round: state.round, seat: state.turn } });
    }
  }
  if (tell === undefined) return;
  const { winners } = outcome(state);
  tell({ what: 'wonGame', args: { seats: winners, count: winners.length } });
}

function colourOf(card: Card): string {
  return COLOURS[COLOUR[card]!]!;
}

function remove(cards: Card[], card: Card): void {
  let i = 0;
  while (cards[i] !== card) i++;
  for (; i + 1 < cards.length; i++) cards[i] = cards[i + 1]!;
  cards.pop();
}
