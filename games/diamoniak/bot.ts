import type { Insight, Seat } from '@hoard/kernel';
import {
  CASTLE,
  type Card,
  COLOUR,
  count,
  DIAMOND,
  FAIRY,
  lowest,
  NO_COLOUR,
  PIECES_OF_A_CASTLE,
  PRICE,
  RANSOM,
  WITCH,
} from './components.ts';
import { BEAT, buying, DRAW, giving, type Move, STOP } from './notation.ts';
import { builds, canPay, isTimeToBuy, offers } from './rules/buying.ts';
import { hasFairy, purse } from './rules/paying.ts';
import { DRAWN, isComplete, isOver, SETTLING, type State } from './state.ts';

/** What cards are worth to whoever has them, in diamonds; found by letting players of different opinions play. */
const [SPARE, FAIRYS, OWN_PIECE] = [0.5, 2.5, 6] as const;

/** Buy what can be bought, otherwise draw while that brings more than a witch would take, and pay her with what is worth least. */
function likelyMove(state: State): Move {
  if (state.phase === SETTLING) {
    const ransom = cheapest(state);
    return hasFairy(state) && total(state, ransom) >= FAIRYS ? BEAT : giving(ransom.sort(ascending));
  }
  if (isTimeToBuy(state) && canPay(state) && builds(state)) {
    for (let seat = 0; seat < state.seats; seat++) {
      const offered = seat === state.turn ? 0 : offers(state, seat);
      if (offered !== 0) return buying(seat, lowest(offered));
    }
  }
  return state.phase === DRAWN && isRisky(state) ? STOP : DRAW;
}

/** A witch on top of the pile would cost more than another card brings, each as likely as there are such cards in it. */
function isRisky(state: State): boolean {
  const price = total(state, cheapest(state));
  const loss = hasFairy(state) ? Math.min(price, FAIRYS) : price;
  let balance = 0;
  for (const card of state.pile.length > 0 ? state.pile : state.returned) {
    balance += card === WITCH ? -loss : worth(state, card);
  }
  return balance < 0;
}

/** What a card is worth to the seat on turn. */
function worth(state: State, card: Card): number {
  if (card === DIAMOND) return 1;
  if (card === FAIRY) return FAIRYS;
  return COLOUR[card] === state.colours[state.turn] ? OWN_PIECE : SPARE;
}

function total(state: State, cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + worth(state, card), 0);
}

/** What the seat on turn would rather pay the witch. */
function cheapest(state: State): Card[] {
  return purse(state)
    .sort((a, b) => worth(state, a) - worth(state, b))
    .slice(0, RANSOM);
}

function ascending(a: Card, b: Card): number {
  return a - b;
}

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

/** A card of each kind more counts differently, so this tells which one was drawn. */
function seen(state: State): number {
  const { turn } = state;
  const [pieces, spares] = [count(state.castles[turn]!), count(state.spares[turn]!)];
  const witch = state.phase === SETTLING ? 5 : 0;
  return (state.diamonds[turn]! + 2 * state.fairies[turn]! + 3 * pieces + 4 * spares + witch) & 7;
}

/** A match is long and each decision small: chances tell moves apart sooner than playing on would. */
export const insight: Insight<State, Move> = {
  likelyMove,
  chances,
  horizon: 0,
  seen,
  reshuffle: ({ pile }, rng) => void rng.shuffle(pile),
};
