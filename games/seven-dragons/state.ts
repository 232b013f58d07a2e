import type { Options, Rng, Seat } from '@hoard/kernel';
import type { Cell } from './cells.ts';
import { type Action, BOX, type Card, type Face, GOALS, HAND_SIZE, type Look, WILD } from './components.ts';
import type { Piece } from './knowledge.ts';
import { bareTable } from './table.ts';

/** How the game stands: running, ended by a group of seven (§8.2), or ended with the cards (§8.5). */
export const [RUNNING, BY_SEVEN, BY_CARDS] = [0, 1, 2] as const;

export interface State {
  readonly seats: number;
  readonly moveBonus: boolean;
  turn: Seat; // in a finished game the seat that made the last move
  passes: number; // in a row, with the deck empty
  over: number; // RUNNING, BY_SEVEN or BY_CARDS
  ripe: number; // bit c: colour c has a group of seven or more; follows from the table
  table: Table;
  pile: Action[]; // bottom to top
  deck: Card[]; // the next card last
  hands: Piece[][];
  goals: Piece[]; // five; those from `seats` on are imaginary (§2.2)
}

/** Places that have or had a card on or beside them. Place 0 is nowhere, place 1 the silver dragon's. */
export interface Table {
  cells: Cell[];
  faces: Face[]; // −1 where no card lies
  looks: Look[]; // 0 where no card lies
  beside: number[]; // [place × 4 + side]: the place on the right, below, on the left, above; 0 where there is none yet
  order: number[]; // the first so many places by their cells; grows when it is asked for
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const deck = BOX.slice();
  rng.shuffle(deck);
  const hands: Piece[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push(deck.splice(-HAND_SIZE));
  hands[0]!.push(deck.pop()!); // §2.4
  const goals: Piece[] = [];
  for (let colour = 0; colour < GOALS; colour++) goals.push(colour);
  rng.shuffle(goals);
  return {
    seats,
    moveBonus: options.moveBonus === true,
    turn: 0,
    passes: 0,
    over: RUNNING,
    ripe: 0,
    table: bareTable(WILD),
    pile: [],
    deck,
    hands,
    goals,
  };
}

export function clone(state: State): State {
  const { table } = state;
  const hands: Piece[][] = [];
  for (let seat = 0; seat < state.seats; seat++) hands.push(state.hands[seat]!.slice());
  return {
    seats: state.seats,
    moveBonus: state.moveBonus,
    turn: state.turn,
    passes: state.passes,
    over: state.over,
    ripe: state.ripe,
    table: {
      cells: table.cells.slice(),
      faces: table.faces.slice(),
      looks: table.looks.slice(),
      beside: table.beside.slice(),
      order: table.order.slice(),
    },
    pile: state.pile.slice(),
    deck: state.deck.slice(),
    hands,
    goals: state.goals.slice(),
  };
}

/** Seats that hold a card. */
export function holders(state: State): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.hands[seat]!.length > 0) count++;
  return count;
}
