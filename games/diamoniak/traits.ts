import type { Seat } from '@hoard/kernel';
import {
  CARDS,
  CASTLE,
  type Card,
  COPIES,
  count,
  DIAMOND,
  FAIRY,
  NO_COLOUR,
  PIECES_OF_A_CASTLE,
  PRICE,
  RANSOM,
  WITCH,
} from './components.ts';
import { START, type State } from './state.ts';

/** A pile as far as it matters: its order is unknown. */
interface Pile {
  readonly pieces: number; // as a mask
  readonly witches: number;
  readonly diamonds: number;
  readonly fairies: number;
}

/** Where a seat's six pieces are, and how near that brings it to winning. */
interface Quest {
  readonly built: number;
  readonly inPile: number;
  readonly beside: number; // among the cards returned
  readonly withOthers: number;
  readonly affordable: number; // of those with others
  readonly byDrawing: number; // the chance to draw all that is missing before a witch comes
  readonly byBuying: number; // 1: so much as is missing can be bought
}

const DIAMONDS = 6; // so many are many

/**
 * What the network is told of each seat: what it has, where its pieces are and how near that brings it to winning,
 * the same of the others (of each trait the most that any of them has), and how dangerous the pile is.
 */
export function traits(state: State): number[][] {
  const pile = contents(state.pile);
  const returned = contents(state.returned);
  const own = state.castles.map((_, seat) => ownTraits(state, seat, questOf(state, seat, pile, returned), pile));
  const shared = dangers(state, pile, returned);
  return own.map((traits, seat) => traits.concat(most(own, seat), shared));
}

/** Of each trait the most that anybody but a seat has. */
function most(own: readonly number[][], seat: Seat): number[] {
  if (own.length === 2) return own[1 - seat]!;
  const others = own.filter((_, other) => other !== seat);
  return others[0]!.map((_, trait) => Math.max(...others.map((traits) => traits[trait]!)));
}

function contents(cards: readonly Card[]): Pile {
  let [pieces, witches, diamonds, fairies] = [0, 0, 0, 0];
  for (const card of cards) {
    if (card === WITCH) witches++;
    else if (card === DIAMOND) diamonds++;
    else if (card === FAIRY) fairies++;
    else pieces |= 1 << card;
  }
  return { pieces, witches, diamonds, fairies };
}

function questOf(state: State, seat: Seat, pile: Pile, returned: Pile): Quest {
  const colour = state.colours[seat]!;
  const wanted = colour === NO_COLOUR ? 0 : CASTLE[colour]!;
  const built = count(state.castles[seat]!);
  const inPile = count(pile.pieces & wanted);
  const beside = count(returned.pieces & wanted);
  const withOthers = wanted === 0 ? 0 : PIECES_OF_A_CASTLE - built - inPile - beside;
  const affordable = Math.min(withOthers, Math.floor(state.diamonds[seat]! / PRICE));
  const byDrawing = built + inPile === PIECES_OF_A_CASTLE ? allBefore(inPile, pile.witches) : 0;
  const byBuying = built + affordable === PIECES_OF_A_CASTLE ? 1 : 0;
  return { built, inPile, beside, withOthers, affordable, byDrawing, byBuying };
}

/** The chance that so many cards all come before the first of so many witches: one order of theirs among all. */
function allBefore(cards: number, witches: number): number {
  let chance = 1;
  for (let i = 1; i <= cards; i++) chance *= i / (witches + i);
  return chance;
}

function ownTraits(state: State, seat: Seat, quest: Quest, pile: Pile): number[] {
  const { built, inPile, beside, withOthers, affordable, byDrawing, byBuying } = quest;
  const diamonds = state.diamonds[seat]!;
  const spares = count(state.spares[seat]!);
  const onTurn = seat === state.turn ? 1 : 0;
  const atStart = state.phase === START ? onTurn : 0;
  const missing = (cards: number) => Math.max(0, cards - diamonds - spares) / cards; // before the castle is at risk
  const part = (pieces: number) => pieces / PIECES_OF_A_CASTLE;
  const expected = inPile / (pile.witches + 1) / 3; // of its pieces before a witch comes
  return [
    Math.min(diamonds / DIAMONDS, 2),
    part(spares),
    state.fairies[seat]!,
    missing(RANSOM),
    missing(2 * RANSOM),
    state.colours[seat] === NO_COLOUR ? 0 : 1,
    part(built),
    part(built) ** 2,
    part(inPile),
    part(beside),
    part(withOthers),
    onTurn,
    atStart,
    byDrawing,
    onTurn * byDrawing,
    expected,
    onTurn * expected,
    byBuying,
    atStart * byBuying,
    affordable / 3,
    withOthers > 0 ? Math.min(diamonds / PRICE, 1) : 0,
    sales(state, seat) / 3,
    onTurn * danger(state, pile),
  ];
}

/** How many of a seat's spares others can pay for. */
function sales(state: State, seat: Seat): number {
  let sales = 0;
  for (let buyer = 0; buyer < state.seats; buyer++) {
    const colour = state.colours[buyer]!;
    if (buyer === seat || colour === NO_COLOUR) continue;
    sales += Math.min(Math.floor(state.diamonds[buyer]! / PRICE), count(state.spares[seat]! & CASTLE[colour]!));
  }
  return sales;
}

/** The chance that the next card is a witch. */
function danger({ pile: { length } }: State, { witches }: Pile): number {
  return length > 0 ? witches / length : 0;
}

/** What is the same for all. */
function dangers(state: State, pile: Pile, returned: Pile): number[] {
  return [
    state.pile.length / CARDS,
    pile.witches / COPIES[WITCH]!,
    pile.diamonds / COPIES[DIAMOND]!,
    pile.fairies / COPIES[FAIRY]!,
    returned.witches / COPIES[WITCH]!,
    danger(state, pile),
    (state.seats - 2) / 2,
  ];
}
