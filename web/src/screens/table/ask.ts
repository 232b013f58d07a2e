import type { Viewer } from '@hoard/kernel';
import type { Command, Room } from '@hoard/table';
import type { Answered } from '../../tables/client.ts';
import { openedHere } from '../../tables/opened.ts';

/** Asks whoever runs the table for something. */
export type Ask = (command: Command) => Promise<Answered>;

/** Does this device say who sits where? Where the host has no chair, it is the one that opened the table. */
export function isHost(room: Room, viewer: Viewer): boolean {
  return room.host === undefined ? openedHere(room.table) : room.host === viewer;
}
