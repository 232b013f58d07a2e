import type { Position, Seat, Viewer } from '@hoard/kernel';
import {
  ACTION_COLOUR,
  ACTIONS,
  CARD_NAMES,
  CARD_OF,
  COLOURS,
  FACES,
  faceNamed,
  GOALS,
  TURNED,
} from '../components.ts';
import { ACTION_WORDS } from '../telling.ts';

/** A view of Seven Dragons (RULES.md §9), as the board reads it. */
export interface Table {
  readonly seats: number;
  readonly options: { readonly moveBonus: boolean };
  readonly turn: Seat;
  readonly table: { readonly [cell: string]: string }; // faces as they lie, "S" for the silver dragon
  readonly pile: readonly string[];
  readonly deck: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly goals: readonly string[]; // of the circle of five
  readonly seen?: { readonly hands: readonly (readonly number[])[]; readonly goals: readonly number[] };
}

/** The glass a panel is made of: a colour, or every colour at once. */
export const GLASSES = [...COLOURS, '*'] as const;
export type Glass = (typeof GLASSES)[number];

export const SILVER = '0,0';
const CELL = /^-?\d+,-?\d+$/;

export function tableOf(view: Position): Table {
  return view as unknown as Table;
}

export function isCell(part: string | undefined): part is string {
  return part !== undefined && CELL.test(part);
}

export function isAction(card: string): boolean {
  return (ACTIONS as readonly string[]).includes(card);
}

export function isDragonCard(card: string | undefined): card is string {
  return card !== undefined && faceNamed(card) !== undefined;
}

/** The colour an action card gives the silver dragon. */
export function colourOfAction(action: string): Glass {
  return COLOURS[ACTION_COLOUR[ACTIONS.indexOf(action as (typeof ACTIONS)[number])]!]!;
}

/** How the texts call an action card. */
export function actionWord(action: string): string {
  return ACTION_WORDS[ACTIONS.indexOf(action as (typeof ACTIONS)[number])]!;
}

/** What the silver dragon looks like now (§6.1). */
export function silverGlass({ pile }: Pick<Table, 'pile'>): Glass {
  const top = pile.at(-1);
  return top === undefined ? '*' : colourOfAction(top);
}

/** A dragon card as it is written in a hand, however it lies. */
export function upright(face: string): string {
  return CARD_NAMES[CARD_OF[faceNamed(face)!]!]!;
}

/** The face turned by 180° (§4.2). */
export function turnedFace(face: string): string {
  return FACES[TURNED[faceNamed(face)!]!]!;
}

export function looksTheSameTurned(face: string): boolean {
  return turnedFace(face) === face;
}

/** The other four of the circle of goals, from the viewer's left-hand neighbour on; all five for those who watch. */
export function circle(viewer: Viewer): Seat[] {
  const others = Array.from({ length: GOALS }, (_, i) => i);
  return viewer === 'spectator' ? others : others.slice(1).map((i) => (viewer + i) % GOALS);
}

/** The seats beside its holder that know a hidden thing. */
export function knowers(mask: number | undefined, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ((mask ?? 0) >> seat) & 1);
}
