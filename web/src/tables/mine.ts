import { actorOf, botAt, phase, roomOf } from '@hoard/table';
import { boxOf } from '../boxes.ts';
import { namesAt } from '../names.ts';
import { keptTables } from '../worker/idb.ts';
import { raise } from '../worker/raise.ts';
import type { Listed } from './server.ts';

/** The tables that this device runs itself: those that wait for somebody first, then the newest. */
export async function localTables(): Promise<Listed[]> {
  const tables = await Promise.all(
    (await keptTables()).map(async ([id, kept]): Promise<Listed[]> => {
      const opened = kept[0]?.event;
      if (opened?.is !== 'opened') return [];
      const { table } = raise((await boxOf(opened.terms.game)).game, id, kept)!;
      const actor = actorOf(table);
      return [
        {
          table: id,
          game: table.game.id,
          seats: table.terms.seats,
          free: 0,
          names: namesAt(roomOf(table).chairs),
          changed: table.changed,
          phase: phase(table),
          myTurn: actor !== undefined && botAt(table, actor) === undefined,
        },
      ];
    }),
  );
  return tables.flat().sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changed - a.changed);
}
