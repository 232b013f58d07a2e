import { type Answer, answering, type Question } from '@hoard/bots';
import { boxOf as anyBox } from '@hoard/games';
import { type Event, faultIn, type News, openingEvents, playAfter, recordOf, type ServerMessage } from '@hoard/table';
import { describe, expect, test } from 'vitest';
import { branchEvents } from '../src/tables/branch.ts';
import { holdersOf } from '../src/tables/holders.ts';
import { isLocal, localId } from '../src/tables/ids.ts';
import { type Host, hosting } from '../src/worker/host.ts';
import { raise } from '../src/worker/raise.ts';
import { Conflict, type Kept } from '../src/worker/shelf.ts';

const box = anyBox('red7')!;
const table = localId('0123456789abcdef');
const ME = { id: 'here-0', name: 'Ada' };
const salt = '0'.repeat(32);

/** A device without a browser: what it keeps, and what it was told. */
function device(wait?: Promise<void>) {
  const kept = new Map<string, readonly Kept[]>();
  const told: { person: string; message: ServerMessage }[] = [];
  const answer = answering({ boxOf: anyBox, now: () => 0 });
  let moment = 0;
  const host: Host = hosting({
    shelf: {
      events: async (id) => kept.get(id) ?? [],
      async append(id, after, events) {
        const before = kept.get(id) ?? [];
        if (before.length !== after) throw new Conflict();
        kept.set(id, [...before, ...events]);
      },
    },
    boxOf: async (id) => anyBox(id)!,
    async think(question: Question): Promise<Answer> {
      await wait;
      return answer({ ...question, iterations: 10 });
    },
    now: () => ++moment,
    random: () => (++moment).toString(16).padStart(32, '0'),
    tell: (person, message) => told.push({ person, message }),
  });
  const news = (person: string) =>
    told.flatMap(({ person: to, message }) => (to === person && message.is === 'news' ? [message] : []));
  return { host, kept, told, news };
}

function practice(): Event[] {
  const wish = { game: 'red7', options: {}, seats: 2, access: 'private', spectators: false, memoryAid: true } as const;
  const opening = { ...wish, speech: 'phrases', pace: 0, rated: false, sit: { seat: 0, salt } } as const;
  return [
    ...openingEvents(box.game, { ...opening, options: {}, bots: [{ seat: 1, level: 'easy' }] }, ME, 'secret'),
    { is: 'started' },
  ];
}

const viewIn = (news: News) => playAfter(undefined, news)!.view;

/** Lets the first legal move be made whenever it is our turn, until the match is over. */
async function playOn({ host, kept, news }: ReturnType<typeof device>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await new Promise((done) => setTimeout(done));
    const last = news(ME.id).at(-1)!;
    if (last.room!.phase === 'over') return;
    const { number, play } = last;
    if (play!.actor !== 0) continue;
    const state = box.game.read(viewIn(last), {
      int: () => 0,
      shuffle: () => {},
      clone: () => state,
      drawn: 0,
    } as never);
    const move = box.game.spell(box.game.moves(state)[0]);
    if (kept.get(table)!.length === number) {
      await host.hear(ME.id, { do: 'move', move, after: number, table, ref: i });
    }
  }
}

describe('a table on this device', () => {
  test('is played to its end against a bot, and its record verifies', async () => {
    const all = device();
    await all.host.open(table, practice());
    await all.host.hear(ME.id, { do: 'watch', ref: 1, table, from: 0 });
    await playOn(all);
    const record = recordOf(raise(box.game, table, all.kept.get(table)!)!.table)!;
    expect(faultIn(box.game, record)).toBeUndefined();
    expect(record.moves.length).toBeGreaterThan(0);
  });

  test('tells nothing that a seat may not know', async () => {
    const all = device();
    await all.host.open(table, practice());
    await all.host.hear(ME.id, { do: 'watch', ref: 1, table, from: 0 });
    expect(JSON.stringify(all.told)).not.toContain('secret"');
    expect(JSON.stringify(viewIn(all.news(ME.id)[0]!))).toContain('"?"');
  });

  test('is as it was after a new start of the device', async () => {
    const first = device();
    await first.host.open(table, practice());
    await first.host.hear(ME.id, { do: 'watch', ref: 1, table, from: 0 });
    await playOn(first);
    const second = device();
    second.kept.set(table, first.kept.get(table)!);
    await second.host.hear(ME.id, { do: 'watch', ref: 1, table, from: 0 });
    expect(second.news(ME.id)[0]!.play).toEqual(first.news(ME.id).at(-1)!.play);
  });

  test('goes on from the number a watcher has', async () => {
    const all = device();
    await all.host.open(table, practice());
    await all.host.hear(ME.id, { do: 'watch', ref: 1, table, from: 2 });
    expect(all.news(ME.id)[0]!.lines.map(({ number }) => number)[0]).toBe(3);
  });

  test('is not for the eyes of somebody who has no chair', async () => {
    const all = device();
    await all.host.open(table, practice());
    await all.host.hear('somebody', { do: 'watch', ref: 7, table, from: 0 });
    expect(all.told).toEqual([{ person: 'somebody', message: { is: 'problem', ref: 7, problem: 'noTable' } }]);
  });

  test('opens the next match when all people wish for it, everybody one chair on', async () => {
    const all = device();
    await all.host.open(table, practice());
    await all.host.hear(ME.id, { do: 'watch', ref: 1, table, from: 0 });
    await playOn(all);
    await all.host.hear(ME.id, { do: 'rematch', salt, table, ref: 2 });
    const { next } = all.news(ME.id).at(-1)!.room!;
    expect(isLocal(next!)).toBe(true);
    const events = all.kept.get(next!)!.map(({ event }) => event);
    expect(events).toContainEqual({ is: 'sat', seat: 1, person: ME, salt });
    expect(holdersOf(events)).toEqual([ME.id]);
  });

  test('hears of another tab: a move on an old number is stale', async () => {
    const all = device(new Promise(() => {})); // whose bots never answer
    await all.host.open(table, practice());
    await all.host.hear(ME.id, { do: 'watch', ref: 1, table, from: 0 });
    const before = all.kept.get(table)!;
    all.kept.set(table, [...before, { at: 1, event: { is: 'said', seat: 0, phrase: 'hello' } }]);
    await all.host.hear(ME.id, { do: 'say', phrase: 'wow', table, ref: 3 });
    expect(all.told.at(-1)!.message).toEqual({ is: 'problem', ref: 3, problem: 'stale' });
    await all.host.refresh(table);
    expect(all.news(ME.id).at(-1)!.lines.at(-1)).toMatchObject({ is: 'said', phrase: 'hello' });
  });
});

describe('a branch', () => {
  test.each([0, 1])(
    'from the eyes of seat %i is dealt as the record was, and verifies when played on',
    async (mine) => {
      const all = device();
      await all.host.open(table, practice());
      await all.host.hear(ME.id, { do: 'watch', ref: 1, table, from: 0 });
      await playOn(all);
      const record = recordOf(raise(box.game, table, all.kept.get(table)!)!.table)!;
      const events = branchEvents(box.game, record, 3, mine, 'Eve').map((event) => ({ at: 0, event }));
      const { table: branch } = raise(box.game, 'local-branch', events)!;
      expect(branch.match!.seed).toBe(record.seed);
      expect(branch.match!.moves).toEqual(record.moves.slice(0, 3));
      expect(branch.places.map(({ person, bot }) => bot ?? person!.name)).toEqual(
        mine === 0 ? ['Eve', 'medium'] : ['medium', 'Eve'],
      );
    },
  );
});
