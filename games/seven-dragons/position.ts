import {
  document,
  type Field,
  HIDDEN,
  hidden,
  integer,
  list,
  object,
  oneOf,
  type Position,
  type Rng,
  readOptions,
  type Viewer,
  wrong,
} from '@hoard/kernel';
import { cellName } from './cells.ts';
import { ACTIONS, CARD_NAMES, COLOURS, COPIES, FACES, GOALS } from './components.ts';
import { ANY_WAY, readAction, readCard, readGoals, readSeen, readTable, UPRIGHT } from './fields.ts';
import { ripeColours } from './groups.ts';
import { imagineCards, imagineGoals } from './imagine.ts';
import { knowersOf, knows, type Piece, thingOf } from './knowledge.ts';
import { OPTIONS } from './options.ts';
import { standing } from './outcome.ts';
import { holders, RUNNING, type State, type Table } from './state.ts';
import { placesInOrder, SILVER_PLACE } from './table.ts';

/** The position (§9); with a viewer, the cards and goals that he does not know are hidden. */
export function write(state: State, viewer?: Viewer): Position {
  const shown = (piece: Piece, holder: number) => viewer === undefined || knows(viewer, piece, holder);
  const over = state.over !== RUNNING; // then goals are shown (§8.5)
  const { hands, goals } = state;
  const seen = { hands: hands.map((hand) => hand.map(knowersOf)), goals: goals.map(knowersOf) };
  const remembered = seen.goals.some(isSomebody) || seen.hands.some((hand) => hand.some(isSomebody));
  return {
    game: 'seven-dragons',
    seats: state.seats,
    options: { moveBonus: state.moveBonus },
    turn: state.turn,
    passes: state.passes,
    table: writeTable(state.table),
    pile: state.pile.map((action) => ACTIONS[action]!),
    deck: viewer === undefined ? state.deck.toReversed().map((card) => CARD_NAMES[card]!) : hidden(state.deck.length),
    hands: hands.map((hand, seat) => hand.map((piece) => (shown(piece, seat) ? CARD_NAMES[thingOf(piece)]! : HIDDEN))),
    goals: goals.map((goal, seat) => (over || shown(goal, seat) ? COLOURS[thingOf(goal)]! : HIDDEN)),
    ...(remembered ? { seen } : {}),
  };
}

function isSomebody(knowers: number): boolean {
  return knowers !== 0;
}

function writeTable(table: Table): { [cell: string]: string } {
  const cards: { [cell: string]: string } = {};
  for (const place of placesInOrder(table)) {
    if (table.looks[place] === 0) continue;
    cards[cellName(table.cells[place]!)] = place === SILVER_PLACE ? 'S' : FACES[table.faces[place]!]!;
  }
  return cards;
}

const FIELDS = ['game', 'seats', 'options', 'turn', 'passes', 'table', 'pile', 'deck', 'hands', 'goals'] as const;

/** Strict (§9); each "?" becomes a card or a goal that is nowhere to be seen. */
export function read(position: unknown, rng: Rng): State {
  const root = object(document(position), FIELDS, ['seen']);
  oneOf(root.game, ['seven-dragons']);
  const seats = integer(root.seats, 2, GOALS);
  const options = readOptions(root.options, OPTIONS);
  const left = COPIES.slice(); // of each card, how many are still in the box
  const turn = integer(root.turn, 0, seats - 1);
  const passes = integer(root.passes, 0, seats);
  const pile = list(root.pile).map((action) => readAction(action, left));
  const table = readTable(root.table, pile, left);
  const upright = (field: Field) => readCard(field, UPRIGHT, left);
  const anyWay = (field: Field) => readCard(field, ANY_WAY, left);
  const state: State = {
    seats,
    moveBonus: options.moveBonus === true,
    turn,
    passes,
    over: RUNNING,
    ripe: ripeColours(table),
    table,
    pile,
    deck: list(root.deck).map(upright).toReversed(),
    hands: list(root.hands, seats).map((hand) => list(hand).map(anyWay)),
    goals: readGoals(root.goals),
  };
  imagineCards(state, left, root.hands, rng);
  imagineGoals(state, root.goals, rng);
  if (root.seen !== undefined) readSeen(state, root.seen);
  if (passes > 0 && state.deck.length > 0) wrong(root.passes, 'must be 0 while the deck has cards');
  if (passes > holders(state)) wrong(root.passes, 'must not be more than the players who have cards');
  state.over = standing(state);
  if (state.over === RUNNING && state.hands[turn]!.length === 0) {
    wrong(root.turn, `seat ${turn} has no card and nothing to decide`);
  }
  return state;
}
