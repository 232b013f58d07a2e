import { begin, type Game, type Options, rngFrom, type Seat, settings } from '@hoard/kernel';

export interface Decision {
  readonly state: unknown;
  readonly actor: Seat;
}

/** A few decisions along a random match. */
export function decisions(game: Game, options: Options, seats: number): Decision[] {
  const { state, rng } = begin(game, { options, seats, seed: 'bots' });
  const dice = rngFrom('dice');
  const found: Decision[] = [];
  for (let i = 0; i < 12; i++) {
    const { actor } = game.status(state);
    if (actor === undefined) break;
    if (i % 5 === 0 || i === 1) found.push({ state: game.clone(state), actor });
    const moves = game.moves(state);
    game.apply(state, moves[dice.int(moves.length)], rng);
  }
  return found;
}

/** A decision of every setting, early in the match in some and later in others; another salt gives others. */
export function oneOfEach(game: Game, salt: number): Decision[] {
  return settings(game).map(({ options, seats }, i) => {
    const found = decisions(game, options, seats);
    return found[(i + salt) % found.length]!;
  });
}
