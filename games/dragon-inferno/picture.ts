import type { Ink, Position, Seat } from '@hoard/kernel';
import { type Cell, cellAt, has, SIDE } from './board.ts';
import { DRAGONS, PIECES } from './components.ts';
import { score } from './outcome.ts';
import { DRAGON_PLACEMENTS, TILE_PLACEMENTS } from './placements.ts';
import { read } from './position.ts';
import { isEggField } from './rules/placing.ts';
import { hasEgg, nextDragon, type State, SUMMONING } from './state.ts';

/** Whose a field is can be told without colour: seat 0 has square fences, seat 1 round ones. */
const FENCES = [
  ['[', ']'],
  ['(', ')'],
] as const;
const TONES = ['R', 'B'] as const;

/** The table for a terminal: the board with row 8 on top, then each player's tiles, and the lairs. */
export function picture(view: Position, ink: Ink, names: readonly string[]): string {
  const state = read(view);
  const columns = `   ${[...'abcdefgh'].map((column) => ` ${column}  `).join('')}`;
  const rows = [...Array(SIDE).keys()].reverse().map((row) => {
    const fields = [...Array(SIDE).keys()].map((column) => drawn(state, cellAt(column, row)!, ink));
    return ` ${row + 1} ${fields.join('')} ${row + 1}`;
  });
  const players = names.slice(0, 2).map((name, seat) => player(state, seat, name, ink));
  return [columns, ...rows, columns, ...players, lairs(state, names, ink), LEGEND].join('\n');
}

const LEGEND =
  '● egg  ○ egg field  [L ] (L ) a field of the tile L  [L^] castle  [L○] hole  [L●] egg in the hole  [~V] the dragon V on it';

function drawn(state: State, cell: Cell, ink: Ink): string {
  const tile = state.tiles.find((laid) => TILE_PLACEMENTS[laid >> 1]!.cells.includes(cell));
  if (tile === undefined) {
    if (hasEgg(state, cell)) return ` ${ink('Y', '●')}  `;
    return ` ${ink('dim', isEggField(cell) ? '○' : '·')}  `;
  }
  const seat = tile & 1;
  const [left, right] = FENCES[seat]!;
  const { shape, hole, castle } = TILE_PLACEMENTS[tile >> 1]!;
  const dragon = dragonOn(state, cell);
  if (dragon !== undefined) return ink(TONES[seat]!, left) + ink('O', `~${dragon}`) + ink(TONES[seat]!, right);
  const egg = has(state.hatchedLow, state.hatchedHigh, cell);
  const mark = cell === castle ? '^' : cell === hole ? (egg ? '●' : '○') : ' ';
  return ink(TONES[seat]!, `${left}${PIECES[shape]}${mark}${right}`);
}

function dragonOn(state: State, cell: Cell): string | undefined {
  const on = state.dragons.find((placement) => DRAGON_PLACEMENTS[placement]!.cells.includes(cell));
  return on === undefined ? undefined : DRAGONS[DRAGON_PLACEMENTS[on]!.shape];
}

function player(state: State, seat: Seat, name: string, ink: Ink): string {
  const [left, right] = FENCES[seat]!;
  const mark = seat === state.turn ? '▶' : ' ';
  const unplaced = PIECES.filter((_, piece) => (state.unplaced[seat]! >> piece) & 1);
  const tiles = unplaced.length === 0 ? 'no tiles left' : `tiles ${unplaced.join(' ')}`;
  const eggs = state.broken[seat] === 0 ? '' : ` · broken eggs ${state.broken[seat]}`;
  return `${mark} ${ink(TONES[seat]!, `${left}${name}${right}`)} ${score(state, seat)} points · ${tiles}${eggs}`;
}

function lairs(state: State, names: readonly string[], ink: Ink): string {
  if (state.lairs.length === 0) return '  lairs: no dragon is left';
  const waiting = state.lairs.map((dragon) => ink('O', DRAGONS[dragon]!)).reverse();
  const asked =
    state.phase === SUMMONING ? ` · ${names[state.turn]} places the dragon ${DRAGONS[nextDragon(state)!]}` : '';
  return `  lairs, the next first: ${waiting.join(' ')}${asked}`;
}
