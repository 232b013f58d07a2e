import type { Insight, Rng } from '@hoard/kernel';
import { ACTION_COLOUR, actionOf, type Colour, isDragon, LOOKS, type Look, PLAIN, TURNED } from './components.ts';
import { groupSize, largestGroup } from './groups.ts';
import { thingOf } from './knowledge.ts';
import { alone, lay, type Move, TOP_ALONE } from './notation.ts';
import { outcome } from './outcome.ts';
import { pick } from './rules/pick.ts';
import { RUNNING, type State, type Table } from './state.ts';
import { type Place, SILVER_PLACE, shownTo } from './table.ts';

/** Everybody wants a large group of his colour: the card that makes the largest is laid, or recolours the silver dragon. */
function likelyMove(state: State, rng: Rng): Move {
  const { table } = state;
  const colour = thingOf(state.goals[state.turn]!);
  let largest = 0;
  let alike = 0; // moves seen that make the largest group
  let likely: Move | undefined;
  const consider = (place: Place, look: Look, move: Move) => {
    const size = sizeWith(table, place, look, colour);
    if (size > largest) alike = 0;
    largest = Math.max(largest, size);
    if (size === largest && rng.int(++alike) === 0) likely = move;
  };
  const faces = facesInHand(state, colour);
  for (let place = SILVER_PLACE; place < table.cells.length; place++) {
    if (table.looks[place] !== 0) continue;
    const shown = shownTo(table, place) & PLAIN[colour]!;
    if (shown === 0) continue;
    for (const face of faces) {
      if ((shown & LOOKS[face]!) !== 0) consider(place, LOOKS[face]!, lay(face, table.cells[place]!));
    }
  }
  for (const piece of state.hands[state.turn]!) {
    const action = actionOf(thingOf(piece));
    if (ACTION_COLOUR[action] === colour) consider(SILVER_PLACE, PLAIN[colour]!, alone(TOP_ALONE, action));
  }
  return likely ?? pick(state, rng);
}

/** The faces that the hand's dragon cards of a colour can lie with. */
function facesInHand(state: State, colour: Colour): number[] {
  const faces: number[] = [];
  for (const piece of state.hands[state.turn]!) {
    const card = thingOf(piece);
    if (!isDragon(card) || (LOOKS[card]! & PLAIN[colour]!) === 0) continue;
    faces.push(card);
    if (TURNED[card] !== card) faces.push(TURNED[card]!);
  }
  return faces;
}

/** The size of the colour's group around a place if a card there looked so. */
function sizeWith(table: Table, place: Place, look: Look, colour: Colour): number {
  const before = table.looks[place]!;
  table.looks[place] = look;
  const size = groupSize(table, place, colour);
  table.looks[place] = before;
  return size;
}

/** What the largest group of so many cards is worth to its owner, who wins with seven; fitted to matches between bots. */
const WORTH = [1, 1, 1.4, 2, 2.9, 5, 12, 50];
/** To be on turn is worth so much more. */
const TEMPO = 1.2;

/** Each seat's chance is its share of what the groups are worth. */
function chances(state: State): number[] {
  const worths: number[] = [];
  let sum = 0;
  const winners = state.over === RUNNING ? undefined : outcome(state).winners;
  for (let seat = 0; seat < state.seats; seat++) {
    const size = largestGroup(state.table, thingOf(state.goals[seat]!));
    const worth = WORTH[Math.min(size, WORTH.length - 1)]! * (seat === state.turn ? TEMPO : 1);
    worths.push(winners === undefined ? worth : winners.includes(seat) ? 1 : 0);
    sum += worths[seat]!;
  }
  return worths.map((worth) => worth / sum);
}

/** Who builds blue probably wants blue: the larger the groups of their goals, the sooner it is these goals that they have. */
function plausibility({ seats, table, goals }: State): number {
  let plausible = 1;
  for (let seat = 0; seat < seats; seat++) {
    const size = largestGroup(table, thingOf(goals[seat]!));
    plausible *= WORTH[Math.min(size, WORTH.length - 1)]! ** 2;
  }
  return plausible;
}

/** After four more decisions the groups on the table say enough. */
export const insight: Insight<State, Move> = { likelyMove, chances, plausibility, horizon: 4 };
