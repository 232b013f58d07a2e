import { type Insight, type Prospect, rngFrom, type Seat } from '@hoard/kernel';
import { apply } from './apply.ts';
import { CASTLE, type Card, COLOUR, count, NO_COLOUR, PIECES_OF_A_CASTLE, PRICE } from './components.ts';
import { expert } from './learned/expert.ts';
import { hard } from './learned/hard.ts';
import { BUY, buying, DRAW, GIVE, giving, kindOf, type Move, paidBy, pieceOf, sellerOf } from './notation.ts';
import { moves } from './rules/moves.ts';
import { clone, isComplete, isOver, SETTLING, type State } from './state.ts';
import { traits } from './traits.ts';

/** Each seat's chance by what it has, the logarithm of its odds being fitted to matches between bots. */
function chances(state: State): number[] {
  const odds: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const pieces = count(state.castles[seat]!);
    const cards = state.diamonds[seat]! + count(state.spares[seat]!); // the witch takes these before the castle
    const near = pieces + buyable(state, seat) >= PIECES_OF_A_CASTLE ? 1.9 : 0;
    const tempo = seat === state.turn ? 0.15 : 0;
    odds.push(Math.exp(0.13 * pieces * pieces + 0.1 * cards + 0.15 * state.fairies[seat]! + near + tempo));
    if (isOver(state)) odds[seat] = isComplete(state, seat) ? 1 : 0;
    sum += odds[seat]!;
  }
  return odds.map((odd) => odd / sum);
}

/** How many pieces a seat can pay for that others have spare. */
function buyable(state: State, buyer: Seat): number {
  const affordable = Math.floor(state.diamonds[buyer]! / PRICE);
  if (affordable === 0 || state.colours[buyer] === NO_COLOUR) return 0;
  let spares = 0;
  for (let seat = 0; seat < state.seats; seat++) if (seat !== buyer) spares |= state.spares[seat]!;
  return Math.min(affordable, count(spares & CASTLE[state.colours[buyer]!]!));
}

const NO_CHANCE = rngFrom('nothing is drawn from it');

/** A card's like: pieces of one colour are alike, whoever owns them. */
const LIKE: readonly Card[] = COLOUR.map((colour, card) => (colour === NO_COLOUR ? card : COLOUR.indexOf(colour)));

/** The moves without purchases and payments of like cards. */
function choices(state: State): Move[] {
  const known = new Set<number>();
  return moves(state).filter((move) => {
    const like = likeOf(move);
    return !known.has(like) && known.add(like);
  });
}

function likeOf(move: Move): number {
  if (kindOf(move) === BUY) return buying(sellerOf(move), LIKE[pieceOf(move)]!);
  return kindOf(move) === GIVE ? giving(paidBy(move).map((card) => LIKE[card]!)) : move;
}

/** All that may come of a move: of a draw every card that is left, like ones together. */
function prospects(state: State, move: Move): Prospect<State>[] {
  if (move !== DRAW) return [{ chance: 1, state: after(state, move) }];
  const left = state.pile.length > 0 ? state.pile : state.returned;
  const cards = new Map<Card, number>(); // how many of each like
  for (const card of left) cards.set(LIKE[card]!, (cards.get(LIKE[card]!) ?? 0) + 1);
  return [...cards].map(([like, alike]) => ({ chance: alike / left.length, state: drawing(state, like) }));
}

function after(state: State, move: Move): State {
  const next = clone(state);
  apply(next, move, NO_CHANCE);
  return next;
}

/** The state after drawing a card of that like. */
function drawing(state: State, like: Card): State {
  const next = clone(state);
  if (next.pile.length === 0) [next.pile, next.returned] = [next.returned, next.pile];
  const at = next.pile.findIndex((card) => LIKE[card] === like);
  next.pile.push(...next.pile.splice(at, 1));
  apply(next, DRAW, NO_CHANCE);
  return next;
}

/** A match is mostly drawing until a witch comes. What there is to decide is seen one move ahead, if one knows well what it is worth. */
export const insight: Insight<State, Move> = {
  chances,
  horizon: 0,
  learned: {
    choices,
    prospects,
    isQuiet: ({ phase }) => phase !== SETTLING,
    traits,
    weights: hard,
    mastery: expert,
  },
};
