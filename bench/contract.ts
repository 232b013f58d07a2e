import { type Game, type Options, rngFrom } from '@hoard/kernel';

/** What was done in a sample. A turn lasts while the same seat decides. */
export interface Work {
  readonly games: number;
  readonly turns: number;
  readonly decisions: number;
}

/** Random matches through the public contract: set up, list the legal moves, choose one evenly, apply it, until the outcome. */
export function contractPlay<S, M>(game: Game<S, M>, options: Options, seats: number): (games: number) => Work {
  const rng = rngFrom('bench');
  return (games) => {
    let turns = 0;
    let decisions = 0;
    for (let i = 0; i < games; i++) {
      const state = game.setup(options, seats, rng);
      for (let seat = -1; ; decisions++) {
        const { actor, outcome } = game.status(state);
        if (outcome !== undefined) break;
        if (actor !== seat) {
          turns++;
          seat = actor;
        }
        game.apply(state, choose(game, state, rng), rng);
      }
    }
    return { games, turns, decisions };
  };
}

function choose<S, M>(game: Game<S, M>, state: S, rng: ReturnType<typeof rngFrom>): M {
  if (game.pick !== undefined) return game.pick(state, rng);
  const moves = game.moves(state);
  return moves[rng.int(moves.length)]!;
}
