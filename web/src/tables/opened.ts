import { recall, remember } from '../storage.ts';

const KEY = 'hoard.opened';
const MOST = 50;

/** Tables that were opened from this device: it may seat people even where it has no chair itself. */
function opened(): string[] {
  return JSON.parse(recall(KEY) ?? '[]') as string[];
}

export function rememberOpened(table: string): void {
  remember(KEY, JSON.stringify([...opened(), table].slice(-MOST)));
}

export function openedHere(table: string): boolean {
  return opened().includes(table);
}
