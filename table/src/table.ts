import type { Level } from '@hoard/bots';
import type { Game, Outcome, Seat, Standing } from '@hoard/kernel';
import type { Event, RatingChange } from './event.ts';
import { commitmentTo } from './seed.ts';
import type { Asked } from './sight.ts';
import type { Person, Terms } from './terms.ts';
import type { Written } from './writing.ts';

/** A chair as the table knows it. A person's chair with a bot on it is played by the bot until the person is back. */
export interface Place {
  readonly person?: Person;
  readonly salt?: string; // the device's share of the seed
  readonly bot?: Level;
  readonly link?: string; // hash of the link that hands this chair over
  readonly resigned?: true;
}

/** A match in progress. */
export interface Match {
  readonly seed: string;
  change: number; // counts moves made and taken back
  standing: Standing<unknown>;
  readonly moves: string[];
  readonly seats: Seat[]; // who made each move
  open: number; // so many of the last moves were made by one seat and showed it nothing new
  since: number; // when the seat to decide was asked, in milliseconds since 1970
  readonly looks: (Written | undefined)[]; // the last that each seat had, and behind them that of spectators
}

/** A table as its events have made it. */
export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly terms: Terms;
  readonly host: string; // id of the person who opened it
  readonly secret: string;
  readonly commitment: string; // to that secret
  readonly places: Place[];
  number: number; // of the last event
  changed: number; // when that was
  match: Match | undefined;
  outcome: Outcome | undefined;
  asked: Asked | undefined;
  ratings: readonly RatingChange[] | undefined; // after a rated match
  wishes: readonly { readonly seat: Seat; readonly salt: string }[]; // for another match
  next: string | undefined; // the table where it is played
}

export type Opened = Extract<Event, { is: 'opened' }>;

/** A table with nobody at it yet, after its first event. */
export function tableOf(game: Game, id: string, { by, terms, secret }: Opened, at: number): Table {
  const places = Array.from({ length: terms.seats }, () => ({}));
  const fresh = {
    match: undefined,
    outcome: undefined,
    asked: undefined,
    ratings: undefined,
    wishes: [],
    next: undefined,
  };
  const commitment = commitmentTo(secret);
  return { id, game, terms, host: by.id, secret, commitment, places, number: 1, changed: at, ...fresh };
}

/** Each chair's share of the seed. */
export function salts(places: readonly Place[]): (string | null)[] {
  return places.map(({ salt }) => salt ?? null);
}

export function phase({ match, outcome }: Table): 'gathering' | 'playing' | 'over' {
  if (match === undefined) return 'gathering';
  return outcome === undefined ? 'playing' : 'over';
}

/** The seat that is to decide, while there is one. */
export function actorOf({ game, match, outcome }: Table): Seat | undefined {
  if (match === undefined || outcome !== undefined) return undefined;
  return game.status(match.standing.state).actor;
}

const HOUR = 3_600_000;

/** When the seat to decide runs out of time, where there is a clock. */
export function dueOf(table: Table): number | undefined {
  const { match, terms } = table;
  if (match === undefined || terms.pace === 0 || actorOf(table) === undefined) return undefined;
  return match.since + terms.pace * HOUR;
}

/** Where a person sits. */
export function seatOf({ places }: Table, person: string): Seat | undefined {
  const seat = places.findIndex((place) => place.person?.id === person);
  return seat < 0 ? undefined : seat;
}

/** The level that plays a seat, where no person does. */
export function botAt({ places }: Table, seat: Seat): Level | undefined {
  return places[seat]?.bot;
}

/** The seats that persons play themselves. */
export function peopleSeats({ places }: Table): Seat[] {
  return places.flatMap(({ person, bot }, seat) => (person !== undefined && bot === undefined ? [seat] : []));
}
