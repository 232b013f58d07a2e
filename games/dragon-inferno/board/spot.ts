import { SIDE } from '../board.ts';
import { type Footprint, placeOf } from './shapes.ts';

/** Where a rectangle of fields lies on the grid. */
export function spot(left: number, bottom: number, width: number, height: number) {
  const part = (fields: number) => `${(fields / SIDE) * 100}%`;
  return { left: part(left), bottom: part(bottom), width: part(width), height: part(height) };
}

export function spotOf({ form, left, bottom }: Footprint) {
  return spot(left, bottom, form.width, form.height);
}

export function spotAt(cell: string) {
  const { column, row } = placeOf(cell);
  return spot(column, row, 1, 1);
}
