import type { Options, Rng, Seat } from '@hoard/kernel';
import { type Cell, NOWHERE, START } from './cells.ts';
import { ALL_COINS, NO_COINS, type Pool, valuesOf } from './coins.ts';
import { BOX, type Chamber, ENTRANCE, effectOf, HAND_SIZE } from './components.ts';
import { type Held, heldBy } from './hand.ts';
import { type Goal, TARGET } from './options.ts';
import type { Entry } from './pending.ts';

/** What the turn is about: the names stand in positions (§10). */
export const PHASES = ['heroes', 'action', 'resolve', 'after', 'over'] as const;
export const [CHOOSING, ACTION, RESOLVE, AFTER, OVER] = [0, 1, 2, 3, 4] as const;

/** How the game is played; the same for a whole match. */
export interface Play {
  readonly seats: number;
  readonly heroes: boolean;
  readonly goal: Goal;
  readonly teams: boolean;
  readonly swapKeepsTile: boolean;
  readonly pools: number; // of coins: one a seat, or one a team (§9.4)
  readonly target: number; // gold that wins (§9.1, §9.2, §9.4)
}

export interface State {
  readonly play: Play;
  turn: Seat; // the active player
  phase: number; // index into PHASES
  pending: Entry[]; // what is still to be decided, the last first
  quietRounds: number; // since a chamber was placed or a coin changed hands (§9.3)
  unbuiltRounds: number; // since a chamber was placed (§9.3)
  moved: number; // bit s: seat s was moved by control this turn (§6.7)
  cells: Cell[]; // of the lair's chambers, the entrance's first in a new game
  lair: Chamber[]; // the chambers there, as they lie
  pile: Chamber[]; // the next one last
  hands: Held[][];
  hero: number[]; // of each seat, index into HEROES, -1 while not chosen
  at: Cell[]; // of each hero
  used: number; // bit s: seat s has used the ability (§8)
  pools: Pool[];
  hoard: number[]; // values, the next one last
  drakon: Cell; // NOWHERE until she is in play
  rule: string; // that decided a finished game: "9.1"; empty before
  winner: number; // the pool that won by §9.1 or §9.2
  known: readonly Pool[]; // [owner's pool × (pools + 1) + pool, the hoard last]: coins the owner knows to be there
  gone: readonly Chamber[]; // that left the game, all seen by everybody
}

export function playOf(options: Options, seats: number): Play {
  const goal = options.goal as Goal;
  const teams = options.teams === true;
  return {
    seats,
    heroes: options.heroes === true,
    goal,
    teams,
    swapKeepsTile: options.swapKeepsTile === true,
    pools: teams ? seats / 2 : seats,
    target: TARGET[goal] * (teams ? 2 : 1),
  };
}

const DEALT: readonly Chamber[] = BOX.filter((chamber) => effectOf(chamber) !== ENTRANCE);
const HOARD: readonly number[] = valuesOf(ALL_COINS);
export const ENTRANCE_CHAMBER: Chamber = BOX.find((chamber) => effectOf(chamber) === ENTRANCE)!;

/** A new game (§2). */
export function setup(options: Options, seats: number, rng: Rng): State {
  const play = playOf(options, seats);
  const pile = DEALT.slice();
  rng.shuffle(pile);
  const hoard = HOARD.slice();
  rng.shuffle(hoard);
  const first = rng.int(seats);
  const state: State = {
    play,
    turn: first,
    phase: play.heroes ? CHOOSING : ACTION,
    pending: [],
    quietRounds: 0,
    unbuiltRounds: 0,
    moved: 0,
    cells: [START],
    lair: [ENTRANCE_CHAMBER],
    pile,
    hands: [],
    hero: [],
    at: [],
    used: 0,
    pools: [],
    hoard,
    drakon: NOWHERE,
    rule: '',
    winner: -1,
    known: knowingNothing(play),
    gone: [],
  };
  for (let seat = 0; seat < seats; seat++) {
    const hand: Held[] = [];
    for (let i = 0; i < HAND_SIZE; i++) hand.push(heldBy(1 << seat, pile.pop()!));
    state.hands.push(hand);
    state.hero.push(play.heroes ? -1 : (seat - first + seats) % seats);
    state.at.push(START);
  }
  for (let pool = 0; pool < play.pools; pool++) state.pools.push(NO_COINS);
  return state;
}

export function knowingNothing({ pools }: Play): Pool[] {
  const known: Pool[] = [];
  for (let i = pools * (pools + 1); i > 0; i--) known.push(NO_COINS);
  return known;
}

export function clone(state: State): State {
  const hands: Held[][] = [];
  for (let seat = 0; seat < state.hands.length; seat++) hands.push(state.hands[seat]!.slice());
  return {
    play: state.play,
    turn: state.turn,
    phase: state.phase,
    pending: state.pending.slice(),
    quietRounds: state.quietRounds,
    unbuiltRounds: state.unbuiltRounds,
    moved: state.moved,
    cells: state.cells.slice(),
    lair: state.lair.slice(),
    pile: state.pile.slice(),
    hands,
    hero: state.hero.slice(),
    at: state.at.slice(),
    used: state.used,
    pools: state.pools.slice(),
    hoard: state.hoard.slice(),
    drakon: state.drakon,
    rule: state.rule,
    winner: state.winner,
    known: state.known, // never changed in place
    gone: state.gone,
  };
}

/** The pool a seat's coins are in: its own, or its team's (§9.4). */
export function poolOfSeat({ teams, pools }: Play, seat: Seat): number {
  return teams ? seat % pools : seat;
}

export function seatsOfPool({ teams, pools }: Play, pool: number): Seat[] {
  return teams ? [pool, pool + pools] : [pool];
}

export function coinsOf(state: State, seat: Seat): Pool {
  return state.pools[poolOfSeat(state.play, seat)]!;
}

/** Whether a seat is of another team, or at all another where there are none (§9.4). */
export function isEnemy({ play }: State, seat: Seat, other: Seat): boolean {
  return other < play.seats && poolOfSeat(play, seat) !== poolOfSeat(play, other);
}
