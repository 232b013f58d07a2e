import type { Happening, Refusal, Viewer } from '@hoard/kernel';
import {
  type ClientMessage,
  type Command,
  type Line,
  type News,
  type Play,
  type Problem,
  playAfter,
  type Room,
  roomAfter,
  type ServerMessage,
} from '@hoard/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import { pacing } from './pacing.ts';

export type Connection = 'reaching' | 'live' | 'lost';

/** The way to whoever runs the table. On each connection it is heard saying "welcome". */
export interface Wire {
  readonly connection: ReadonlySignal<Connection>;
  send(message: ClientMessage): void;
  close(): void;
}
export type Dial = (hear: (message: ServerMessage) => void) => Wire;

/** A table as it is on the screen. */
export interface Shown {
  readonly room: Room;
  readonly play: Play | undefined;
  readonly viewer: Viewer;
  readonly lines: readonly Line[];
  readonly happenings: readonly Happening[]; // what led from what was shown before to this
}

export type Answered =
  | { readonly is: 'done'; readonly link?: string | undefined }
  | ({ readonly is: 'refused' } & Refusal)
  | { readonly is: 'problem'; readonly problem: Problem };

/** A table, whoever runs it. */
export interface TableClient {
  readonly table: string;
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly here: ReadonlySignal<readonly number[]>; // seats whose people are connected
  readonly connection: ReadonlySignal<Connection>;
  readonly trouble: ReadonlySignal<Problem | undefined>; // why there is nothing to see
  send(command: Command): Promise<Answered>;
  /** Shows at once whatever waits to be shown. */
  hurry(): void;
  close(): void;
}

interface Pending {
  readonly command: Command;
  readonly answer: (answered: Answered) => void;
  again: boolean; // it was sent once more, after a break
}

let refs = 0; // of all tables: they may share a line

/** Goes to a table and follows it; with the secret of an invitation, sits down first. */
export function goTo(
  table: string,
  dial: Dial,
  invitation?: { readonly link: string; readonly salt: string },
): TableClient {
  const shown = signal<Shown | undefined>(undefined);
  const here = signal<readonly number[]>([]);
  const trouble = signal<Problem | undefined>(undefined);
  const pending = new Map<number, Pending>();
  let watching = 0; // the ref of it
  let known = 0; // the last number heard of
  let invited = invitation;

  const pace = pacing<News>(show);

  function show(news: News): void {
    const { viewer, lines } = news;
    const before = news.after === 0 ? undefined : shown.value;
    const room = roomAfter(before?.room, news);
    if (room === undefined) return;
    const fresh = before === undefined ? [] : lines.flatMap(({ happenings }) => happenings ?? []);
    shown.value = {
      room,
      play: playAfter(before?.play, news),
      viewer,
      lines: [...(before?.lines ?? []), ...lines],
      happenings: fresh,
    };
  }

  function learn(news: News): void {
    if (news.after !== 0 && news.number <= known) return;
    if (news.after > known) return watch(known); // something was missed
    known = news.number;
    trouble.value = undefined;
    const others = news.lines.filter(({ is, seat }) => is === 'moved' && seat !== news.viewer);
    pace.add(
      news,
      news.after === 0 ? 0 : others.reduce((most, line) => Math.max(most, line.happenings?.length ?? 1), 0),
    );
  }

  function watch(from: number): void {
    watching = ++refs;
    wire.send({ do: 'watch', ref: watching, table, from });
  }

  function welcome(): void {
    for (const [ref, { command, answer, again }] of pending) {
      if (command.do === 'move' && !again) {
        pending.get(ref)!.again = true;
        wire.send({ ...command, table, ref });
      } else {
        pending.delete(ref);
        answer({ is: 'problem', problem: 'unavailable' });
      }
    }
    if (invited === undefined) return watch(known);
    const { link, salt } = invited;
    invited = undefined;
    void send({ do: 'sit', link, salt }).then((answered) => {
      if (answered.is === 'problem' && answered.problem !== 'seated') trouble.value = answered.problem;
      watch(0);
    });
  }

  function hear(message: ServerMessage): void {
    switch (message.is) {
      case 'welcome':
        return welcome();
      case 'news':
        if (message.table !== table) break;
        here.value = message.here ?? here.value;
        learn(message);
        break;
      case 'here':
        if (message.table === table) here.value = message.here;
        return;
      case 'pong':
        return;
    }
    const asked = message.ref === undefined ? undefined : pending.get(message.ref);
    if (asked !== undefined) return settle(message.ref!, asked, message);
    const mine = message.ref === undefined || message.ref === watching;
    if (message.is === 'problem' && mine && shown.value === undefined) trouble.value ??= message.problem;
  }

  function settle(ref: number, { answer, again }: Pending, message: ServerMessage): void {
    pending.delete(ref);
    // A move that was sent twice and comes too late has been made: the news tell.
    if (message.is === 'problem') answer(again && message.problem === 'stale' ? { is: 'done' } : message);
    else if (message.is === 'news') answer({ is: 'done' });
    else if (message.is === 'refused' || message.is === 'done') answer(message);
  }

  function send(command: Command): Promise<Answered> {
    return new Promise((answer) => {
      const live = wire.connection.value === 'live';
      if (!live && command.do !== 'move') return answer({ is: 'problem', problem: 'unavailable' });
      const ref = ++refs;
      pending.set(ref, { command, answer, again: false });
      if (live) wire.send({ ...command, table, ref });
    });
  }

  const wire = dial(hear);
  return {
    table,
    shown,
    here,
    trouble,
    connection: wire.connection,
    // A move follows what was heard last, even where it is not on the screen yet.
    send: (command) => send(command.do === 'move' ? { ...command, after: known } : command),
    hurry: pace.hurry,
    close() {
      pace.stop();
      wire.close();
    },
  };
}
