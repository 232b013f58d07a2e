import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { boxOf } from '@hoard/games';
import { openingEvents } from '@hoard/table';
import { expect, test } from 'vitest';
import { openBus } from '../src/bus/index.ts';
import { openStore } from '../src/store/index.ts';
import { keeper as keeperOf } from '../src/tables/keeper.ts';
import { RED7, salt } from './help/client.ts';

const ADA = { id: 'ada', name: 'Ada' };

test('what fails before it is stored has not happened', async () => {
  const store = await openStore(mkdtempSync(`${tmpdir()}/hoard-keeper-`));
  const bus = await openBus();
  const keeper = keeperOf({ store, bus, boxOf, now: () => Date.now() }, salt, () => {});
  const id = salt();
  const opening = openingEvents(boxOf('red7')!.game, { ...RED7, sit: { seat: 0, salt: salt() } }, ADA, 'secret');
  await keeper.open(id, opening);

  let fails = false;
  const sent: string[] = [];
  const watcher = {
    get person() {
      if (fails) throw new Error('nobody is there');
      return ADA.id;
    },
    send: (message: string) => void sent.push(message),
    lead: () => {},
  };
  expect(await keeper.watch(id, watcher, 0)).toBeUndefined();

  fails = true;
  await expect(keeper.command(id, ADA, { do: 'start' })).rejects.toThrow('nobody is there');
  fails = false;
  const started = opening.length + 2; // a bot takes the other chair
  expect(await keeper.command(id, ADA, { do: 'start' })).toMatchObject({ number: started });
  expect(await store.events(id)).toHaveLength(started);
  expect(JSON.parse(sent.at(-1)!)).toMatchObject({ number: started, after: opening.length });

  await store.close();
  await bus.close();
});
