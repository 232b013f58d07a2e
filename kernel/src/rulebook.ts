import type { Position, Viewer } from './game.ts';
import type { Language } from './text.ts';

/** The rules of a game as players read them, by the numbers of its RULES.md. "**bold**" and "§3.4" are all the markup there is. */
export interface Rulebook {
  readonly chapters: { readonly [chapter: string]: string }; // "3" → its title
  readonly rules: { readonly [rule: string]: string }; // "3.4" → its text
}

/** A position that shows a rule, to be drawn by the game's own board. */
export interface Example {
  readonly rule: string;
  readonly view: Position;
  readonly viewer: Viewer;
  readonly move?: string; // the move the caption speaks of
  readonly refused?: string; // the rule that forbids it, where one does
  readonly caption: { readonly [language in Language]: string };
}

/** Where a game keeps its rulebook: each language and the examples are fetched only when opened. */
export type RulebookShelf = { readonly [language in Language]: () => Promise<Rulebook> } & {
  readonly examples: () => Promise<readonly Example[]>;
};
