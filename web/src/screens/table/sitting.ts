import type { Problem } from '@hoard/table';
import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../language.ts';
import { expectGame } from '../../parts/game.ts';
import { route, stay } from '../../route.ts';
import { goTo, type TableClient } from '../../tables/client.ts';
import { myName } from '../../tables/device.ts';
import { holdersOf } from '../../tables/holders.ts';
import { isLocal, random128 } from '../../tables/ids.ts';
import { lately } from '../../tables/lately.ts';
import { localWire, wakeHost } from '../../tables/local.ts';
import { introduced, ServerTrouble } from '../../tables/server.ts';
import { idbShelf } from '../../worker/idb.ts';

/** What this device has to do with a table: a client for each chair it holds, and the one whose eyes it shows. */
export interface Sitting {
  readonly clients: Signal<readonly TableClient[]>;
  readonly eyes: Signal<TableClient | undefined>;
  readonly trouble: Signal<Problem | undefined>;
}

/** Goes to a table as long as it is on the screen. */
export function useSitting(table: string, link: string | undefined): Sitting {
  const sitting = useMemo<Sitting>(
    () => ({ clients: signal([]), eyes: signal(undefined), trouble: signal(undefined) }),
    [],
  );
  useEffect(() => {
    let left = false;
    const arrive = (clients: readonly TableClient[]) => {
      if (left) for (const client of clients) client.close();
      sitting.clients.value = clients;
      sitting.eyes.value = clients[0];
    };
    const opening = isLocal(table) ? clientsHere(table) : clientThere(table, link);
    opening.then(arrive, (error) => {
      sitting.trouble.value = error instanceof ServerTrouble ? error.problem : 'unavailable';
    });
    return () => {
      left = true;
      for (const client of sitting.clients.value) client.close();
    };
  }, [table, link, sitting]);
  return sitting;
}

/** The secret of an invitation; it is taken out of the address at once. */
export function invitation(): string | undefined {
  const link = new URLSearchParams(location.hash.slice(1)).get('seat') ?? undefined;
  if (link !== undefined) stay(route.value);
  return link;
}

async function clientsHere(table: string): Promise<TableClient[]> {
  wakeHost();
  const events = (await idbShelf.events(table)).map(({ event }) => event);
  const people = holdersOf(events);
  if (events[0]?.is !== 'opened' || people.length === 0) throw new ServerTrouble('noTable');
  expectGame(events[0].terms.game);
  return people.map((person) => goTo(table, localWire(person, table)));
}

async function clientThere(table: string, link: string | undefined): Promise<TableClient[]> {
  const last = lately();
  if (last?.table === table) expectGame(last.game);
  const { remoteWire } = await import('../../tables/remote.ts');
  const { token } = await introduced(myName.value || t('table.guest'));
  return [goTo(table, remoteWire(token, table), link === undefined ? undefined : { link, salt: random128() })];
}
