import type { Rng } from './rng.ts';

/** What a player knows of a game beyond its rules; a bot searches better with it. */
export interface Insight<S = unknown, M = unknown> {
  /** A move that makes sense, for playing a match out quickly. */
  likelyMove?(state: S, rng: Rng): M;
  /** Each seat's chance to win, guessed; they add up to 1. */
  chances?(state: S): readonly number[];
  /** How well a world explains what others have done, as a weight: who guesses what others want imagines likelier ones more often. */
  plausibility?(state: S): number;
  /** Lays out anew what nobody can know, in a world that others were played in before. */
  reshuffle?(state: S, rng: Rng): void;
  /** What chance has just brought, as far as all can see, as a number below 8: what to do then is thought of apart. */
  seen?(state: S): number;
  /** With `chances`: a playout is judged after so many decisions instead of at the end. */
  readonly horizon?: number;
  /** With `chances`: nothing is hidden and nothing left to chance after set-up, so a bot may look ahead exactly. */
  readonly open?: true;
  /** Where thinking longer gains nothing: of a hundred moves a hard bot makes so many without thinking, that an expert is better. */
  readonly slips?: number;
}
