import type { ClientMessage, News, Room, ServerMessage } from '@hoard/table';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Connection, goTo, type TableClient } from '../src/tables/client.ts';
import { remoteWire, waitBefore } from '../src/tables/remote.ts';

const TABLE = 'a-table-far-away';
const WELCOME: ServerMessage = { is: 'welcome', you: 'me', name: 'Ada', now: 0 };
const ROOM = { terms: {}, phase: 'playing', chairs: [] } as unknown as Room;

/** A server of which the test holds the other end. */
function line(invitation?: { link: string; salt: string }) {
  const sent: ClientMessage[] = [];
  const connection = signal<Connection>('live');
  let hear: (message: ServerMessage) => void = () => {};
  const client: TableClient = goTo(
    TABLE,
    (ear) => {
      hear = ear;
      return { connection, send: (message) => sent.push(message), close() {} };
    },
    invitation,
  );
  return { client, sent, connection, tell: (message: ServerMessage) => hear(message) };
}

function news(after: number, number: number, extra: Partial<News> = {}): News {
  const lines = Array.from({ length: number - after }, (_, i) => ({ number: after + i + 1, is: 'said' }));
  return { is: 'news', table: TABLE, after, number, viewer: 0, lines, room: ROOM, ...extra };
}

const refOf = (message: ClientMessage) => (message as { ref: number }).ref;
const moved = (number: number, seat: number) => [{ number, is: 'moved', seat, happenings: [{ what: 'x', args: {} }] }];

describe('a table client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('watches from the beginning, and after a break from the number it has', () => {
    const { sent, tell } = line();
    tell(WELCOME);
    tell(news(0, 5));
    tell(WELCOME);
    expect(sent.map((message) => message.do === 'watch' && message.from)).toEqual([0, 5]);
  });

  test('asks again for news that were missed, and forgets those it knows', () => {
    const { client, sent, tell } = line();
    tell(WELCOME);
    tell(news(0, 3));
    tell(news(6, 7));
    expect(sent.at(-1)).toMatchObject({ do: 'watch', from: 3 });
    tell(news(1, 2));
    expect(client.shown.value!.lines).toHaveLength(3);
  });

  test('keeps of the view what the news leave out', () => {
    const { client, tell } = line();
    const rest = { moves: 1, undo: 'no' } as const;
    tell(WELCOME);
    tell(news(0, 3, { play: { view: { deck: 9, turn: 0 }, ...rest } }));
    tell(news(3, 4, { play: { changed: { turn: 1 }, ...rest } }));
    expect(client.shown.value!.play!.view).toEqual({ deck: 9, turn: 1 });
    tell(news(4, 5));
    expect(client.shown.value!.play!.view).toEqual({ deck: 9, turn: 1 });
    tell(news(5, 6, { play: { view: { turn: 2 }, ...rest } }));
    expect(client.shown.value!.play!.view).toEqual({ turn: 2 });
  });

  test('keeps of the room what the news leave out', () => {
    const { client, tell } = line();
    tell(WELCOME);
    tell(news(0, 3));
    tell(news(3, 4, { room: { phase: 'over', wishes: [1] } }));
    expect(client.shown.value!.room).toEqual({ ...ROOM, phase: 'over', wishes: [1] });
  });

  test('lets the moves of others be seen one after the other, and hurries when told to', () => {
    const { client, tell } = line();
    tell(WELCOME);
    tell(news(0, 1));
    tell(news(1, 2, { lines: moved(2, 1) }));
    tell(news(2, 3, { lines: moved(3, 2) }));
    tell(news(3, 4, { lines: moved(4, 1) }));
    expect(client.shown.value!.lines).toHaveLength(2);
    vi.advanceTimersByTime(800);
    expect(client.shown.value!.lines).toHaveLength(3);
    client.hurry();
    expect(client.shown.value!.lines).toHaveLength(4);
  });

  test('shows an own move at once', () => {
    const { client, tell } = line();
    tell(WELCOME);
    tell(news(0, 1));
    tell(news(1, 2, { lines: moved(2, 0) }));
    tell(news(2, 3, { lines: moved(3, 0) }));
    expect(client.shown.value!.lines).toHaveLength(3);
    expect(client.shown.value!.happenings).toHaveLength(1);
  });

  test('names the last number it has heard of with a move', () => {
    const { client, sent, tell } = line();
    tell(WELCOME);
    tell(news(0, 9));
    void client.send({ do: 'move', move: 'play R7', after: 0 });
    expect(sent.at(-1)).toMatchObject({ do: 'move', move: 'play R7', after: 9, table: TABLE });
  });

  test('sends a move once more after a break; that it is stale then means that it was made', async () => {
    const { client, sent, tell } = line();
    tell(WELCOME);
    tell(news(0, 9));
    const answered = client.send({ do: 'move', move: 'play R7', after: 0 });
    tell(WELCOME);
    const again = sent.findLast((message) => message.do === 'move')!;
    expect(sent.filter((message) => message.do === 'move')).toHaveLength(2);
    tell({ is: 'problem', ref: refOf(again), problem: 'stale' });
    expect(await answered).toEqual({ is: 'done' });
  });

  test('sends nothing but moves twice', async () => {
    const { client, sent, tell } = line();
    tell(WELCOME);
    tell(news(0, 9));
    const answered = client.send({ do: 'undo' });
    tell(WELCOME);
    expect(sent.filter((message) => message.do === 'undo')).toHaveLength(1);
    expect(await answered).toEqual({ is: 'problem', problem: 'unavailable' });
  });

  test('keeps a move made while the line is lost until it is back', () => {
    const { client, sent, connection, tell } = line();
    tell(WELCOME);
    tell(news(0, 9));
    connection.value = 'lost';
    void client.send({ do: 'move', move: 'play R7', after: 0 });
    expect(sent.some((message) => message.do === 'move')).toBe(false);
    connection.value = 'live';
    tell(WELCOME);
    expect(sent.some((message) => message.do === 'move')).toBe(true);
  });

  test('sits down with an invitation before it watches', async () => {
    const { sent, tell } = line({ link: 'secret', salt: 'salt' });
    tell(WELCOME);
    expect(sent).toEqual([{ do: 'sit', link: 'secret', salt: 'salt', table: TABLE, ref: expect.any(Number) }]);
    tell({ is: 'done', ref: refOf(sent[0]!), number: 4 });
    await vi.runAllTimersAsync();
    expect(sent.at(-1)).toMatchObject({ do: 'watch', from: 0 });
  });

  test('says why there is nothing to see', () => {
    const { client, sent, tell } = line();
    tell(WELCOME);
    tell({ is: 'problem', ref: refOf(sent[0]!), problem: 'noTable' });
    expect(client.trouble.value).toBe('noTable');
  });

  test('knows who is connected, from the first news on', () => {
    const { client, tell } = line();
    tell(WELCOME);
    tell({ ...news(0, 3), here: [1] });
    expect(client.here.value).toEqual([1]);
    tell(news(3, 4));
    expect(client.here.value).toEqual([1]);
    tell({ is: 'here', table: TABLE, here: [0, 1] });
    expect(client.here.value).toEqual([0, 1]);
  });

  test('minds nothing that is said to another table on the same line', () => {
    const { client, sent, tell } = line();
    tell(WELCOME);
    tell({ is: 'problem', ref: refOf(sent[0]!) - 1, problem: 'noTable' });
    tell({ is: 'here', table: 'another', here: [1] });
    tell({ ...news(0, 3), table: 'another' });
    expect(client.trouble.value).toBeUndefined();
    expect(client.here.value).toEqual([]);
    expect(client.shown.value).toBeUndefined();
  });
});

