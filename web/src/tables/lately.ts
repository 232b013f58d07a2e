import { forget, recall, remember } from '../storage.ts';

const KEY = 'hoard.lately';

/** The match this device was last busy with. */
export interface Lately {
  readonly table: string;
  readonly game: string;
}

export function lately(): Lately | undefined {
  const kept = recall(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Lately);
}

/** Remembers a match while it is being played, and lets go of it when it is over. */
export function rememberLately({ table, game }: Lately, phase: 'gathering' | 'playing' | 'over'): void {
  if (phase !== 'over') remember(KEY, JSON.stringify({ table, game }));
  else if (lately()?.table === table) forget(KEY);
}
