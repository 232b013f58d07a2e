import {
  BadPosition,
  document,
  type Field,
  flag,
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
import { BOX, CARDS, type Card, cardNamed, NAMES, NUMBER, RULES } from './components.ts';
import { OPTIONS } from './options.ts';
import { canDealAgain, reachesTarget } from './outcome.ts';
import { moves } from './rules/moves.ts';
import { DISCARD, FIVE, isOver, ONE, SEVEN, START, STEPS, type State, scoredBy, weighPalette } from './state.ts';

/** The position (§7); with a viewer, others' hands and the unknown part of the deck are hidden. */
export function write(state: State, viewer?: Viewer): Position {
  const open = viewer === undefined;
  return {
    game: 'red7',
    seats: state.seats,
    options: { advanced: state.advanced, actions: state.actions, sevenMayMoveItself: state.sevenMayMoveItself },
    round: state.round,
    turn: state.turn,
    step: STEPS[state.step]!,
    mustLead: state.mustLead,
    canvas: names(state.canvas),
    deck: open || state.known > 0 ? deck(state, open ? state.deck.length : state.known) : hidden(state.deck.length),
    players: state.hands.map((hand, seat) => ({
      hand: open || viewer === seat ? names(hand) : hidden(hand.length),
      palette: names(state.palettes[seat]!),
      out: ((state.playing >> seat) & 1) === 0,
      scored: state.scored.length === 0 ? NO_CARDS : names(scoredBy(state, seat)),
    })),
    ...(state.known > 0 ? { seen: { deck: state.known } } : {}),
  };
}

const NO_CARDS: string[] = [];

/** The deck from its top, so many of its cards shown. */
function deck(state: State, known: number): string[] {
  return state.deck.toReversed().map((card, i) => (i < known ? NAMES[card]! : HIDDEN));
}

function names(cards: readonly Card[]): string[] {
  return cards.map((card) => NAMES[card]!);
}

const FIELDS = ['game', 'seats', 'options', 'round', 'turn', 'step', 'mustLead', 'canvas', 'deck', 'players'] as const;
const PLAYER = ['hand', 'palette', 'out', 'scored'] as const;
const UNKNOWN = -1;

/** Strict (§7); each "?" becomes one of the cards that are nowhere to be seen. */
export function read(position: unknown, rng: Rng): State {
  const root = object(document(position), FIELDS, ['seen']);
  oneOf(root.game, ['red7']);
  const seats = integer(root.seats, 2, 4);
  const options = readOptions(root.options, OPTIONS);
  const players = list(root.players, seats).map((player) => object(player, PLAYER));
  const seen = new Set<Card>();
  const shown = (field: Field) => list(field).map((card) => readCard(card, seen));
  const hideable = (field: Field) =>
    list(field).map((card) => (card.value === HIDDEN ? UNKNOWN : readCard(card, seen)));
  const state: State = {
    seats,
    advanced: options.advanced === true,
    actions: options.actions === true,
    sevenMayMoveItself: options.sevenMayMoveItself === true,
    round: integer(root.round, 1, Number.MAX_SAFE_INTEGER),
    turn: integer(root.turn, 0, seats - 1),
    step: STEPS.indexOf(oneOf(root.step, STEPS)),
    mustLead: flag(root.mustLead),
    playing: players.reduce((mask, { out }, seat) => (flag(out) ? mask : mask | (1 << seat)), 0),
    known: 0,
    canvas: shown(root.canvas),
    deck: hideable(root.deck).toReversed(),
    hands: players.map(({ hand }) => hideable(hand)),
    palettes: players.map(({ palette }) => shown(palette)),
    scored: players.flatMap(({ scored }, seat) => shown(scored).map((card) => (seat << 6) | card)),
    worths: Array(seats * RULES).fill(0),
  };
  if (root.seen !== undefined) {
    const { deck } = object(root.seen, ['deck']);
    state.known = integer(deck, 1, state.deck.length);
    if (state.deck.slice(-state.known).includes(UNKNOWN)) wrong(deck, 'counts a card that is not shown');
  }
  for (let seat = 0; seat < seats; seat++) weighPalette(state, seat);
  imagine(state, seen, rng);
  check(state, root);
  return state;
}

function readCard(field: Field, seen: Set<Card>): Card {
  const card = typeof field.value === 'string' ? cardNamed(field.value) : undefined;
  if (card === undefined) wrong(field, `${JSON.stringify(field.value)} is no card`);
  if (seen.has(card)) wrong(field, `${NAMES[card]} is there twice`);
  seen.add(card);
  return card;
}

const TRIES = 10_000;

/** Fills the holes with the missing cards, again until the seat to decide can complete its turn: that it played a 1 or a 7 tells of its hand. */
function imagine(state: State, seen: ReadonlySet<Card>, rng: Rng): void {
  const piles = [state.deck, ...state.hands];
  const holes = piles.flatMap((pile) => pile.flatMap((card, i) => (card === UNKNOWN ? { pile, i } : [])));
  const missing = BOX.filter((card) => !seen.has(card));
  if (missing.length !== holes.length) {
    const found = seen.size + holes.length;
    throw new BadPosition('deck, canvas, players', `must hold ${CARDS} cards together, hold ${found}`);
  }
  if (holes.length === 0) return;
  for (let tries = 0; tries < TRIES; tries++) {
    rng.shuffle(missing);
    holes.forEach(({ pile, i }, k) => {
      pile[i] = missing[k]!;
    });
    if (isOver(state) || moves(state).length > 0) return;
  }
}

/** What the fields must be to each other. */
function check(state: State, root: { readonly [name in (typeof FIELDS)[number]]: Field }): void {
  const { step, turn, mustLead } = state;
  if (state.playing === 0) wrong(root.players, 'somebody must still be in');
  if (((state.playing >> turn) & 1) === 0) wrong(root.turn, `seat ${turn} is out and has nothing to decide`);
  if (!state.actions && step !== START && step !== DISCARD) wrong(root.step, 'needs the option actions');
  if (!state.actions && mustLead) wrong(root.mustLead, 'needs the option actions');
  if (mustLead && (step === START || step === FIVE)) wrong(root.mustLead, `cannot be true in the step ${STEPS[step]}`);
  if (!mustLead && (step === ONE || step === SEVEN)) wrong(root.mustLead, `must be true in the step ${STEPS[step]}`);
  const demanded = { [FIVE]: 5, [ONE]: 1, [SEVEN]: 7 }[step];
  const last = state.palettes[turn]!.at(-1);
  if (demanded !== undefined && (last === undefined || NUMBER[last] !== demanded)) {
    wrong(root.step, `the palette of seat ${turn} must end with the ${demanded} just played`);
  }
  if (isOver(state)) {
    if (step !== START) wrong(root.step, 'must be start when one player is left');
    if (state.advanced && !reachesTarget(state, turn) && canDealAgain(state)) {
      wrong(root.players, 'one player is left, but the game would go on with a new round');
    }
    return;
  }
  state.palettes.forEach((palette, seat) => {
    if ((state.playing >> seat) & 1 && palette.length === 0) {
      wrong({ value: palette, path: `players[${seat}].palette` }, 'must not be empty while the player is in');
    }
  });
  if (step === START && state.hands[turn]!.length === 0)
    wrong(root.turn, `seat ${turn} has no card and nothing to decide`);
  if (moves(state).length === 0) wrong(root.turn, `seat ${turn} has nothing to decide in the step ${STEPS[step]}`);
}
