import type { Outcome, Seat } from '@hoard/kernel';
import { ordinal, rate, rating as unrated } from 'openskill';

/** What is known of somebody's strength in a game (openskill). */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly last: string; // the table of the last match that counted
}

export interface Player {
  readonly seat: Seat;
  readonly rating: Rating | undefined;
}

/** The number people are shown: 1000 for a newcomer. */
export function shownRating(rating: Rating | undefined): number {
  return Math.round(1000 + 40 * ordinal(rating ?? unrated()));
}

/** The ratings of the people at a table after a match. Who shares the win shares the first place; else more points go before fewer. */
export function ratingsAfter(table: string, players: readonly Player[], { winners, scores }: Outcome): Rating[] {
  const places = players.map(({ seat }) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : scores[seat]!));
  const order = [...new Set(places)].sort((a, b) => b - a);
  const before = players.map(({ rating }) => [rating ?? unrated()]);
  const after = rate(before, { rank: places.map((place) => 1 + order.indexOf(place)) });
  return after.map(([one]) => ({ mu: one!.mu, sigma: one!.sigma, last: table }));
}
