import { boxOf } from '@hoard/games';
import { type Rng, rngFrom } from '@hoard/kernel';
import {
  actorOf,
  type Command,
  type Decision,
  decide,
  type Event,
  happen,
  type Opened,
  type Opening,
  openingEvents,
  type Person,
  type Table,
  tableOf,
} from '@hoard/table';

export const ADA: Person = { id: 'ada', name: 'Ada' };
export const BO: Person = { id: 'bo', name: 'Bo' };
export const CYRIL: Person = { id: 'cyril', name: 'Cyril' };
export const salt = (digit: string) => digit.repeat(32);

export const RED7: Opening = {
  game: 'red7',
  seats: 2,
  options: {},
  access: 'open',
  spectators: true,
  memoryAid: false,
  speech: 'phrases',
  pace: 0,
  rated: false,
  sit: { seat: 0, salt: salt('a') },
  bots: [],
};

/** A table in memory, with the events that made it. */
export interface Sitting {
  readonly table: Table;
  readonly events: Event[];
  here: readonly string[];
  ask(person: Person, command: Command): Decision;
}

export function open(opening: Partial<Opening> = {}, secret = 'secret'): Sitting {
  const wish = { ...RED7, ...opening };
  const { game } = boxOf(wish.game)!;
  const [first, ...rest] = openingEvents(game, wish, ADA, secret);
  const table = tableOf(game, 'table', first as Opened, 0);
  const sitting: Sitting = {
    table,
    events: [first!],
    here: [],
    ask(person, command) {
      const links = rngFrom(`link ${table.number}`);
      const circumstances = {
        person,
        isHere: (id: string) => sitting.here.includes(id),
        random: () => String(links.int(1 << 20)),
      };
      const decision = decide(table, command, circumstances);
      if ('events' in decision) apply(decision.events);
      return decision;
    },
  };
  const apply = (events: readonly Event[]) => {
    for (const event of events) {
      happen(table, event, table.number * 1000);
      sitting.events.push(event);
    }
  };
  apply(rest);
  return sitting;
}

/** Ada and Bo at a table where the match has begun. */
export function playing(opening: Partial<Opening> = {}): Sitting {
  const sitting = open(opening);
  sitting.ask(BO, { do: 'sit', salt: salt('b') });
  sitting.ask(ADA, { do: 'start' });
  return sitting;
}

/** A legal move of whoever is to decide. */
export function someMove({ game, match }: Table, rng: Rng): string {
  const moves = game.moves(match!.standing.state);
  return game.spell(moves[rng.int(moves.length)]);
}

/** Plays to the end at random. */
export function playOut(sitting: Sitting, seed = 'out'): void {
  const rng = rngFrom(seed);
  const people = [ADA, BO, CYRIL];
  for (let seat = actorOf(sitting.table); seat !== undefined; seat = actorOf(sitting.table)) {
    const move = someMove(sitting.table, rng);
    sitting.ask(people[seat]!, { do: 'move', move, after: sitting.table.number });
  }
}
