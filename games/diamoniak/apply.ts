import type { Rng, Seat, Tell } from '@hoard/kernel';
import {
  CASTLE,
  type Card,
  COLOUR,
  COLOURS,
  cardsIn,
  DIAMOND,
  FAIRY,
  NAMES,
  NO_COLOUR,
  PRICE,
  WITCH,
} from './components.ts';
import { BUY, DRAW, GIVE, kindOf, type Move, names, paidBy, pieceOf, STOP, sellerOf } from './notation.ts';
import { hasChoice, purse } from './rules/paying.ts';
import { build, builderOf, DRAWN, isOver, SETTLING, START, type State } from './state.ts';

/** Carries out a legal move. */
export function apply(state: State, move: Move, rng: Rng, tell?: Tell): void {
  switch (kindOf(move)) {
    case DRAW:
      return draw(state, rng, tell);
    case STOP:
      tell?.({ what: 'stopped', args: { seat: state.turn } });
      return nextTurn(state);
    case BUY:
      return buy(state, sellerOf(move), pieceOf(move), tell);
    case GIVE:
      return pay(state, paidBy(move), tell);
    default:
      return beat(state, tell);
  }
}

function draw(state: State, rng: Rng, tell?: Tell): void {
  if (state.pile.length === 0) reshuffle(state, rng, tell);
  const card = state.pile.pop()!;
  const seat = state.turn;
  if (card === WITCH) return meetWitch(state, tell);
  state.phase = DRAWN;
  if (card === DIAMOND) {
    state.diamonds[seat] = state.diamonds[seat]! + 1;
    return tell?.({ what: 'diamond', args: { seat, diamonds: state.diamonds[seat]! } });
  }
  if (card === FAIRY) {
    state.fairies[seat] = state.fairies[seat]! + 1;
    return tell?.({ what: 'fairy', args: { seat } });
  }
  layPiece(state, card, tell);
}

/** The cards beside the pile become the new pile (§4.8). */
function reshuffle(state: State, rng: Rng, tell?: Tell): void {
  if (state.returned.length === 0) throw new Error('both piles are empty (§4.8)');
  state.pile = state.returned;
  state.returned = [];
  rng.shuffle(state.pile);
  tell?.({ what: 'reshuffled', args: { cards: state.pile.length } });
}

/** A piece begins a castle, joins it or is spare (§4.1, §4.2). */
function layPiece(state: State, piece: Card, tell?: Tell): void {
  const seat = state.turn;
  const card = NAMES[piece]!;
  const colour = COLOUR[piece]!;
  const mine = state.colours[seat]!;
  if (mine === colour) {
    build(state, seat, piece);
    tell?.({ what: 'joined', args: { seat, card } });
  } else if (mine === NO_COLOUR && builderOf(state, colour) === undefined) {
    build(state, seat, piece);
    tell?.({ what: 'begun', args: { seat, card, colour: COLOURS[colour]! } });
    if (state.colourReleased) joinSpares(state, tell);
  } else {
    state.spares[seat] = state.spares[seat]! | (1 << piece);
    return tell?.({ what: 'spare', args: { seat, card } });
  }
  if (isOver(state)) win(state, tell);
}

/** Spare pieces of a colour that was free again join the castle just begun (§4.7). */
function joinSpares(state: State, tell?: Tell): void {
  const seat = state.turn;
  const joining = state.spares[seat]! & CASTLE[state.colours[seat]!]!;
  if (joining === 0) return;
  state.spares[seat] = state.spares[seat]! & ~joining;
  state.castles[seat] = state.castles[seat]! | joining;
  tell?.({ what: 'sparesJoined', args: { seat, cards: names(cardsIn(joining)) } });
}

function meetWitch(state: State, tell?: Tell): void {
  tell?.({ what: 'witch', args: { seat: state.turn } });
  if (hasChoice(state)) state.phase = SETTLING;
  else pay(state, purse(state), tell); // §4.9
}

/** The witch and the cards go beside the pile, and the turn is over (§4.5). */
function pay(state: State, cards: readonly Card[], tell?: Tell): void {
  const seat = state.turn;
  const castle = state.castles[seat]!;
  state.returned.push(WITCH);
  for (let i = 0; i < cards.length; i++) giveUp(state, cards[i]!);
  if (cards.length === 0) tell?.({ what: 'paidNothing', args: { seat } });
  else tell?.({ what: 'paid', args: { seat, cards: names(cards) } });
  if (castle !== 0 && state.castles[seat] === 0) loseCastle(state, seat, tell);
  nextTurn(state);
}

function giveUp(state: State, card: Card): void {
  const seat = state.turn;
  if (card === DIAMOND) state.diamonds[seat] = state.diamonds[seat]! - 1;
  else if (card === FAIRY) state.fairies[seat] = state.fairies[seat]! - 1;
  else {
    state.castles[seat] = state.castles[seat]! & ~(1 << card);
    state.spares[seat] = state.spares[seat]! & ~(1 << card);
  }
  state.returned.push(card);
}

/** A castle without pieces stays begun, unless its colour is released (§4.7). */
function loseCastle(state: State, seat: Seat, tell?: Tell): void {
  const colour = COLOURS[state.colours[seat]!]!;
  if (!state.colourReleased) return tell?.({ what: 'castleLost', args: { seat, colour } });
  state.colours[seat] = NO_COLOUR;
  tell?.({ what: 'colourFree', args: { seat, colour } });
}

/** One fairy and the witch go beside the pile, and the turn is over (§4.6). */
function beat(state: State, tell?: Tell): void {
  state.returned.push(WITCH);
  giveUp(state, FAIRY);
  tell?.({ what: 'beaten', args: { seat: state.turn } });
  nextTurn(state);
}

/** The diamonds go to the seller, the piece to the castle, and the turn is over (§5.2, §5.3). */
function buy(state: State, seller: Seat, piece: Card, tell?: Tell): void {
  const seat = state.turn;
  state.diamonds[seat] = state.diamonds[seat]! - PRICE;
  state.diamonds[seller] = state.diamonds[seller]! + PRICE;
  state.spares[seller] = state.spares[seller]! & ~(1 << piece);
  build(state, seat, piece);
  tell?.({ what: 'bought', args: { seat, other: seller, card: NAMES[piece]!, diamonds: PRICE } });
  if (!isOver(state)) return nextTurn(state);
  state.phase = START;
  win(state, tell);
}

function nextTurn(state: State): void {
  state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
  state.phase = START;
}

function win(state: State, tell?: Tell): void {
  const seat = state.turn;
  tell?.({ what: 'won', args: { seat, colour: COLOURS[state.colours[seat]!]! } });
}
