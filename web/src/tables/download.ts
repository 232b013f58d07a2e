import type { TableRecord } from '@hoard/table';
import { findRecord } from './records.ts';
import { ServerTrouble } from './server.ts';

/** Hands a table's record over as a file. */
export async function download(table: string): Promise<void> {
  const record = await findRecord(table);
  if (record === undefined) throw new ServerTrouble('notOver');
  handOver(record, table);
}

export function handOver(record: TableRecord, table: string): void {
  const file = new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${record.game}-${table.slice(-6)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
