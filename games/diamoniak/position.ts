import {
  BadPosition,
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
import {
  CASTLE,
  type Card,
  COLOURS,
  COPIES,
  cardNamed,
  cardsIn,
  DIAMOND,
  FAIRY,
  isPiece,
  NAMES,
  NO_COLOUR,
  WITCH,
} from './components.ts';
import { OPTIONS } from './options.ts';
import { hasChoice } from './rules/paying.ts';
import { isComplete, isOver, PHASES, SETTLING, type State } from './state.ts';

/** The position (§7); to a viewer the pile's order is hidden (§1.3). */
export function write(state: State, viewer?: Viewer): Position {
  return {
    game: 'diamoniak',
    seats: state.seats,
    options: { buyAfterDraw: state.buyAfterDraw, colourReleased: state.colourReleased },
    turn: state.turn,
    phase: PHASES[state.phase]!,
    pile: viewer === undefined ? state.pile.toReversed().map((card) => NAMES[card]!) : hidden(state.pile.length),
    returned: state.returned.map((card) => NAMES[card]!),
    players: state.colours.map((colour, seat) => ({
      colour: COLOURS[colour] ?? null,
      castle: cardsIn(state.castles[seat]!).map((card) => NAMES[card]!),
      spares: cardsIn(state.spares[seat]!).map((card) => NAMES[card]!),
      diamonds: state.diamonds[seat]!,
      fairies: state.fairies[seat]!,
    })),
  };
}

const FIELDS = ['game', 'seats', 'options', 'turn', 'phase', 'pile', 'returned', 'players'] as const;
const PLAYER = ['colour', 'castle', 'spares', 'diamonds', 'fairies'] as const;
const UNKNOWN = -1;

/** Strict (§7); each "?" of the pile becomes one of the cards that are nowhere to be seen. */
export function read(position: unknown, rng: Rng): State {
  const root = object(document(position), FIELDS);
  oneOf(root.game, ['diamoniak']);
  const seats = integer(root.seats, 2, 4);
  const options = readOptions(root.options, OPTIONS);
  const players = list(root.players, seats).map((player) => object(player, PLAYER));
  const found: number[] = COPIES.map(() => 0);
  const several = (field: Field, card: Card): number => {
    const copies = integer(field, 0, COPIES[card]!);
    found[card] = found[card]! + copies;
    return copies;
  };
  const state: State = {
    seats,
    buyAfterDraw: options.buyAfterDraw === true,
    colourReleased: options.colourReleased === true,
    turn: integer(root.turn, 0, seats - 1),
    phase: PHASES.indexOf(oneOf(root.phase, PHASES)),
    pile: list(root.pile)
      .map((card) => (card.value === HIDDEN ? UNKNOWN : readCard(card, found)))
      .reverse(),
    returned: list(root.returned).map((card) => readCard(card, found)),
    colours: players.map(({ colour }) => (colour.value === null ? NO_COLOUR : COLOURS.indexOf(oneOf(colour, COLOURS)))),
    castles: players.map(({ castle }) => readPieces(castle, found)),
    spares: players.map(({ spares }) => readPieces(spares, found)),
    diamonds: players.map(({ diamonds }) => several(diamonds, DIAMOND)),
    fairies: players.map(({ fairies }) => several(fairies, FAIRY)),
  };
  if (state.phase === SETTLING) found[WITCH] = found[WITCH]! + 1; // it lies in neither pile
  imagine(state.pile, found, rng);
  players.forEach((player, seat) => {
    checkCastle(state, seat, player);
  });
  checkTurn(state, root);
  return state;
}

function readCard(field: Field, found: number[]): Card {
  const card = typeof field.value === 'string' ? cardNamed(field.value) : undefined;
  if (card === undefined) wrong(field, `${JSON.stringify(field.value)} is no card`);
  if (isPiece(card) && found[card]! > 0) wrong(field, `${NAMES[card]} is there twice`);
  found[card] = found[card]! + 1;
  return card;
}

function readPieces(field: Field, found: number[]): number {
  let mask = 0;
  let last = -1;
  for (const item of list(field)) {
    const card = readCard(item, found);
    if (!isPiece(card)) wrong(item, `${NAMES[card]} is no castle piece`);
    if (card < last) wrong(item, `${NAMES[card]} must stand before ${NAMES[last]}`);
    mask |= 1 << card;
    last = card;
  }
  return mask;
}

/** Fills the holes with the missing cards, which must be as many. */
function imagine(pile: Card[], found: readonly number[], rng: Rng): void {
  const missing: Card[] = [];
  COPIES.forEach((copies, card) => {
    if (found[card]! > copies) faulty(`must hold ${copies} ${NAMES[card]} together, hold ${found[card]}`);
    for (let i = found[card]!; i < copies; i++) missing.push(card);
  });
  const holes = pile.filter((card) => card === UNKNOWN).length;
  if (missing.length !== holes) {
    const names = [...new Set(missing)].map((card) => NAMES[card]).join(' ');
    faulty(holes === 0 ? `must hold the whole box, lack ${names}` : `have ${holes} "?" for ${missing.length} cards`);
  }
  if (holes === 0) return;
  rng.shuffle(missing);
  for (let i = 0; i < pile.length; i++) if (pile[i] === UNKNOWN) pile[i] = missing.pop()!;
}

function faulty(says: string): never {
  throw new BadPosition('pile, returned, players', says);
}

/** A castle has one colour, and a colour one castle (§4.3). */
function checkCastle(state: State, seat: number, player: { readonly [name in (typeof PLAYER)[number]]: Field }): void {
  const colour = state.colours[seat]!;
  if (colour !== NO_COLOUR && state.colours.indexOf(colour) < seat) {
    wrong(player.colour, `seat ${state.colours.indexOf(colour)} builds ${COLOURS[colour]} already`);
  }
  const foreign = state.castles[seat]! & ~(CASTLE[colour] ?? 0);
  if (foreign !== 0) wrong(player.castle, `${NAMES[cardsIn(foreign)[0]!]} is not of the player's colour`);
}

function checkTurn(state: State, root: { readonly turn: Field; readonly phase: Field }): void {
  const { turn } = state;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== turn && isComplete(state, seat)) wrong(root.turn, `must be ${seat}, whose castle is complete`);
  }
  if (state.phase !== SETTLING) return;
  if (isOver(state)) wrong(root.phase, `must be start or drawn, for the castle of seat ${turn} is complete`);
  if (!hasChoice(state)) wrong(root.turn, `seat ${turn} has nothing to decide in the phase witch`);
}
