import type { Position, Seat, Viewer } from '@hoard/kernel';
import { type Card, COLOUR, COLOURS, type Colour, cardNamed, RED, TARGET } from '../components.ts';
import { counted, worth } from '../leading.ts';

export interface Player {
  readonly hand: readonly string[];
  readonly palette: readonly string[];
  readonly out: boolean;
  readonly scored: readonly string[];
}

/** A view of Red7 (RULES.md §7), as the board reads it. */
export interface Table {
  readonly seats: number;
  readonly options: { readonly advanced: boolean; readonly actions: boolean };
  readonly round: number;
  readonly turn: Seat;
  readonly step: 'start' | 'five' | 'one' | 'seven' | 'discard';
  readonly mustLead: boolean;
  readonly canvas: readonly string[];
  readonly deck: readonly string[];
  readonly players: readonly Player[];
}

export function tableOf(view: Position): Table {
  return view as unknown as Table;
}

export function colourOf(card: string): Colour {
  return card[0] as Colour;
}

/** Index of the rule in force. */
export function ruleOf({ canvas }: Table): number {
  const top = canvas.at(-1);
  return top === undefined ? RED : COLOUR[cardNamed(top)!]!;
}

/** Who leads under a rule, and how many cards count for each seat. */
export interface Standing {
  readonly leader: Seat | undefined;
  readonly counts: readonly number[];
}

/** The standing under each of the seven rules. */
export function standings(table: Table): Standing[] {
  return COLOURS.map((_, rule) => {
    const sets = table.players.map(({ palette, out }) => (out ? [] : counted(cards(palette), rule)));
    const worths = sets.map(worth);
    const best = Math.max(...worths);
    return { leader: best === 0 ? undefined : worths.indexOf(best), counts: sets.map((set) => set.length) };
  });
}

/** The cards of a player's palette that count under a rule. */
export function counting({ palette, out }: Player, rule: number): readonly string[] {
  if (out) return [];
  const set = counted(cards(palette), rule);
  return palette.filter((name) => set.includes(cardNamed(name)!));
}

function cards(names: readonly string[]): Card[] {
  return names.map((name) => cardNamed(name)!);
}

export function pointsOf({ scored }: Player): number {
  return scored.reduce((sum, card) => sum + Number(card[1]), 0);
}

/** Points that win, in the advanced game. */
export function target({ seats }: Table): number {
  return TARGET[seats]!;
}

/** The seats in the order they sit around the table from the viewer, who comes last. */
export function around({ seats }: Table, viewer: Viewer): Seat[] {
  const from = viewer === 'spectator' ? seats - 1 : viewer;
  return Array.from({ length: seats }, (_, i) => (from + 1 + i) % seats);
}
