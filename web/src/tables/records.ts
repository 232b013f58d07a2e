import { recordOf, type TableRecord } from '@hoard/table';
import { boxOf } from '../boxes.ts';
import { idbShelf } from '../worker/idb.ts';
import { raise } from '../worker/raise.ts';
import { isLocal } from './ids.ts';
import { recordOnServer } from './server.ts';

/** The record of a finished match, wherever it was played. */
export async function findRecord(table: string): Promise<TableRecord | undefined> {
  if (!isLocal(table)) return recordOnServer(table);
  const kept = await idbShelf.events(table);
  const opened = kept[0]?.event;
  if (opened?.is !== 'opened') return undefined;
  const { game } = await boxOf(opened.terms.game);
  return recordOf(raise(game, table, kept)!.table);
}
