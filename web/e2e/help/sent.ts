import { boxOf } from '@hoard/games';
import { begin } from '@hoard/kernel';
import type { News, TableRecord } from '@hoard/table';
import type { Page } from 'playwright-core';

/** Keeps all news that a device is sent from now on. */
export function overhear(page: Page): News[] {
  const news: News[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { readonly is: string };
      if (message.is === 'news') news.push(message as News);
    }),
  );
  return news;
}

/** Compares each view that was sent with what its viewer may see in the match as it was; the number of views. */
export function audit(record: TableRecord, news: readonly News[]): number {
  const { game } = boxOf(record.game)!;
  const { state, rng } = begin(game, record);
  const states = [game.clone(state)];
  for (const move of record.moves) {
    game.apply(state, game.parse(move), rng);
    states.push(game.clone(state));
  }
  const sent = news.flatMap(({ viewer, play }) => (play === undefined ? [] : [{ viewer, ...play }]));
  for (const { viewer, moves, view } of sent) {
    const allowed = JSON.stringify(game.write(states[moves]!, viewer));
    if (JSON.stringify(view) !== allowed) throw new Error(`${viewer} was sent more or less than they may see`);
  }
  return sent.length;
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
