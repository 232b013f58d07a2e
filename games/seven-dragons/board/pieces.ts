import type { Happening } from '@hoard/kernel';
import { useRef } from 'preact/hooks';
import { GOALS } from '../components.ts';
import { SILVER, type Table, upright } from './table.ts';

/** Names for the cards in sight, by where they lie, that stay with them when they go elsewhere. */
export interface Pieces {
  readonly at: ReadonlyMap<string, string>; // "2,0", "hand 0 RRRR 1", "top zap" → "RRRR~1"
  readonly before: ReadonlyMap<string, string>; // in the view before
  readonly goals: readonly number[]; // of the circle of five: which goal lies there, whatever its colour
  readonly hands: readonly number[]; // by seat: whose hand it was at first
}

export const NO_PIECES: Pieces = { at: new Map(), before: new Map(), goals: first(GOALS), hands: first(GOALS) };

function first(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Follows the pieces from one view to the next. */
export function usePieces(table: Table, happenings: readonly Happening[]): Pieces {
  const now = useRef<{ readonly table: Table | undefined; readonly pieces: Pieces }>({
    table: undefined,
    pieces: NO_PIECES,
  });
  if (now.current.table !== table) now.current = { table, pieces: follow(now.current.pieces, table, happenings) };
  return now.current.pieces;
}

export function follow(before: Pieces, table: Table, happenings: readonly Happening[]): Pieces {
  return {
    at: identify(before.at, whereabouts(table)),
    before: before.at,
    goals: happenings.reduce(passGoals, before.goals),
    hands: happenings.reduce(passHands, before.hands),
  };
}

/** Where cards lie in the open, or are known to the viewer, and which. */
function whereabouts(table: Table): [place: string, card: string][] {
  const { pile, hands } = table;
  const lying = Object.entries(table.table).flatMap(([cell, face]): [string, string][] =>
    cell === SILVER ? [] : [[cell, upright(face)]],
  );
  const ends = pile.length === 0 ? [] : [['top', pile.at(-1)!], ...(pile.length > 1 ? [['bottom', pile[0]!]] : [])];
  return [
    ...lying,
    ...ends.map(([end, card]): [string, string] => [`${end} ${card}`, card!]),
    ...hands.flatMap((hand, seat) => hand.map((card, i): [string, string] => [inHand(hand, seat, i), card])),
  ];
}

/** The place of a card in a hand: "hand 0 RRRR 1" is the second RRRR there. */
export function inHand(hand: readonly string[], seat: number, i: number): string {
  const copy = hand.slice(0, i).filter((card) => card === hand[i]).length;
  return `hand ${seat} ${hand[i]} ${copy}`;
}

/** A card that lies where its like lay keeps its name; another takes the name of one that has gone, or a new one. */
function identify(before: ReadonlyMap<string, string>, now: readonly [string, string][]): Map<string, string> {
  const at = new Map<string, string>();
  const isCalled = (card: string, name: string | undefined) => name?.startsWith(`${card}~`) === true;
  for (const [place, card] of now) {
    const name = before.get(place);
    if (isCalled(card, name)) at.set(place, name!);
  }
  const taken = new Set(at.values());
  const gone = [...before.values()].reverse(); // from a hand rather than from the table
  for (const [place, card] of now) {
    if (at.has(place)) continue;
    const name = gone.find((one) => isCalled(card, one) && !taken.has(one)) ?? unused(card, taken);
    at.set(place, name);
    taken.add(name);
  }
  return at;
}

function unused(card: string, taken: ReadonlySet<string>): string {
  for (let copy = 0; ; copy++) if (!taken.has(`${card}~${copy}`)) return `${card}~${copy}`;
}

function passGoals(goals: readonly number[], { what, args }: Happening): readonly number[] {
  switch (what) {
    case 'rotated':
      return goals.map((_, seat) => goals[(seat + (args.way === 'cw' ? GOALS - 1 : 1)) % GOALS]!);
    case 'tradedGoals':
      return swapped(goals, args.seat, args.other);
    case 'tradedWithImaginary':
      return swapped(goals, args.seat, args.number);
    default:
      return goals;
  }
}

function passHands(hands: readonly number[], { what, args }: Happening): readonly number[] {
  return what === 'tradedHands' ? swapped(hands, args.seat, args.other) : hands;
}

function swapped(list: readonly number[], a: unknown, b: unknown): number[] {
  return list.map((one, i) => (i === a ? list[b as number]! : i === b ? list[a as number]! : one));
}

/** The cards that were not where they are before. */
export function arrivals({ at, before }: Pieces): ReadonlySet<string> {
  if (before.size === 0) return new Set();
  return new Set([...at].flatMap(([place, name]) => (before.get(place) === name ? [] : name)));
}
