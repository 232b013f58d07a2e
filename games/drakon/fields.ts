import { type Field, HIDDEN, integer, list, text, wrong } from '@hoard/kernel';
import { type Cell, cellNamed, isOnEdge } from './cells.ts';
import { ALL_COINS, howMany } from './coins.ts';
import { type Chamber, chamberNamed, IN_BOX, nameOf, PATTERN } from './components.ts';
import { type Held, heldBy } from './hand.ts';

/** The fields of a position (§10). */
export const FIELDS = [
  'game',
  'seats',
  'options',
  'turn',
  'phase',
  'pending',
  'quietRounds',
  'moved',
  'lair',
  'pile',
  'hands',
  'heroes',
  'coins',
  'hoard',
  'drakon',
] as const;
export type Root = { readonly [name in (typeof FIELDS)[number]]: Field };

/** Stands for a hidden chamber of the pile or coin of the hoard. */
export const UNKNOWN = -1;
/** Stands for a hidden chamber of a hand. */
export const HIDDEN_CHAMBER = 511;

/** What of the box has been met while reading. */
export interface Met {
  readonly chambers: number[]; // by pattern
  readonly coins: number[]; // by value
}

export function readCell(name: string, field: Field): Cell {
  const cell = cellNamed(name);
  if (cell === undefined || isOnEdge(cell)) wrong(field, `${JSON.stringify(name)} is no cell of the table`);
  return cell;
}

/** A chamber as it lies in the lair. */
export function readLying(field: Field, met: Met): Chamber {
  const chamber = chamberNamed(text(field));
  if (chamber === undefined) wrong(field, `${JSON.stringify(field.value)} is no chamber`);
  return meet(field, chamber, met);
}

/** A chamber in the pattern of §1.3, which is how it is written where it does not lie. */
export function readPattern(field: Field, met: Met): Chamber {
  const chamber = chamberNamed(text(field));
  if (chamber === undefined || PATTERN[chamber] !== chamber) {
    wrong(field, `${JSON.stringify(field.value)} is no chamber in its pattern`);
  }
  return meet(field, chamber, met);
}

export function readHidden(field: Field, met: Met): Chamber | typeof UNKNOWN {
  return field.value === HIDDEN ? UNKNOWN : readPattern(field, met);
}

/** The chambers of a hand, each known to its seat. */
export function readHand(hand: Field, seat: number, met: Met): Held[] {
  return list(hand).map((field) => {
    const chamber = readHidden(field, met);
    return heldBy(1 << seat, chamber === UNKNOWN ? HIDDEN_CHAMBER : chamber);
  });
}

function meet(field: Field, chamber: Chamber, { chambers }: Met): Chamber {
  const pattern = PATTERN[chamber]!;
  if (++chambers[pattern]! > IN_BOX[pattern]!) {
    wrong(field, `the box has only ${IN_BOX[pattern]} of ${nameOf(pattern)}`);
  }
  return chamber;
}

export function readValue(field: Field, { coins }: Met): number {
  const value = integer(field, 1, 3);
  if (++coins[value]! > howMany(ALL_COINS, value))
    wrong(field, `the box has only ${howMany(ALL_COINS, value)} of ${value}`);
  return value;
}

/** The coins of a pool, descending, and how many more are hidden after them. */
export function readCoins(field: Field, met: Met): { shown: number; open: number } {
  let shown = 0;
  let open = 0;
  let before = 3;
  for (const coin of list(field)) {
    if (coin.value === HIDDEN) {
      open++;
      continue;
    }
    const value = readValue(coin, met);
    if (value > before) wrong(coin, 'coins must be descending');
    if (open > 0) wrong(coin, 'hidden coins must come last');
    before = value;
    shown += 1 << (5 * (value - 1));
  }
  return { shown, open };
}

/** Seats ascending, as a mask. */
export function readSeats(field: Field, seats: number): number {
  let mask = 0;
  for (const item of list(field)) {
    const seat = integer(item, 0, seats - 1);
    if (mask >> seat !== 0) wrong(item, 'seats must be ascending, each once');
    mask |= 1 << seat;
  }
  return mask;
}
