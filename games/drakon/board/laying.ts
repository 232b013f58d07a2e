import type { Viewer } from '@hoard/kernel';
import { nameOf, TURNS } from '../components.ts';
import { chamber, decider, effectIn, isCell, patternOf, type Question, question, type Table } from './table.ts';

/** A chamber that is to lie somewhere: one of the hand, the one that flies, or the one that is turned where it lies. */
export interface Held {
  readonly part: string; // `tile find:NE`, or its cell
  readonly ways: readonly string[]; // how it can lie, clockwise, as it is now first
}

/** A legal move that lays a chamber. */
interface Laying {
  readonly part: string;
  readonly cell: string;
  readonly lying: string; // `find:ES`
}

/** How often each chamber was turned, by its part. */
export type Turns = { readonly [part: string]: number };

/** The ways a chamber can lie, clockwise from how it lies now. */
export function waysOf(name: string): string[] {
  const ways = TURNS[chamber(name)]!.map(nameOf);
  const now = ways.indexOf(name);
  return [...ways.slice(now), ...ways.slice(0, now)];
}

/** Whether chambers can be taken from one's hand: not while one is asked something else. */
export function mayLay(table: Table, viewer: Viewer): boolean {
  return viewer !== decider(table) || LAID.includes(question(table));
}

const LAID: readonly Question[] = ['action', 'swap'];

/** The chamber in hand at this moment of a choice. */
export function heldBy(table: Table, viewer: Viewer, taken: readonly string[]): Held | undefined {
  const [part, more] = taken;
  const asked = question(table);
  if (asked === 'flying' && viewer === decider(table)) return heldAs(table.heroes[viewer]!.at, table);
  if (part === undefined || more !== undefined) return undefined;
  return (part.startsWith('tile ') && mayLay(table, viewer)) || (asked === 'rotate' && isCell(part))
    ? heldAs(part, table)
    : undefined;
}

/** For each chamber and cell, how the chamber may lie there. */
export type Layings = ReadonlyMap<string, readonly string[]>;

export function layingOf(move: string, { lair, heroes, pending }: Table): Laying | undefined {
  const [verb, first = '', second = ''] = move.split(' ');
  switch (verb) {
    case 'place':
      return { part: `tile ${patternOf(first)}`, cell: second, lying: first };
    case 'swap':
      return { part: `tile ${patternOf(second)}`, cell: first, lying: second };
    case 'rotate':
      return { part: first, cell: first, lying: `${effectIn(lair[first]!)}:${second}` };
    case 'fly': {
      const part = heroes[pending.at(-1)!.seat]!.at;
      return { part, cell: first, lying: `${effectIn(lair[part]!)}:${second}` };
    }
    default:
      return undefined;
  }
}

export function layingsOf(moves: readonly string[], table: Table): Layings {
  const all = new Map<string, string[]>();
  for (const move of moves) {
    const laying = layingOf(move, table);
    if (laying === undefined) continue;
    const key = `${laying.part} ${laying.cell}`;
    const ways = all.get(key);
    if (ways === undefined) all.set(key, [laying.lying]);
    else ways.push(laying.lying);
  }
  return all;
}

/**
 * How a chamber would come to lie on a cell: as it is held, or else turned on until it fits.
 * Where it lies already each turn goes on to the next way that fits.
 */
export function lyingAt(layings: Layings, { part, ways }: Held, cell: string, turns: Turns): string | undefined {
  const fitting = layings.get(`${part} ${cell}`) ?? [];
  const turned = turns[part] ?? 0;
  const inOrder = ways.filter((way) => fitting.includes(way));
  if (part === cell) return inOrder[turned % inOrder.length];
  return ways.map((_, i) => ways[(i + turned) % ways.length]!).find((way) => fitting.includes(way));
}

/** How every chamber would come to lie on every cell, by chamber and cell. */
export function shownIn(layings: Layings, table: Table, turns: Turns): ReadonlyMap<string, string> {
  const held = new Map<string, Held>();
  const shown = new Map<string, string>();
  for (const key of layings.keys()) {
    const at = key.lastIndexOf(' ');
    const [part, cell] = [key.slice(0, at), key.slice(at + 1)];
    if (!held.has(part)) held.set(part, heldAs(part, table));
    shown.set(key, lyingAt(layings, held.get(part)!, cell, turns)!);
  }
  return shown;
}

/** The chamber a part stands for. */
function heldAs(part: string, { lair }: Table): Held {
  return { part, ways: waysOf(part.startsWith('tile ') ? part.slice(5) : lair[part]!) };
}

/** How it lies in the hand. */
export function lyingInHand({ part, ways }: Held, turns: Turns): string {
  return ways[(turns[part] ?? 0) % ways.length]!;
}

/** The turns after which a move's chamber lies as the move says. */
export function turnsFor(move: string, table: Table, layings: Layings): Turns {
  const laying = layingOf(move, table);
  if (laying === undefined) return {};
  const { part, cell, lying } = laying;
  const held = heldAs(part, table);
  const turned = held.ways.findIndex((_, i) => lyingAt(layings, held, cell, { [part]: i }) === lying);
  return turned < 0 ? {} : { [part]: turned };
}
