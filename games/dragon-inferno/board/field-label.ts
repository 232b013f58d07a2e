import { CELL_NAMES, CORNERS, EGG_FIELDS } from '../board.ts';
import type { Speak } from './speak.ts';
import { groundAt, type Table } from './table.ts';

const isCorner = (cell: string) => CORNERS.some((field) => CELL_NAMES[field] === cell);
const isRound = (cell: string) => EGG_FIELDS.some((field) => CELL_NAMES[field] === cell);

/** What a field is called with what lies on it. */
export function labelOf(table: Table, cell: string, speak: Speak): string {
  const { tile, dragon, egg } = groundAt(table, cell);
  if (tile === undefined) {
    const kind = egg ? 'egg' : isCorner(cell) ? 'corner' : isRound(cell) ? 'round' : 'square';
    return speak('openField', { cell, kind });
  }
  const mark = cell === tile.castle ? 'castle' : cell !== tile.hole ? 'none' : egg ? 'hatched' : 'hole';
  const { seat, piece } = tile;
  const label = speak('tileField', { cell, seat, piece, mark });
  return dragon === undefined ? label : `${label}, ${speak('underDragon', { dragon: dragon.piece })}`;
}

/** The rule that explains a field. */
export function ruleAt(table: Table, cell: string): string {
  const { tile, dragon, egg } = groundAt(table, cell);
  if (dragon !== undefined) return '5.2';
  if (tile !== undefined) return cell === tile.hole ? '4.2' : '6.2';
  if (egg) return '4.1';
  return isCorner(cell) ? '3.2' : '1.1';
}
