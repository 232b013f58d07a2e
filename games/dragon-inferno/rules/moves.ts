import type { Rng } from '@hoard/kernel';
import { CELLS, count, EGG_FIELDS } from '../board.ts';
import { FIRST_DRAGON_MOVE, FIRST_TILE_MOVE, type Move } from '../notation.ts';
import { FIRST_AT, TILE_FORMS } from '../placements.ts';
import { isOver, PUTTING, type State, TILING } from '../state.ts';
import { endOfNext, firstOfNext, isLand } from './dragons.ts';
import { holds, mayTakeEgg, openHigh, openLow, PIECE_OF } from './placing.ts';

/** The legal moves of the seat on turn. */
export function moves(state: State): Move[] {
  const list: Move[] = [];
  if (isOver(state)) return list;
  if (state.phase === PUTTING) {
    for (let i = 0; i < EGG_FIELDS.length; i++) if (mayTakeEgg(state, EGG_FIELDS[i]!)) list.push(EGG_FIELDS[i]!);
  } else if (state.phase === TILING) {
    for (let form = 0; form < TILE_FORMS.length; form++) {
      if (!holds(state, state.turn, PIECE_OF[form]!)) continue;
      addTiles(form, 0, openLow(state, state.turn, form), list);
      addTiles(form, CELLS / 2, openHigh(state, state.turn, form), list);
    }
  } else {
    const end = endOfNext(state);
    for (let i = firstOfNext(state); i < end; i++) if (isLand(state, i)) list.push(FIRST_DRAGON_MOVE + i);
  }
  return list;
}

const MARKS_OF = TILE_FORMS.map(({ marks }) => marks.length);

/** The tile at each anchor of a mask that begins with the field `from`, with each place of hole and castle. */
function addTiles(form: number, from: number, anchors: number, list: Move[]): void {
  const marks = MARKS_OF[form]!;
  for (let rest = anchors; rest !== 0; rest &= rest - 1) {
    const first = FIRST_TILE_MOVE + FIRST_AT[form * CELLS + from + lowest(rest)]!;
    for (let i = 0; i < marks; i++) list.push(first + i);
  }
}

function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** A legal move, each as likely as any other. */
export function pick(state: State, rng: Rng): Move {
  if (state.phase === PUTTING) return pickEgg(state, rng);
  if (state.phase === TILING) return pickTile(state, rng);
  const list = moves(state);
  return list[rng.int(list.length)]!;
}

/** Most egg fields are free, so one is soon found. */
function pickEgg(state: State, rng: Rng): Move {
  for (;;) {
    const cell = EGG_FIELDS[rng.int(EGG_FIELDS.length)]!;
    if (mayTakeEgg(state, cell)) return cell;
  }
}

const lows: number[] = TILE_FORMS.map(() => 0);
const highs: number[] = TILE_FORMS.map(() => 0);

/** Counts the placements form by form, draws a number below their sum, and counts off. */
function pickTile(state: State, rng: Rng): Move {
  let sum = 0;
  for (let form = 0; form < TILE_FORMS.length; form++) {
    const held = holds(state, state.turn, PIECE_OF[form]!);
    lows[form] = held ? openLow(state, state.turn, form) : 0;
    highs[form] = held ? openHigh(state, state.turn, form) : 0;
    sum += (count(lows[form]!) + count(highs[form]!)) * MARKS_OF[form]!;
  }
  let left = rng.int(sum);
  for (let form = 0; ; form++) {
    const marks = MARKS_OF[form]!;
    const here = count(lows[form]!) * marks;
    if (left < here) return tileAt(form, 0, lows[form]!, left);
    left -= here;
    const there = count(highs[form]!) * marks;
    if (left < there) return tileAt(form, CELLS / 2, highs[form]!, left);
    left -= there;
  }
}

/** The move at an index among those that addTiles would add. */
function tileAt(form: number, from: number, anchors: number, index: number): Move {
  const marks = MARKS_OF[form]!;
  let rest = anchors;
  let left = index;
  for (; left >= marks; left -= marks) rest &= rest - 1;
  return FIRST_TILE_MOVE + FIRST_AT[form * CELLS + from + lowest(rest)]! + left;
}
