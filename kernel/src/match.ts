import { document, integer, list, object, oneOf, text } from './document.ts';
import type { Game, Options, Outcome } from './game.ts';
import type { Tell } from './happening.ts';
import { type Rng, rngFrom } from './rng.ts';
import { readOptions, setting } from './settings.ts';

/** One playing of a game. Seed and moves are the whole of it. */
export interface Match {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly string[];
}

/** A finished match as a file that anyone can replay and verify. */
export interface Record extends Match {
  readonly outcome: Outcome;
}

/** Where a match stands: a state, and the chance that is still to come. */
export interface Standing<S> {
  readonly state: S;
  readonly rng: Rng;
}

export function begin<S>(game: Game<S>, match: Pick<Match, 'options' | 'seats' | 'seed'>): Standing<S> {
  const rng = rngFrom(match.seed);
  return { state: game.setup(match.options, match.seats, rng), rng };
}

/** Plays a match again; throws where a move is no move or may not be made. */
export function replay<S>(game: Game<S>, match: Match, tell?: Tell): Standing<S> {
  const standing = begin(game, match);
  match.moves.forEach((text, i) => {
    const move = game.parse(text);
    if (move === undefined) throw new Error(`move ${i + 1}: "${text}" is no move of ${game.id}`);
    const refusal = game.refusal(standing.state, move);
    if (refusal !== undefined) throw new Error(`move ${i + 1}: "${text}" may not be made (§${refusal.rule})`);
    game.apply(standing.state, move, standing.rng, tell);
  });
  return standing;
}

/** A record from a file; throws BadPosition or BadSetting where a field is wrong. */
export function readRecord(game: Game, value: unknown): Record {
  const root = object(document(value), ['game', 'version', 'seats', 'options', 'seed', 'moves', 'outcome']);
  const outcome = object(root.outcome, ['winners', 'scores', 'rule']);
  return {
    game: oneOf(root.game, [game.id]),
    version: integer(root.version, 1, Number.MAX_SAFE_INTEGER),
    ...setting(game, readOptions(root.options, game.options), root.seats.value),
    seed: text(root.seed),
    moves: list(root.moves).map(text),
    outcome: {
      winners: list(outcome.winners).map((seat) => integer(seat, 0, game.seats[1] - 1)),
      scores: list(outcome.scores).map((score) => integer(score, -1000, 1000)),
      rule: text(outcome.rule),
    },
  };
}

/** What is wrong with a record, or nothing. */
export function fault(game: Game, record: Record): string | undefined {
  if (record.version !== game.version) {
    return `version ${record.version} of ${game.id} was played, this is version ${game.version}`;
  }
  try {
    const { outcome } = game.status(replay(game, record).state);
    if (outcome === undefined) return `the match is not over after ${record.moves.length} moves`;
    if (JSON.stringify(outcome) === JSON.stringify(record.outcome)) return undefined;
    return `outcome: recorded ${JSON.stringify(record.outcome)}, replayed ${JSON.stringify(outcome)}`;
  } catch (error) {
    return (error as Error).message;
  }
}
