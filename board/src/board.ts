import type { Happening, Outcome, Position, Viewer } from '@hoard/kernel';
import type { Language } from '@hoard/kernel/text';
import type { ComponentType } from 'preact';
import type { Wording } from './wording.ts';

/** What a board is given: a view in, spelled moves out. It knows no rules beyond the game's own functions. */
export interface BoardProps {
  readonly view: Position; // what this viewer sees
  readonly viewer: Viewer;
  readonly names: readonly string[]; // by seat
  readonly language: Language;
  readonly moves: readonly string[]; // the viewer's legal moves, spelled; none when it is not their turn
  readonly happenings: readonly Happening[]; // what led from the view before to this one
  readonly blocked: readonly string[]; // what stands in the way of the refused attempt on screen: cards, cells, "seat 1"
  readonly hint?: string | undefined; // a move to be pointed out
  readonly outcome?: Outcome | undefined; // how it ended
  /** The view after a legal move, where it reveals nothing. */
  preview(move: string): Position | undefined;
  /** An attempt, legal or not; whoever runs the table plays it or explains why not. */
  play(move: string): void;
  /** Opens the rulebook at a section. */
  explain(rule: string): void;
}

/** A paragraph of the board in words. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A move in words, and the heading it is listed under. */
export interface Phrase {
  readonly group: string;
  readonly text: string; // "Play the blue 6 to your palette"
}

/** A game's board: drawn, and in words for screen readers, keyboard lists and the voice. */
export interface BoardKind {
  readonly Board: ComponentType<BoardProps>;
  words(view: Position, viewer: Viewer, names: readonly string[], language: Language): readonly Section[];
  /** What is asked of the viewer, short enough to be said aloud to a child. */
  ask?(view: Position, viewer: Viewer, names: readonly string[], language: Language): string;
  /** The view without what the viewer only remembers, for tables without a memory aid. */
  forget?(view: Position, viewer: Viewer): Position;
  phrase(move: string, view: Position, names: readonly string[], language: Language): Phrase;
  /** How the game's sentences, happenings and refusals, name what they speak of. */
  wording(language: Language): Wording;
}
