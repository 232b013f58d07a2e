import { actorOf, dueOf, type Event, phase, type Table } from '@hoard/table';
import type { Listing } from '../store/index.ts';
import { todo } from './duties.ts';

/** What lists show of a table. */
export interface Summary {
  readonly seats: number;
  readonly free: number;
  readonly names: readonly string[];
  readonly pace: number;
}

const PHASES = { gathering: 'open', playing: 'playing', over: 'over' } as const;

export function listingOf(table: Table): Listing {
  const { terms, places } = table;
  const summary: Summary = {
    seats: terms.seats,
    free: places.filter(({ person, bot }) => person === undefined && bot === undefined).length,
    names: places.map(({ person, bot }) => person?.name ?? bot ?? ''),
    pace: terms.pace,
  };
  return {
    game: terms.game,
    phase: PHASES[phase(table)],
    access: terms.access,
    people: places.map(({ person }) => person?.id ?? ''),
    summary: JSON.stringify(summary),
  };
}

const UNLISTED: readonly Event['is'][] = [
  ...(['undoAsked', 'undoAgreed', 'undoDeclined', 'undone'] as const),
  ...(['said', 'wrote', 'wished', 'rated', 'rematched'] as const),
];

/** Do lists show the table otherwise after the event? */
export function changesListing(table: Table, event: Event): boolean {
  return event.is === 'moved' ? table.outcome !== undefined : !UNLISTED.includes(event.is);
}

/** Who is to act, a bit a seat. */
export function waitingAt(table: Table): number {
  const actor = actorOf(table);
  return actor === undefined ? 0 : 1 << actor;
}

const NEVER = 0;
const AT_ONCE = 5000; // ms; if nobody has done it by then, the one who should have has died

/** When the server itself has to do something at the table, at the latest. */
export function duty(table: Table): number {
  return todo(table) === undefined ? (dueOf(table) ?? NEVER) : table.changed + AT_ONCE;
}
