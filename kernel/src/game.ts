import type { Tell } from './happening.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';

/** 0 … n−1, clockwise; "left" of a seat is the next one. */
export type Seat = number;
/** Whose eyes: a seat's, or those of somebody who only watches. */
export type Viewer = Seat | 'spectator';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };
/** A game in progress as a JSON document for people and other programs (games/<id>/RULES.md). */
export type Position = { readonly [field: string]: Json };
/** What stands in a view for something its viewer cannot know. */
export const HIDDEN = '?';

const lists: (readonly string[])[] = []; // by length

/** A list of so many things that a viewer cannot know; the same one for all. */
export function hidden(count: number): readonly string[] {
  lists[count] ??= Array<string>(count).fill(HIDDEN);
  return lists[count];
}

export type OptionValue = boolean | number | string;
/** Each option with its values, the default first. */
export type OptionSpec = { readonly [option: string]: readonly OptionValue[] };
export type Options = { readonly [option: string]: OptionValue };

export interface Outcome {
  readonly winners: readonly Seat[]; // several share the win; none is a draw
  readonly scores: readonly number[]; // one a seat
  readonly rule: string; // the section that decides who won: "5.5"
}

/** Who decides next, or how it ended. */
export type Status =
  | { readonly actor: Seat; readonly outcome?: undefined }
  | { readonly actor?: undefined; readonly outcome: Outcome };

/** A game: S is its state, made for speed; M one decision. Everything outside sees positions and spelled moves. */
export interface Game<S = unknown, M = unknown> {
  readonly id: string;
  readonly version: number; // grows when the same seed and moves would give another match
  readonly seats: readonly [least: number, most: number];
  readonly options: OptionSpec;
  /** Why these options cannot be played by so many, where that is so. */
  misfit?(options: Options, seats: number): string | undefined;
  setup(options: Options, seats: number, rng: Rng): S;
  status(state: S): Status;
  /** The legal moves of the seat to decide, each once; none when the game is over. */
  moves(state: S): M[];
  /** One of them, each as likely as any other, where that is cheaper than listing all. */
  pick?(state: S, rng: Rng): M;
  /** The first rule the move breaks: whose turn and what is being decided, then what one holds, then where it may go. */
  refusal(state: S, move: M): Refusal | undefined;
  /** Carries out a legal move in place; tell() receives what happened when somebody listens. */
  apply(state: S, move: M, rng: Rng, tell?: Tell): void;
  clone(state: S): S;
  /** The position; with a viewer, that viewer's view. */
  write(state: S, viewer?: Viewer): Position;
  /** Throws BadPosition. A view is read by filling each "?" with something that can be. */
  read(position: unknown, rng: Rng): S;
  spell(move: M): string;
  parse(text: string): M | undefined;
}

const ACTORS: readonly Status[] = [0, 1, 2, 3, 4, 5].map((actor) => ({ actor }));

/** The status in which a seat is to decide, without making a new object each time. */
export function actor(seat: Seat): Status {
  return ACTORS[seat]!;
}
