import { answering } from '@hoard/bots';
import { boxOf } from '@hoard/games';
import { actorOf, type Event, happen, openingEvents, playOf, type Table, tableOf } from '@hoard/table';

/** A match on this device, as its events. */
export type Events = readonly Event[];

const ME = { id: 'here-0', name: 'Ada' };
const SALT = '0123456789abcdef'.repeat(2);
const SEED = 'fedcba9876543210'.repeat(2);

/** A match that bots have played among themselves, always the same: laid out, in the middle with the move ours, and over. */
export function moments(game: string, seats: number): { readonly [moment in 'start' | 'middle' | 'end']: Events } {
  const { events, begun, mine } = played(game, seats);
  const middle = mine.findLast((number) => number <= (begun + events.length) / 2) ?? begun;
  return { start: events.slice(0, mine[0]), middle: events.slice(0, middle), end: events };
}

interface Played {
  readonly events: Events;
  readonly begun: number; // events before the first move
  readonly mine: readonly number[]; // so many events had happened when it was our move
}

function played(game: string, seats: number): Played {
  const { game: rules } = boxOf(game)!;
  const terms = { access: 'private', spectators: false, memoryAid: true, speech: 'phrases', pace: 0 } as const;
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, level: 'easy' as const }));
  const opening = { game, seats, options: {}, ...terms, rated: false, sit: { seat: 0, salt: SALT }, bots };
  const events: Event[] = [...openingEvents(rules, opening, ME, SEED), { is: 'started' }];
  const begun = events.length;
  const mine: number[] = [];
  const [opened, ...rest] = events;
  const table = tableOf(rules, game, opened as Extract<Event, { is: 'opened' }>, 0);
  for (const event of rest) happen(table, event, 0);
  for (let seat = actorOf(table); seat !== undefined; seat = actorOf(table)) {
    if (seat === 0) mine.push(events.length);
    const event: Event = { is: 'moved', seat, move: thought(table, seat) };
    happen(table, event, 0);
    events.push(event);
  }
  return { events, begun, mine };
}

const answer = answering({ boxOf, now: () => 0 });

function thought(table: Table, seat: number): string {
  const { view, moves } = playOf(table, seat)!;
  return answer({ game: table.game.id, level: 'easy', view, seed: `move ${moves}`, iterations: 20 }).move;
}
