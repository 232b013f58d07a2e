import { randomBytes } from 'node:crypto';
import { type News, type Play, playAfter, type ServerMessage } from '@hoard/table';
import { WebSocket } from 'ws';
import type { Match as Contract, Turn } from './load.ts';

const COLOURS = 'VIBGYOR';
const cardOf = (code: string) => (Number(code[1]) - 1) * 7 + COLOURS.indexOf(code[0]!);
const codeOf = (card: number) => `${COLOURS[card % 7]}${Math.trunc(card / 7) + 1}`;
const salt = () => randomBytes(16).toString('hex');

interface View {
  readonly canvas: readonly string[];
  readonly step: string;
  readonly players: readonly {
    readonly hand: readonly string[];
    readonly palette: readonly string[];
    readonly out: boolean;
  }[];
}
interface Callbacks {
  turn(match: Contract, seat: number, view: object): void;
  ack(match: Contract, seat: number, sent: number): void;
  over(match: Contract): void;
}

/** Plays at our server. A turn is one or two moves, each sent, made durable and told to both; a move is done when both have it. */
export class Match implements Contract {
  private readonly url: string;
  private readonly seats: readonly number[];
  private readonly callbacks: Callbacks;
  private readonly sockets: WebSocket[] = [];
  private readonly tokens: string[] = [];
  private readonly plays: (Play | undefined)[] = []; // as each device knows it
  private table = '';
  private rest: string | undefined; // the second half of the turn being made
  private readonly pending = new Map<number, { readonly sent: number; seen: number }>(); // by the number a move will have
  private over = 0; // devices that have seen the end
  private mover = 0; // the device to move, and the number it moves after
  private number = 0;

  constructor(url: string, players: number, callbacks: Callbacks) {
    this.url = url;
    this.seats = Array.from({ length: players }, (_, seat) => seat);
    this.callbacks = callbacks;
  }

  async open(): Promise<void> {
    await Promise.all(this.seats.map((seat) => this.connect(seat)));
  }

  private async connect(seat: number): Promise<void> {
    const response = await this.post('/api/people', { name: `Seat ${seat}` });
    this.tokens[seat] = response.token as string;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
    this.sockets[seat] = socket;
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const welcomed = new Promise((resolve) => socket.once('message', resolve));
    this.send(seat, { do: 'hello', token: this.tokens[seat] });
    await welcomed;
    socket.on('message', (data: Buffer) => this.hear(seat, JSON.parse(data.toString()) as ServerMessage));
  }

  newGame(): void {
    if (this.table === '') void this.begin();
    else for (const seat of this.seats) this.send(seat, { do: 'rematch', ref: 8, table: this.table, salt: salt() });
  }

  private async begin(): Promise<void> {
    const terms = { access: 'open', spectators: false, memoryAid: false, speech: 'phrases', pace: 0, rated: false };
    const opening = {
      game: 'red7',
      seats: this.seats.length,
      options: {},
      ...terms,
      sit: { seat: 0, salt: salt() },
      bots: [],
    };
    const { table } = await this.post('/api/tables', opening, this.tokens[0]);
    this.table = table as string;
    for (const seat of this.seats) {
      if (seat > 0) this.send(seat, { do: 'sit', ref: 0, table: this.table, salt: salt() });
      else this.send(seat, { do: 'watch', ref: 1, table: this.table, from: 0 });
    }
  }

  private hear(device: number, message: ServerMessage): void {
    if (message.is === 'done' && message.ref === 0) {
      this.send(device, { do: 'watch', ref: 1, table: this.table, from: 0 });
      if (device === this.seats.length - 1) this.send(0, { do: 'start', ref: 2, table: this.table });
    }
    if (message.is === 'refused') throw new Error(`refused: ${message.rule}`);
    if (message.is !== 'news') return;
    if (message.room?.next !== undefined) {
      this.table = message.room.next; // where the server takes us along
      this.over = 0;
    } else if (message.table === this.table && message.play !== undefined) this.see(device, message);
  }

  private see(device: number, news: News): void {
    const { number, viewer } = news;
    const play = playAfter(this.plays[device], news);
    this.plays[device] = play;
    const made = this.pending.get(number);
    if (made !== undefined && ++made.seen === this.seats.length) {
      this.pending.delete(number);
      this.callbacks.ack(this, device, made.sent);
    }
    if (play!.outcome !== undefined) {
      if (++this.over === this.seats.length) this.callbacks.over(this);
      return;
    }
    if (play!.actor !== viewer) return;
    this.mover = device;
    this.number = number;
    const next = this.rest;
    this.rest = undefined;
    if (next !== undefined) this.make(next);
    else this.callbacks.turn(this, viewer as number, asNumbers(play!.view as unknown as View));
  }

  move(_: number, { move, args }: Turn): void {
    const [first, second] = args.map(codeOf) as [string, string];
    this.rest = move === 'play' ? 'end' : move === 'playDiscard' ? `discard ${second}` : undefined;
    this.make(move === 'pass' ? 'pass' : `${move === 'discard' ? 'discard' : 'play'} ${first}`);
  }

  private make(move: string): void {
    this.pending.set(this.number + 1, { sent: performance.now(), seen: 0 });
    this.send(this.mover, { do: 'move', ref: 9, table: this.table, move, after: this.number });
  }

  private send(seat: number, message: object): void {
    this.sockets[seat]!.send(Buffer.from(JSON.stringify(message)), { binary: false }); // a string would be two writes
  }

  private async post(path: string, body: object, token?: string): Promise<{ readonly [field: string]: unknown }> {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${this.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { readonly [field: string]: unknown };
  }
}

function asNumbers({ canvas, players }: View): object {
  const top = canvas.at(-1);
  return {
    hands: players.map(({ hand }) => (hand.includes('?') ? hand.length : hand.map(cardOf))),
    palettes: players.map(({ palette }) => palette.map(cardOf)),
    out: players.map(({ out }) => out),
    rule: top === undefined ? 6 : COLOURS.indexOf(top[0]!),
  };
}
