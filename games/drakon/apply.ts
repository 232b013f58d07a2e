import type { Rng, Seat, Tell } from '@hoard/kernel';
import { type Cell, cellName, NOWHERE } from './cells.ts';
import { HEROES } from './components.ts';
import { enter, meetDrakon } from './entering.ts';
import { destroyChamber, draw, flyChamber, giveUp, lay, robChamber, rotateChamber, swapChamber } from './handling.ts';
import {
  ALLOW,
  CONTROLS,
  cellOf,
  chambersOf,
  DESTROYS,
  detailOf,
  END,
  FLY,
  GO,
  HERO,
  KEEP,
  KNIGHT_MOVE,
  kindOf,
  type Move,
  PLACE,
  PUT_DRAKON,
  RANGER_MOVE,
  ROBS,
  ROTATES,
  SKIP,
  SORCERESS_MOVE,
  STEP_ON,
  SWAPS,
  seatOf,
  secondOf,
  THIEF_MOVE,
  WARRIOR_MOVE,
} from './move.ts';
import { type Entry, entry, gainerOf, seatOfEntry, stepOf, TO_ACT } from './pending.ts';
import { takeCoin, threaten } from './purse.ts';
import { ACTION, RESOLVE, type State } from './state.ts';
import { choseHero, endTurn, settle } from './turn.ts';

/** Carries out a legal move. */
export function apply(state: State, move: Move, rng: Rng, tell?: Tell): void {
  if (state.phase === RESOLVE) {
    const decided = state.pending.pop()!;
    DECIDED[kindOf(move)]!(state, decided, move, rng, tell);
    return settle(state, rng, tell);
  }
  DONE[kindOf(move)]!(state, move, rng, tell);
}

type Done = (state: State, move: Move, rng: Rng, tell?: Tell) => void;
type Decided = (state: State, decided: Entry, move: Move, rng: Rng, tell?: Tell) => void;

/** What the active player does on a turn. */
const DONE: { readonly [kind: number]: Done } = {
  [HERO]: (state, move, _rng, tell) => {
    state.hero[state.turn] = detailOf(move);
    tell?.({ what: 'choseHero', args: { seat: state.turn, hero: HEROES[detailOf(move)]! } });
    choseHero(state, tell);
  },
  [PLACE]: (state, move, rng, tell) => {
    lay(state, detailOf(move), cellOf(move), tell);
    settle(state, rng, tell);
  },
  [GO]: (state, move, rng, tell) => {
    walk(state, state.turn, state.turn, move, rng, tell);
    settle(state, rng, tell);
  },
  [SORCERESS_MOVE]: (state, move, rng, tell) => {
    spend(state, tell);
    walk(state, state.turn, state.turn, move, rng, tell);
    settle(state, rng, tell);
  },
  [KNIGHT_MOVE]: ability((state, move, rng, tell) => walk(state, seatOf(move), state.turn, move, rng, tell)),
  [RANGER_MOVE]: ability((state, move, rng, tell) => walk(state, state.turn, state.turn, move, rng, tell)),
  [THIEF_MOVE]: ability((state, move, rng, tell) => threaten(state, seatOf(move), state.turn, rng, tell)),
  [WARRIOR_MOVE]: ability((state, move, _rng, tell) => {
    const chambers = chambersOf(move);
    giveUp(state, state.turn, chambers, tell);
    for (let i = 0; i < chambers.length; i++) draw(state, state.turn, tell);
  }),
  [END]: (state, _move, rng, tell) => endTurn(state, rng, tell),
};

/** An ability used before the action or after it (§8). */
function ability(use: Done): Done {
  return (state, move, rng, tell) => {
    if (state.phase === ACTION) state.pending.push(entry(TO_ACT, state.turn));
    spend(state, tell);
    use(state, move, rng, tell);
    settle(state, rng, tell);
  };
}

function spend(state: State, tell?: Tell): void {
  state.used |= 1 << state.turn;
  tell?.({ what: 'usedAbility', args: { seat: state.turn, hero: HEROES[state.hero[state.turn]!]! } });
}

/** What is decided in the middle of a turn. */
const DECIDED: { readonly [kind: number]: Decided } = {
  [SKIP]: (_state, decided, _move, _rng, tell) => tell?.({ what: 'declined', args: { seat: seatOfEntry(decided) } }),
  [STEP_ON]: (state, decided, _move, rng, tell) => {
    const seat = seatOfEntry(decided);
    tell?.({ what: 'stepped', args: { seat, cell: cellName(stepOf(decided)) } });
    enter(state, seat, stepOf(decided), rng, tell);
  },
  [KEEP]: (state, decided, _move, _rng, tell) => {
    state.used |= 1 << seatOfEntry(decided);
    tell?.({ what: 'keptCoin', args: { seat: seatOfEntry(decided) } });
  },
  [ALLOW]: (state, decided, _move, rng, tell) => takeCoin(state, seatOfEntry(decided), gainerOf(decided), rng, tell),
  [DESTROYS]: (state, decided, move, _rng, tell) => destroyChamber(state, seatOfEntry(decided), cellOf(move), tell),
  [ROTATES]: (state, decided, move, _rng, tell) =>
    rotateChamber(state, seatOfEntry(decided), cellOf(move), detailOf(move), tell),
  [SWAPS]: (state, decided, move, _rng, tell) =>
    swapChamber(state, seatOfEntry(decided), cellOf(move), detailOf(move), tell),
  [CONTROLS]: (state, decided, move, rng, tell) => {
    state.moved |= 1 << seatOf(move);
    walk(state, seatOf(move), seatOfEntry(decided), move, rng, tell);
  },
  [FLY]: (state, decided, move, _rng, tell) =>
    flyChamber(state, seatOfEntry(decided), cellOf(move), detailOf(move), tell),
  [PUT_DRAKON]: (state, decided, move, rng, tell) => {
    const before = state.drakon;
    state.drakon = cellOf(move);
    const what = before === NOWHERE ? 'drakonCame' : before === state.drakon ? 'drakonStayed' : 'drakonMoved';
    tell?.({ what, args: { seat: seatOfEntry(decided), cell: cellName(state.drakon) } });
    if (before !== NOWHERE) meetAll(state, rng, tell); // nobody meets her by being put in play (§4.4)
  },
  [ROBS]: (state, decided, move, rng, tell) => robChamber(state, seatOfEntry(decided), seatOf(move), rng, tell),
};

/** Where her move ends, every hero there meets her, in seat order (§7.3). */
function meetAll(state: State, rng: Rng, tell?: Tell): void {
  const { at, drakon } = state;
  const there = at.map((cell) => cell === drakon); // before any of them goes to the entrance
  for (let seat = 0; seat < at.length; seat++) if (there[seat]) meetDrakon(state, seat, rng, tell);
}

/** A hero goes where a seat moves him; of two chambers only the last is entered (§5.3). */
function walk(state: State, seat: Seat, mover: Seat, move: Move, rng: Rng, tell?: Tell): void {
  const second = secondOf(move);
  const to: Cell = second === NOWHERE ? cellOf(move) : second;
  if (seat === mover) tell?.({ what: 'went', args: { seat, cell: cellName(to) } });
  else tell?.({ what: 'wasMoved', args: { seat: mover, other: seat, cell: cellName(to) } });
  enter(state, seat, to, rng, tell);
}
