import type { Outcome, Position, Seat, Viewer } from '@hoard/kernel';
import { cellNamed } from '../cells.ts';
import {
  ARROWS,
  arrowsOf,
  type Chamber,
  chamberNamed,
  EFFECTS,
  type EffectName,
  effectOf,
  type HEROES,
  nameOf,
  PATTERN,
} from '../components.ts';
import { type Goal, TARGET } from '../options.ts';
import type { What } from '../pending.ts';

export type HeroName = (typeof HEROES)[number];
export type Lair = { readonly [cell: string]: string };

export interface Figure {
  readonly hero: HeroName | null; // not chosen yet
  readonly at: string;
  readonly used: boolean;
}

export interface Pending {
  readonly seat: Seat;
  readonly what: What;
  readonly at?: string; // where a step leads
  readonly to?: Seat | null; // who would get the druid's coin, nobody but the hoard
}

/** A view of Drakon (RULES.md §10), as the board reads it. */
export interface Table {
  readonly seats: number;
  readonly options: { readonly heroes: boolean; readonly goal: Goal; readonly teams: boolean };
  readonly turn: Seat;
  readonly phase: 'heroes' | 'action' | 'resolve' | 'after' | 'over';
  readonly pending: readonly Pending[];
  readonly lair: Lair;
  readonly pile: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly heroes: readonly Figure[];
  readonly coins: readonly (readonly (number | '?')[])[]; // by pool
  readonly hoard: readonly unknown[];
  readonly drakon: string | null;
  readonly outcome?: Outcome;
}

export function tableOf(view: Position): Table {
  return view as unknown as Table;
}

/** What is to be decided now. */
export type Question = What | 'heroes' | 'after' | 'over';

export function question({ phase, pending }: Table): Question {
  return phase === 'resolve' ? pending.at(-1)!.what : phase;
}

/** Who decides it. */
export function decider({ phase, pending, turn }: Table): Seat {
  return phase === 'resolve' ? pending.at(-1)!.seat : turn;
}

export function poolOf({ options, seats }: Table, seat: Seat): number {
  return options.teams ? seat % (seats / 2) : seat;
}

export function arePartners(table: Table, seat: Seat, other: Seat): boolean {
  return seat !== other && poolOf(table, seat) === poolOf(table, other);
}

/** Gold that wins (§9). */
export function target({ options: { goal, teams } }: Table): number {
  return TARGET[goal] * (teams ? 2 : 1);
}

/** What the coins are worth that one can see. */
export function goldIn(coins: readonly (number | '?')[]): number {
  return coins.reduce<number>((sum, coin) => sum + (coin === '?' ? 0 : coin), 0);
}

/** The pools with the most coins, as far as anybody can see; nobody while there are none. */
export function richest({ coins }: Table): readonly number[] {
  const most = Math.max(1, ...coins.map((pool) => pool.length));
  return coins.flatMap((pool, i) => (pool.length === most ? i : []));
}

/** The seats in the order they sit around the table from the viewer, who comes last. */
export function around({ seats }: Table, viewer: Viewer): Seat[] {
  const from = viewer === 'spectator' ? seats - 1 : viewer;
  return Array.from({ length: seats }, (_, i) => (from + 1 + i) % seats);
}

/** Who stands on a cell. */
export function heroesAt({ heroes }: Table, cell: string): Seat[] {
  return heroes.flatMap(({ at }, seat) => (at === cell ? seat : []));
}

/** A hand as stacks of equal chambers, in the order they came. */
export function stacks(hand: readonly string[]): { readonly name: string; readonly count: number }[] {
  return [...new Set(hand)].map((name) => ({ name, count: hand.filter((other) => other === name).length }));
}

/** The chamber that is written so: `find:NE`. */
export function chamber(name: string): Chamber {
  return chamberNamed(name)!;
}

export function effectIn(name: string): EffectName {
  return EFFECTS[effectOf(chamber(name))]!;
}

/** Its arrows as they are written: `NE`, or `-`. */
export function arrowsIn(name: string): string {
  return ARROWS[arrowsOf(chamber(name))]!;
}

/** The chamber as it lies in a hand. */
export function patternOf(name: string): string {
  return nameOf(PATTERN[chamber(name)]!);
}

const CELL = /^-?\d+,-?\d+$/;

export function isCell(part: string | undefined): part is `${number},${number}` {
  return part !== undefined && CELL.test(part) && cellNamed(part) !== undefined;
}

interface Where {
  readonly x: number; // east of the entrance
  readonly y: number; // south
}

const known = new Map<string, Where>();

export function whereIs(cell: string): Where {
  const where = known.get(cell);
  if (where !== undefined) return where;
  const [x, y] = cell.split(',').map(Number);
  known.set(cell, { x: x!, y: y! });
  return { x: x!, y: y! };
}

export function cellBy(x: number, y: number): string {
  return `${x},${y}`;
}
