import type { Seat } from '@hoard/kernel';
import {
  CARDS,
  CASTLE,
  type Card,
  COLOUR,
  COPIES,
  count,
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

const WITCHES = COPIES[WITCH]!;
const DIAMONDS = 6; // so many are many

/** What the network is told of each seat: what it has, where its pieces are, how dangerous the pile is, and the best that others have. */
export function traits(state: State): number[][] {
  const pile = contents(state.pile);
  const returned = contents(state.returned);
  const quests = state.castles.map((_, seat) => questOf(state, seat, pile, returned));
  return quests.map((quest, seat) =>
    possessions(state, seat).concat(
      progress(quest, pile, seat === state.turn, state.phase === START),
      dealings(state, seat, quest),
      dangers(state, seat, pile, returned),
      rivals(state, seat, quests),
    ),
  );
}

function contents(cards: readonly Card[]): Pile {
  let [pieces, witches] = [0, 0];
  for (const card of cards) {
    if (card === WITCH) witches++;
    else if (COLOUR[card] !== NO_COLOUR) pieces |= 1 << card;
  }
  return { pieces, witches };
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

function possessions(state: State, seat: Seat): number[] {
  const diamonds = state.diamonds[seat]!;
  const spares = count(state.spares[seat]!);
  const missing = (cards: number) => Math.max(0, cards - diamonds - spares) / cards; // before the castle is at risk
  return [
    Math.min(diamonds / DIAMONDS, 2),
    spares / PIECES_OF_A_CASTLE,
    state.fairies[seat]!,
    missing(RANSOM),
    missing(2 * RANSOM),
  ];
}

function progress(quest: Quest, { witches }: Pile, onTurn: boolean, atStart: boolean): number[] {
  const { built, inPile, beside, withOthers, byDrawing, byBuying } = quest;
  const part = (pieces: number) => pieces / PIECES_OF_A_CASTLE;
  const expected = inPile / (witches + 1) / 3; // of its pieces before a witch comes
  const when = (is: boolean, value: number) => (is ? value : 0);
  return [
    when(built + inPile + beside + withOthers > 0, 1), // it builds
    part(built),
    part(built) ** 2,
    part(inPile),
    part(beside),
    part(withOthers),
    when(onTurn, 1),
    when(onTurn && atStart, 1),
    byDrawing,
    when(onTurn, byDrawing),
    expected,
    when(onTurn, expected),
    byBuying,
    when(onTurn && atStart, byBuying),
  ];
}

function dealings(state: State, seat: Seat, { withOthers, affordable }: Quest): number[] {
  const saved = withOthers > 0 ? Math.min(state.diamonds[seat]! / PRICE, 1) : 0;
  let sales = 0; // that others can pay for
  for (let buyer = 0; buyer < state.seats; buyer++) {
    const colour = state.colours[buyer]!;
    if (buyer === seat || colour === NO_COLOUR) continue;
    sales += Math.min(Math.floor(state.diamonds[buyer]! / PRICE), count(state.spares[seat]! & CASTLE[colour]!));
  }
  return [affordable / 3, saved, sales / 3];
}

function dangers(state: State, seat: Seat, pile: Pile, returned: Pile): number[] {
  const { length } = state.pile;
  const next = seat === state.turn && length > 0 ? pile.witches / length : 0;
  return [length / CARDS, pile.witches / WITCHES, returned.witches / WITCHES, next];
}

/** The best that any of the others has. */
function rivals(state: State, seat: Seat, quests: readonly Quest[]): number[] {
  let [built, diamonds, byDrawing, byBuying] = [0, 0, 0, 0];
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const quest = quests[other]!;
    built = Math.max(built, quest.built);
    diamonds = Math.max(diamonds, state.diamonds[other]!);
    byDrawing = Math.max(byDrawing, quest.byDrawing);
    byBuying = Math.max(byBuying, quest.byBuying);
  }
  return [built / PIECES_OF_A_CASTLE, diamonds / DIAMONDS, byDrawing, byBuying];
}
