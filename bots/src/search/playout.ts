import type { Game, Rng, Seat } from '@hoard/kernel';
import { anyMove, type Matter } from '../bot.ts';

const LONGEST = 1000; // decisions of a playout; one that is not over by then is shared by all

/** Each seat's share of the win after likely moves to the end, or its chances at the horizon. */
export function playOut<S, M>({ game, insight = {} }: Matter<S, M>, state: S, rng: Rng): readonly number[] {
  const horizon = insight.chances === undefined ? LONGEST : (insight.horizon ?? LONGEST);
  for (let i = 0; ; i++) {
    const { outcome } = game.status(state);
    if (outcome !== undefined) return shared(outcome.winners, outcome.scores.length);
    if (i === horizon) return insight.chances?.(state) ?? shared([], seatsOf(game, state));
    game.apply(state, insight.likelyMove?.(state, rng) ?? anyMove(game, state, rng), rng);
  }
}

function shared(winners: readonly Seat[], seats: number): number[] {
  const shares = Array<number>(seats).fill(winners.length > 0 ? 0 : 1 / seats);
  for (const winner of winners) shares[winner] = 1 / winners.length;
  return shares;
}

function seatsOf<S, M>(game: Game<S, M>, state: S): number {
  return game.write(state, 'spectator').seats as number;
}
