import type { Options, Rng, Seat } from '@hoard/kernel';
import { BOX, type Card, COLOUR, HAND_SIZE, NUMBER, RED, RULES } from './components.ts';
import { weigh } from './leading.ts';

/** What is being decided: the names stand in positions (§7). */
export const STEPS = ['start', 'five', 'one', 'seven', 'discard'] as const;
export const [START, FIVE, ONE, SEVEN, DISCARD] = [0, 1, 2, 3, 4] as const;

export interface State {
  readonly seats: number;
  readonly advanced: boolean;
  readonly actions: boolean;
  readonly sevenMayMoveItself: boolean;
  round: number; // 1, 2, …
  turn: Seat; // in a finished game the last round's winner
  step: number; // index into STEPS
  mustLead: boolean; // a 1 or a 7 was played this turn (§6.3, §6.8)
  playing: number; // bit s: seat s is still in the round
  known: number; // so many top cards of the deck are known to everyone (§6.11)
  deck: Card[]; // the next card last
  canvas: Card[]; // bottom to top, without the start card
  hands: Card[][];
  palettes: Card[][];
  scored: number[]; // seat × 64 + card, in the order scored
  worths: number[]; // [seat × 7 + rule]: what the palette is worth; follows from the palettes
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const state: State = {
    seats,
    advanced: options.advanced === true,
    actions: options.actions === true,
    sevenMayMoveItself: options.sevenMayMoveItself === true,
    round: 0,
    turn: 0,
    step: START,
    mustLead: false,
    playing: 0,
    known: 0,
    deck: NOT_DEALT,
    canvas: NOT_DEALT,
    hands: [],
    palettes: [],
    scored: [],
    worths: WEIGHTLESS.slice(0, seats * RULES),
  };
  deal(state, BOX.slice(), rng);
  return state;
}

const NOT_DEALT: Card[] = []; // stands only until deal() makes the real ones
const WEIGHTLESS: readonly number[] = Array(4 * RULES).fill(0);

/** A new round with these cards (§2), of which the rest become the deck. */
export function deal(state: State, cards: Card[], rng: Rng): void {
  rng.shuffle(cards);
  const { seats } = state;
  state.round++;
  state.step = START;
  state.mustLead = false;
  state.playing = (1 << seats) - 1;
  state.known = 0;
  state.canvas = [];
  const { hands, palettes } = state;
  let leader = 0;
  let top = cards.length;
  for (let seat = 0; seat < seats; seat++) {
    palettes[seat] = [cards[top - 1]!];
    hands[seat] = cards.slice(top - 1 - HAND_SIZE, top - 1);
    top -= 1 + HAND_SIZE;
    weighPalette(state, seat);
    if (palettes[seat]![0]! > palettes[leader]![0]!) leader = seat;
  }
  cards.length = top;
  state.deck = cards;
  state.turn = (leader + 1) % seats; // §2.3
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    advanced: state.advanced,
    actions: state.actions,
    sevenMayMoveItself: state.sevenMayMoveItself,
    round: state.round,
    turn: state.turn,
    step: state.step,
    mustLead: state.mustLead,
    playing: state.playing,
    known: state.known,
    deck: state.deck.slice(),
    canvas: state.canvas.slice(),
    hands: copies(state.hands),
    palettes: copies(state.palettes),
    scored: state.scored.slice(),
    worths: state.worths.slice(),
  };
}

function copies(lists: readonly Card[][]): Card[][] {
  const out: Card[][] = [];
  for (let i = 0; i < lists.length; i++) out.push(lists[i]!.slice());
  return out;
}

/** To be called when a palette has changed. */
export function weighPalette(state: State, seat: Seat): void {
  weigh(state.palettes[seat]!, state.worths, seat * RULES);
}

export function isIn(state: State, seat: Seat): boolean {
  return ((state.playing >> seat) & 1) === 1;
}

/** One player is left (§3.10), and no new round was dealt. */
export function isOver(state: State): boolean {
  return (state.playing & (state.playing - 1)) === 0;
}

/** The rule in force is the colour on top of the canvas (§3.2), Red at first (§2.2). */
export function ruleInForce(state: State): number {
  const { canvas } = state;
  return canvas.length === 0 ? RED : COLOUR[canvas[canvas.length - 1]!]!;
}

/** The cards a seat has scored, in order. */
export function scoredBy(state: State, seat: Seat): Card[] {
  return state.scored.filter((entry) => entry >> 6 === seat).map((entry) => entry & 63);
}

export function points(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + NUMBER[card]!, 0);
}
