import type { Level } from '@hoard/bots';
import type { Options } from '@hoard/kernel';
import { type Event, type Opening, openingEvents } from '@hoard/table';
import { boxOf } from '../boxes.ts';
import { holder } from './holders.ts';
import { localId, random128 } from './ids.ts';
import { openLocal } from './local.ts';

/** Who takes a chair of a table on this device. */
export type Taker = { readonly person: string } | { readonly bot: Level };

/** Opens a table on this device and starts it at once; gives its name. */
export async function openHere(
  game: string,
  options: Options,
  takers: readonly Taker[],
  memoryAid: boolean,
): Promise<string> {
  const box = await boxOf(game);
  const opening: Opening = {
    game,
    options: { ...options },
    seats: takers.length,
    access: 'private',
    spectators: false,
    memoryAid,
    speech: 'phrases',
    pace: 0,
    rated: false,
    bots: takers.flatMap((taker, seat) => ('bot' in taker ? [{ seat, level: taker.bot }] : [])),
  };
  const people = takers.flatMap((taker, seat) =>
    'person' in taker ? [{ seat, person: holder(seat, taker.person) }] : [],
  );
  const sat = people.map(({ seat, person }): Event => ({ is: 'sat', seat, person, salt: random128() }));
  const by = people[0]?.person ?? holder(0, '');
  const table = localId(random128());
  await openLocal(table, [...openingEvents(box.game, opening, by, random128()), ...sat, { is: 'started' }]);
  return table;
}
