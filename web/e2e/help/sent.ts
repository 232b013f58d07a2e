import { boxOf } from '@hoard/games';
import { begin } from '@hoard/kernel';
import { type News, type Play, playAfter, type ServerMessage, type TableRecord } from '@hoard/table';
import type { Page } from 'playwright-core';

/** A match as somebody was shown it. */
type Seen = Play & Pick<News, 'viewer'>;

/** Keeps all that a device is shown from now on. */
export function overhear(page: Page): Seen[] {
  const seen: Seen[] = [];
  let play: Play | undefined;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.is !== 'news') return;
      play = playAfter(play, message);
      if (message.play !== undefined) seen.push({ ...play!, viewer: message.viewer });
    }),
  );
  return seen;
}

/** Compares each view that was shown with what its viewer may see in the match as it was; the number of views. */
export function audit(record: TableRecord, seen: readonly Seen[]): number {
  const { game } = boxOf(record.game)!;
  const { state, rng } = begin(game, record);
  const states = [game.clone(state)];
  for (const move of record.moves) {
    game.apply(state, game.parse(move), rng);
    states.push(game.clone(state));
  }
  for (const { viewer, moves, view } of seen) {
    const allowed = JSON.stringify(game.write(states[moves]!, viewer));
    if (JSON.stringify(view) !== allowed) throw new Error(`${viewer} was shown more or less than they may see`);
  }
  return seen.length;
}

/** The record of the match that is over on this screen. */
export function recordOf(page: Page): Promise<TableRecord> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('hoard.identity')!) as { readonly token: string };
    const table = location.pathname.split('/').at(-1);
    const answer = await fetch(`/api/tables/${table}/record`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as TableRecord;
  });
}
