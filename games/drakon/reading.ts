import {
  BadPosition,
  document,
  entries,
  type Field,
  flag,
  HIDDEN,
  integer,
  list,
  object,
  oneOf,
  type Rng,
  readOptions,
  text,
  wrong,
} from '@hoard/kernel';
import { cellNamed, NOWHERE } from './cells.ts';
import { checkOutcome, checkPosition } from './checking.ts';
import { HEROES, IN_BOX } from './components.ts';
import {
  FIELDS,
  type Met,
  readCell,
  readCoins,
  readHand,
  readHidden,
  readLying,
  readSeats,
  readValue,
  UNKNOWN,
} from './fields.ts';
import { imagine } from './imagine.ts';
import { misfit, OPTIONS } from './options.ts';
import { type Entry, entry, HOARD_GETS, WHATS } from './pending.ts';
import { readSeen } from './seen.ts';
import { knowingNothing, OVER, PHASES, type Play, playOf, type State } from './state.ts';

/** Strict (§10); each "?" becomes something that can be. */
export function read(position: unknown, rng: Rng): State {
  const root = object(document(position), FIELDS, ['outcome', 'seen']);
  oneOf(root.game, ['drakon']);
  const seats = integer(root.seats, 2, 6);
  const options = readOptions(root.options, OPTIONS);
  const unfit = misfit(options, seats);
  if (unfit !== undefined) throw new BadPosition('options.teams', unfit);
  const play = playOf(options, seats);
  const met: Met = { chambers: IN_BOX.map(() => 0), coins: [0, 0, 0, 0] };
  const laid = entries(root.lair).map(([name, chamber]) => [readCell(name, chamber), readLying(chamber, met)] as const);
  const heroes = list(root.heroes, seats).map((hero) => object(hero, ['hero', 'at', 'used']));
  const cells = laid.map(([cell]) => cell);
  const inLair = (field: Field) => {
    const cell = cellNamed(text(field));
    if (cell === undefined || !cells.includes(cell))
      wrong(field, `${JSON.stringify(field.value)} is no chamber of the lair`);
    return cell;
  };
  const pools = list(root.coins, play.pools).map((pool) => readCoins(pool, met));
  const hidden = (field: Field) => (field.value === HIDDEN ? UNKNOWN : readValue(field, met));
  const state: State = {
    play,
    turn: integer(root.turn, 0, seats - 1),
    phase: PHASES.indexOf(oneOf(root.phase, PHASES)),
    pending: list(root.pending).map((field) => readEntry(field, play, inLair)),
    quietRounds: integer(root.quietRounds, 0, 10),
    unbuiltRounds: integer(root.quietRounds, 0, 10),
    moved: readSeats(root.moved, seats),
    cells,
    lair: laid.map(([, chamber]) => chamber),
    pile: list(root.pile)
      .map((field) => readHidden(field, met))
      .reverse(),
    hands: list(root.hands, seats).map((hand, seat) => readHand(hand, seat, met)),
    hero: heroes.map(({ hero }) => (hero.value === null ? -1 : HEROES.indexOf(oneOf(hero, HEROES)))),
    at: heroes.map(({ at }) => inLair(at)),
    used: heroes.reduce((mask, { used }, seat) => (flag(used) ? mask | (1 << seat) : mask), 0),
    pools: pools.map(({ shown }) => shown),
    hoard: list(root.hoard).map(hidden).reverse(),
    drakon: root.drakon.value === null ? NOWHERE : inLair(root.drakon),
    rule: '',
    winner: -1,
    known: knowingNothing(play),
    gone: [],
  };
  if (root.seen !== undefined) readSeen(state, root.seen, met);
  imagine(
    state,
    pools.map(({ open }) => open),
    met,
    rng,
    root,
  );
  if (state.phase === OVER || root.outcome !== undefined) checkOutcome(state, root.outcome);
  checkPosition(state, root);
  return state;
}

function readEntry(field: Field, { seats }: Play, inLair: (field: Field) => number): Entry {
  const { what } = object(field, ['seat', 'what'], ['at', 'to']);
  const name = oneOf(what, WHATS);
  const of = WHATS.indexOf(name);
  if (name === 'step') {
    const { seat, at } = object(field, ['seat', 'what', 'at']);
    return entry(of, integer(seat, 0, seats - 1), inLair(at));
  }
  if (name === 'druid') {
    const { seat, to } = object(field, ['seat', 'what', 'to']);
    return entry(of, integer(seat, 0, seats - 1), to.value === null ? HOARD_GETS : integer(to, 0, seats - 1));
  }
  return entry(of, integer(object(field, ['seat', 'what']).seat, 0, seats - 1));
}
