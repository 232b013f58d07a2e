import type { Rng } from './rng.ts';

/** What a player knows of a game beyond its rules; a bot searches better with it. */
export interface Insight<S = unknown, M = unknown> {
  /** A move that makes sense, for playing a match out quickly. */
  likelyMove?(state: S, rng: Rng): M;
  /** Each seat's chance to win, guessed; they add up to 1. */
  chances?(state: S): readonly number[];
  /** How well a world explains what others have done, as a weight: who guesses what others want imagines likelier ones more often. */
  plausibility?(state: S): number;
  /** With `chances`: a playout is judged after so many decisions instead of at the end. */
  readonly horizon?: number;
  /** With `chances`: nothing is hidden and nothing left to chance after set-up, so a bot may look ahead exactly. */
  readonly open?: true;
  /** Nothing is hidden but what chance will bring, and matches have taught what a state is worth: a bot may weigh all that may come. */
  readonly learned?: Learned<S, M>;
  /** Endings that can be counted out in a world in which all is seen: a bot may look into many such worlds. */
  readonly endings?: Endings<S, M>;
  /** Where thinking longer gains little: of a hundred moves a hard bot makes so many without thinking, that an expert is better, unless it is told how long to think. */
  readonly slips?: number;
}

/** What a bot needs that counts endings out. */
export interface Endings<S = unknown, M = unknown> {
  /** So little is left that it can be done; everybody can tell. */
  isNear(state: S): boolean;
  /** What the seat to decide may do in a world in which all is seen. */
  outlook(world: S): Outlook<M>;
}

export interface Outlook<M = unknown> {
  /** The first moves of all turns worth trying, the same in every world that the seat may be in. */
  readonly turns: readonly M[];
  /** Whether one of them wins here, if everybody sees all and plays as well as can be. */
  wins(turn: number): boolean;
}

/** What a bot needs that weighs all that may come of a move, judged by a small network that has learned from matches. */
export interface Learned<S = unknown, M = unknown> {
  /** The moves, without those that come to the same as another. */
  choices(state: S): readonly M[];
  /** All that may come of a move; the chances add up to 1. */
  prospects(state: S, move: M): readonly Prospect<S>[];
  /** A state that is not quiet is worth the best that can be made of it at once. */
  isQuiet(state: S): boolean;
  /** What the network is told of each seat, in numbers of about the same size. */
  traits(state: S): readonly ArrayLike<number>[];
  readonly weights: Weights;
  readonly mastery: Weights; // those of an expert, who was taught more
}

/** A state that may come of a move. */
export interface Prospect<S> {
  readonly chance: number;
  readonly state: S;
}

/** Of a network that gives each seat a score: the sum of what its traits add, directly and through a layer of units. */
export interface Weights {
  readonly hidden: readonly (readonly number[])[]; // [unit]: how much it minds each trait, and at last what it begins with
  readonly output: readonly number[]; // [unit]: how much it adds
  readonly direct: readonly number[]; // [trait]: how much it adds
}
