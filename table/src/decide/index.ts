import type { Table } from '../table.ts';
import type { Command } from '../wire.ts';
import type { Circumstances, Decision } from './decision.ts';
import { agree, decline, move, resign, undo } from './playing.ts';
import { comeBack, dismiss, hire, invite, leave, sit, start } from './seating.ts';
import { rematch, say, write } from './talking.ts';

export type { Circumstances, Decision, NextTable } from './decision.ts';
export { botMove } from './playing.ts';
export { lateness } from './seating.ts';

type Decide<C> = (table: Table, command: C, circumstances: Circumstances) => Decision;

const DECIDE: { readonly [V in Command['do']]: Decide<Extract<Command, { do: V }>> } = {
  sit,
  leave,
  return: comeBack,
  invite,
  hire,
  dismiss,
  start,
  move,
  undo,
  agree,
  decline,
  resign,
  say,
  write,
  rematch,
};

/** What comes of somebody's wish; the table itself is not changed. */
export function decide(table: Table, command: Command, circumstances: Circumstances): Decision {
  return (DECIDE[command.do] as Decide<Command>)(table, command, circumstances);
}
