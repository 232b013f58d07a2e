import type { Options, Rng, Seat } from '@hoard/kernel';
import { BOX, CASTLE, type Card, COLOUR, DIAMOND, FAIRY, NO_COLOUR } from './components.ts';

/** What is being decided: the names stand in positions (§7). */
export const PHASES = ['start', 'drawn', 'witch'] as const;
export const [START, DRAWN, SETTLING] = [0, 1, 2] as const;

export interface State {
  readonly seats: number;
  readonly buyAfterDraw: boolean;
  readonly colourReleased: boolean;
  turn: Seat; // in a finished game the winner
  phase: number; // index into PHASES
  pile: Card[]; // the next card last
  returned: Card[]; // beside the pile, in the order put there
  colours: number[]; // [seat]: the colour built, NO_COLOUR before
  castles: number[]; // [seat]: a mask of pieces, all of the seat's colour
  spares: number[]; // [seat]: a mask of pieces
  diamonds: number[]; // [seat]: how many
  fairies: number[]; // [seat]: how many
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const pile = BOX.slice();
  rng.shuffle(pile);
  return {
    seats,
    buyAfterDraw: options.buyAfterDraw === true,
    colourReleased: options.colourReleased === true,
    turn: 0, // §2.2
    phase: START,
    pile,
    returned: [],
    colours: each(seats, NO_COLOUR),
    castles: each(seats, 0),
    spares: each(seats, 0),
    diamonds: each(seats, 0),
    fairies: each(seats, 0),
  };
}

function each(seats: number, value: number): number[] {
  const values: number[] = [];
  for (let seat = 0; seat < seats; seat++) values.push(value);
  return values;
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    buyAfterDraw: state.buyAfterDraw,
    colourReleased: state.colourReleased,
    turn: state.turn,
    phase: state.phase,
    pile: state.pile.slice(),
    returned: state.returned.slice(),
    colours: state.colours.slice(),
    castles: state.castles.slice(),
    spares: state.spares.slice(),
    diamonds: state.diamonds.slice(),
    fairies: state.fairies.slice(),
  };
}

/** The castle of the seat has all six pieces (§6.1). */
export function isComplete(state: State, seat: Seat): boolean {
  const castle = state.castles[seat]!;
  return castle !== 0 && castle === CASTLE[state.colours[seat]!];
}

/** The seat on turn, and nobody else, can have completed its castle. */
export function isOver(state: State): boolean {
  return isComplete(state, state.turn);
}

/** Who builds a colour, if anybody does (§4.3). */
export function builderOf(state: State, colour: number): Seat | undefined {
  for (let seat = 0; seat < state.seats; seat++) if (state.colours[seat] === colour) return seat;
  return undefined;
}

/** How many of a card the seat owns, in its castle or beside it. */
export function owned(state: State, seat: Seat, card: Card): number {
  if (card === DIAMOND) return state.diamonds[seat]!;
  if (card === FAIRY) return state.fairies[seat]!;
  return ((state.castles[seat]! | state.spares[seat]!) >> card) & 1;
}

/** The seat's castle begins, or goes on, with a piece of its colour. */
export function build(state: State, seat: Seat, piece: Card): void {
  state.colours[seat] = COLOUR[piece]!;
  state.castles[seat] = state.castles[seat]! | (1 << piece);
}
