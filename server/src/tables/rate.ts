import type { RatingChange, Table } from '@hoard/table';
import type { People } from '../people/people.ts';
import { ratingsAfter, shownRating } from '../people/rating.ts';

/** Changes the ratings of the people who played a match, each once however often it is tried, and says how. */
export async function rateMatch(people: People, { id, terms, places, outcome }: Table): Promise<RatingChange[]> {
  const seated = places.flatMap(({ person }, seat) => (person === undefined ? [] : [{ seat, id: person.id }]));
  const profiles = await Promise.all(seated.map(({ id }) => people.profile(id)));
  const players = seated.flatMap(({ seat, id: person }, i) =>
    profiles[i] === undefined ? [] : [{ seat, person, rating: profiles[i].ratings[terms.game] }],
  );
  if (players.length < 2) return [];
  const after = ratingsAfter(id, players, outcome!);
  await Promise.all(
    players.map(({ person }, i) =>
      people.change(person, (profile) =>
        profile.ratings[terms.game]?.last === id
          ? profile
          : { ...profile, ratings: { ...profile.ratings, [terms.game]: after[i]! } },
      ),
    ),
  );
  return players.map(({ seat, rating }, i) => ({ seat, from: shownRating(rating), to: shownRating(after[i]) }));
}
