import { type Position, rngFrom, type Seat, type Viewer } from '@hoard/kernel';
import { apply } from '../apply.ts';
import { DRAGONS, EGGS, EGGS_EACH } from '../components.ts';
import { parse } from '../notation.ts';
import { score } from '../outcome.ts';
import { read } from '../position.ts';
import { clone, type State } from '../state.ts';

export interface LaidTile {
  readonly seat: Seat;
  readonly piece: string;
  readonly cells: readonly string[];
  readonly hole: string;
  readonly castle: string;
}

export interface LaidDragon {
  readonly piece: string;
  readonly cells: readonly string[];
}

/** A view of Dragon Inferno (RULES.md §7), as the board reads it. Everything lies open. */
export interface Table {
  readonly turn: Seat;
  readonly phase: 'eggs' | 'tile' | 'dragon';
  readonly eggs: readonly string[];
  readonly hatched: readonly string[];
  readonly broken: readonly number[];
  readonly tiles: readonly LaidTile[];
  readonly dragons: readonly LaidDragon[];
  readonly lairs: readonly string[];
  readonly unplaced: readonly (readonly string[])[];
}

export function tableOf(view: Position): Table {
  return view as unknown as Table;
}

/** The seats from the rival to oneself; whoever watches sits with seat 0. */
export function seatsFor(viewer: Viewer): readonly [rival: Seat, own: Seat] {
  return viewer === 1 ? [0, 1] : [1, 0];
}

/** The dragons by their lairs, 1 first; empty where it has left (§5.1). */
export function lairsOf({ lairs }: Table): (string | undefined)[] {
  const gone = DRAGONS.length - lairs.length;
  return DRAGONS.map((_, i) => lairs[i - gone]);
}

/** How many eggs a seat has still to put (§2.2). */
export function eggsLeft({ phase, eggs }: Table, seat: Seat): number {
  if (phase !== 'eggs') return 0;
  return seat === 0 ? Math.max(0, EGGS_EACH - eggs.length) : EGGS - Math.max(EGGS_EACH, eggs.length);
}

/** What lies on a field: a tile, with a mark where it has one, and a dragon on it. */
export interface Ground {
  readonly tile: LaidTile | undefined;
  readonly dragon: LaidDragon | undefined;
  readonly egg: boolean;
}

export function groundAt({ tiles, dragons, eggs, hatched }: Table, cell: string): Ground {
  return {
    tile: tiles.find(({ cells }) => cells.includes(cell)),
    dragon: dragons.find(({ cells }) => cells.includes(cell)),
    egg: eggs.includes(cell) || hatched.includes(cell),
  };
}

const states = new WeakMap<Position, State>();

function stateOf(view: Position): State {
  const known = states.get(view);
  if (known !== undefined) return known;
  const state = read(view);
  states.set(view, state);
  return state;
}

/** The points of both seats (§6.2). */
export function scoresOf(view: Position): readonly [number, number] {
  const state = stateOf(view);
  return [score(state, 0), score(state, 1)];
}

/** By how much a legal move changes the points of both seats. */
export function changesBy(view: Position, move: string): readonly [number, number] {
  const [first, second] = scoresOf(view);
  const state = clone(stateOf(view));
  apply(state, parse(move)!, rngFrom('no chance'));
  return [score(state, 0) - first, score(state, 1) - second];
}
