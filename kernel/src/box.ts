import type { Game, Position } from './game.ts';
import type { Insight } from './insight.ts';
import type { Texts } from './text.ts';

/** Sets a text in a tone, such as a colour on a terminal; the identity where there is none. */
export type Ink = (tone: string, text: string) => string;

/** What comes in the box: the game, its words, what a good player knows of it, and a picture of its table for a terminal. */
export interface Box {
  readonly game: Game;
  readonly texts: Texts; // with "name", the game's title
  readonly insight?: Insight;
  picture(view: Position, ink: Ink, names: readonly string[]): string;
}
