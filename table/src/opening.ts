import { BadSetting, type Game, setting } from '@hoard/kernel';
import type { Event } from './event.ts';
import type { Person } from './terms.ts';
import type { Opening } from './wire.ts';

/** The first events of a table; throws BadSetting where the wish does not fit the game. */
export function openingEvents(game: Game, { sit, bots, ...wish }: Opening, by: Person, secret: string): Event[] {
  const { options, seats } = setting(game, wish.options, wish.seats);
  const taken = [...bots.map(({ seat }) => seat), ...(sit === undefined ? [] : [sit.seat])];
  if (taken.some((seat) => seat >= seats)) throw new BadSetting(`seat: there are ${seats}, counted from 0`);
  if (new Set(taken).size < taken.length) throw new BadSetting('seat: nobody else may sit where one sits');
  return [
    { is: 'opened', by, terms: { ...wish, version: game.version, options, seats }, secret },
    ...(sit === undefined ? [] : [{ is: 'sat' as const, seat: sit.seat, person: by, salt: sit.salt }]),
    ...bots.map(({ seat, level }) => ({ is: 'hired' as const, seat, level })),
  ];
}
