import type { Game, Position, Viewer } from '../game.ts';
import type { Rng } from '../rng.ts';

/** A game on trial, and what the laws must be told about it, each said apart from the game's own code. */
export interface Subject<S = unknown, M = unknown> {
  readonly game: Game<S, M>;
  /** No match is longer than so many decisions. */
  readonly longest: number;
  /** Every move that can be spelled at this table, legal or not. */
  candidates(position: Position): readonly string[];
  /** Another position that the viewer cannot tell from this one: what is hidden from him, dealt anew. */
  disguise(position: Position, viewer: Viewer, rng: Rng): Position;
  /** Throws where a component was lost or an invariant does not hold. */
  inspect(position: Position): void;
}