test('each attempt to find a lost server waits longer, up to a limit', () => {
  const waits = [0, 1, 2, 3, 10].map((attempt) => waitBefore(attempt, 1));
  expect(waits).toEqual([400, 800, 1600, 3200, 15_000]);
  expect(waitBefore(3, 0)).toBe(1600);
});

describe('the line to a server', () => {
  const sockets: FakeSocket[] = [];

  class FakeSocket {
    static readonly OPEN = 1;
    readonly readyState = FakeSocket.OPEN;
    readonly sent: ClientMessage[] = [];
    closed = false;
    onopen?: () => void;
    onclose?: () => void;
    onmessage?: (event: { data: string }) => void;
    constructor() {
      sockets.push(this);
    }
    send(text: string) {
      this.sent.push(JSON.parse(text));
    }
    close() {
      this.closed = true;
    }
    tell(message: ServerMessage) {
      this.onmessage!({ data: JSON.stringify(message) });
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    sockets.length = 0;
  });
  afterEach(() => {
    vi.runOnlyPendingTimers();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const dial = (table: string, hear: (message: ServerMessage) => void) => remoteWire('token', table, 'ws://x')(hear);

  test('is taken along to the next table, where one is welcome at once', async () => {
    const first = dial('first', () => {});
    sockets[0]!.onopen!();
    sockets[0]!.tell(WELCOME);
    first.close();
    const heard: string[] = [];
    const second = dial('second', ({ is }) => heard.push(is));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(['welcome']);
    expect(second.connection.value).toBe('live');
    expect(sockets).toHaveLength(1);
    expect(sockets[0]!.sent.map((message) => message.do)).toEqual(['hello', 'unwatch']);
    expect(sockets[0]!.closed).toBe(false);
    second.close();
  });

  test('is given up when no table follows, and found anew', async () => {
    dial('first', () => {}).close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets[0]!.closed).toBe(true);
    dial('second', () => {}).close();
    expect(sockets).toHaveLength(2);
  });

  test('comes back after a break, and all who listen are welcome', async () => {
    const heard: string[] = [];
    const wire = dial('first', ({ is }) => heard.push(is));
    sockets[0]!.tell(WELCOME);
    sockets[0]!.onclose!();
    expect(wire.connection.value).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    sockets[1]!.tell(WELCOME);
    expect(heard).toEqual(['welcome', 'welcome']);
    wire.close();
  });
});
