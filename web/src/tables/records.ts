import { recordOf, type TableRecord } from '@hoard/table';
import { boxOf } from '../boxes.ts';
import { t } from '../language.ts';
import { idbShelf } from '../worker/idb.ts';
import { raise } from '../worker/raise.ts';
import { identity, myName } from './device.ts';
import { isLocal } from './ids.ts';
import { introduced, recordOnServer } from './server.ts';

/** The record of a finished match, wherever it was played. */
export async function findRecord(table: string): Promise<TableRecord | undefined> {
  if (!isLocal(table)) {
    // Who follows a link may be here for the first time.
    if (identity() === undefined) await introduced(myName.value || t('table.guest'));
    return recordOnServer(table);
  }
  const kept = await idbShelf.events(table);
  const opened = kept[0]?.event;
  if (opened?.is !== 'opened') return undefined;
  const { game } = await boxOf(opened.terms.game);
  return recordOf(raise(game, table, kept)!.table);
}
