import { type Refusal, refuse } from '@hoard/kernel';
import { type Cell, cellName, SILVER_CELL } from '../cells.ts';
import {
  type Card,
  coloursOf,
  FACES,
  type Face,
  isDragon,
  LOOKS,
  type Look,
  RAINBOW,
  TURNED,
  WILD,
} from '../components.ts';
import type { State, Table } from '../state.ts';
import { fromAbove, fromBelow, fromLeft, fromRight, type Place, placeAt, shownTo } from '../table.ts';

/** A place touches a card when its neighbours show it anything (§4.3): every card has a colour on every quarter. */
export function touches(shown: Look): boolean {
  return shown !== 0;
}

/** A colour continues where a quarter of the card meets its own colour (§4.4, §4.5). */
export function continues(shown: Look, face: Face): boolean {
  return (shown & LOOKS[face]!) !== 0;
}

/** What keeps a card from being laid at a cell so that it reads as the face (§2.1, §4). */
export function misplaced({ table }: Pick<State, 'table'>, cell: Cell, face: Face): Refusal | undefined {
  const place = placeAt(table, cell);
  const at = [cellName(cell)];
  if (cell === SILVER_CELL) return refuse('2.1', 'onSilver', {}, at);
  if (table.looks[place] !== 0) return refuse('4.3', 'occupied', { cell: cellName(cell) }, at);
  const shown = shownTo(table, place);
  if (!touches(shown)) return refuse('4.3', 'touchesNothing', { cell: cellName(cell) }, at);
  if (continues(shown, face)) return undefined;
  return refuse('4.4', 'clashes', { card: FACES[face]!, cell: cellName(cell) }, neighbours(table, place));
}

function neighbours({ beside, cells, looks }: Table, place: Place): string[] {
  return beside
    .slice(place * 4, place * 4 + 4)
    .filter((near) => looks[near] !== 0)
    .map((near) => cellName(cells[near]!));
}

/** Whether a card of the hand can be played at all (§3.2); an action card always can, on top. */
export function mayPlay({ table }: State, card: Card): boolean {
  if (!isDragon(card)) return true;
  return table.cells.some((_, place) => {
    if (table.looks[place] !== 0) return false;
    const shown = shownTo(table, place);
    return continues(shown, card) || continues(shown, TURNED[card]!);
  });
}

/** Cards earned by the card that has come to a place: one less than the colours it continues, wild contacts aside (§5). */
export function bonus({ looks, beside, faces }: Table, place: Place): number {
  if (faces[place] === RAINBOW) return 0; // §5.3
  const at = place * 4;
  const continued =
    looks[place]! &
    (fromRight(tame(looks[beside[at]!]!)) |
      fromBelow(tame(looks[beside[at + 1]!]!)) |
      fromLeft(tame(looks[beside[at + 2]!]!)) |
      fromAbove(tame(looks[beside[at + 3]!]!)));
  return Math.max(0, COUNT[coloursOf(continued)]! - 1);
}

/** Wild contacts count for nothing (§5.3). */
function tame(look: Look): Look {
  return look === WILD ? 0 : look;
}

/** How many of five colours a mask has. */
const COUNT: readonly number[] = [...Array(32).keys()].map((mask) => mask.toString(2).replaceAll('0', '').length);
