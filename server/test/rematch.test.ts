import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { boxOf } from '@hoard/games';
import { actorOf, type Event, openingEvents } from '@hoard/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bus, openBus } from '../src/bus/index.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { type Keeper, keeper as keeperOf } from '../src/tables/keeper.ts';
import { load } from '../src/tables/load.ts';
import { Unavailable } from '../src/unavailable.ts';
import { RED7, salt } from './help/client.ts';

const ADA = { id: 'ada', name: 'Ada' };
const BO = { id: 'bo', name: 'Bo' };

let store: Store;
let bus: Bus;
beforeAll(async () => {
  store = await openStore(mkdtempSync(`${tmpdir()}/hoard-rematch-`));
  bus = await openBus();
});
afterAll(async () => {
  await store.close();
  await bus.close();
});

/** A keeper whose store is away when a table is to be written that `fails` names. */
function keeperWith(fails: (table: string) => boolean): Keeper {
  const append: Store['append'] = (wish) =>
    fails(wish.table) ? Promise.reject(new Unavailable('away')) : store.append(wish);
  return keeperOf({ store: { ...store, append }, bus, boxOf, now: () => Date.now() }, salt, () => {});
}

const eventsOf = async (table: string) => (await store.events(table)).map(({ body }) => JSON.parse(body) as Event);

/** Opens a table for Ada and Bo, where they play to the end. */
async function played(keeper: Keeper): Promise<string> {
  const id = salt();
  const opening = openingEvents(boxOf('red7')!.game, { ...RED7, sit: { seat: 0, salt: salt() } }, ADA, 'secret');
  await keeper.open(id, [...opening, { is: 'sat', seat: 1, person: BO, salt: salt() }, { is: 'started' }]);
  for (;;) {
    const { table } = load(boxOf, id, await store.events(id), 0)!;
    if (table.outcome !== undefined) return id;
    const move = table.game.spell(table.game.moves(table.match!.standing.state)[0]);
    await keeper.command(id, [ADA, BO][actorOf(table)!]!, { do: 'move', move, after: table.number });
  }
}

const wish = () => ({ do: 'rematch', salt: salt() }) as const;

describe('the last wish for another match', () => {
  test('opens one table, also where it had to be wished twice', async () => {
    let away: string | undefined;
    const keeper = keeperWith((table) => table === away);
    const id = await played(keeper);
    await keeper.command(id, ADA, wish());

    away = id;
    await expect(keeper.command(id, BO, wish())).rejects.toThrow(Unavailable);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ is: 'wished', seat: 0 });
    away = undefined;
    await keeper.command(id, BO, wish());

    const [wished, rematched] = (await eventsOf(id)).slice(-2);
    expect(wished).toMatchObject({ is: 'wished', seat: 1 });
    const next = await eventsOf((rematched as Extract<Event, { is: 'rematched' }>).table);
    expect(next.map(({ is }) => is)).toEqual(['opened', 'sat', 'sat', 'started']);
  });

  test('comes to nothing where the table cannot be opened', async () => {
    let id: string | undefined;
    const keeper = keeperWith((table) => id !== undefined && table !== id);
    id = await played(keeper);
    await keeper.command(id, ADA, wish());
    await expect(keeper.command(id, BO, wish())).rejects.toThrow(Unavailable);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ is: 'wished', seat: 0 });
  });
});
