import { boxOf } from '@hoard/games';
import { type Game, rngFrom } from '@hoard/kernel';
import { actorOf, type Event, happen, type Opened, openingEvents, type Table, tableOf } from '@hoard/table';

/** A table as full as it gets. */
export interface Crowd {
  readonly game: string;
  readonly seats: number;
  readonly grows: string; // how moves are spelled that make the table grow
  readonly pieces: number; // on the table
}

export const CROWDS: readonly Crowd[] = [
  { game: 'drakon', seats: 6, grows: 'place', pieces: 60 },
  { game: 'seven-dragons', seats: 5, grows: 'lay', pieces: 50 },
];

const ME = { id: 'here-0', name: 'Ada' };
const SALT = '0123456789abcdef'.repeat(2);

/** The first events of a match against bots. */
export function firstEvents(game: Game, seats: number, secret: string): Event[] {
  const terms = { access: 'private', spectators: false, memoryAid: true, speech: 'phrases', pace: 0 } as const;
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, level: 'beginner' as const }));
  const opening = { game: game.id, seats, options: {}, ...terms, rated: false, sit: { seat: 0, salt: SALT }, bots };
  return [...openingEvents(game, opening, ME, secret), { is: 'started' }];
}

/** The events of a match that has grown so far and waits for us; deals again until it does. */
export function crowded(crowd: Crowd): Event[] {
  for (let deal = 0; ; deal++) {
    const events = grown(crowd, `deal ${deal}`);
    if (events !== undefined) return events;
  }
}

function grown({ game, seats, grows, pieces }: Crowd, secret: string): Event[] | undefined {
  const { game: rules } = boxOf(game)!;
  const events = firstEvents(rules, seats, secret);
  const [opened, ...rest] = events;
  const table = tableOf(rules, game, opened as Opened, 0);
  for (const event of rest) happen(table, event, 0);
  const rng = rngFrom(secret);
  for (let seat = actorOf(table); seat !== undefined; seat = actorOf(table)) {
    if (seat === 0 && lying(table) >= pieces) return events;
    const spelled = rules.moves(table.match!.standing.state).map((move) => rules.spell(move));
    const growing = spelled.filter((move) => move.startsWith(grows) && !ends(table, move));
    const choice = growing.length > 0 ? growing : spelled;
    const event: Event = { is: 'moved', seat, move: choice[rng.int(choice.length)]! };
    happen(table, event, 0);
    events.push(event);
  }
  return undefined;
}

function ends({ game, match }: Table, move: string): boolean {
  const state = game.clone(match!.standing.state);
  game.apply(state, game.parse(move), rngFrom('any'));
  return game.status(state).outcome !== undefined;
}

/** Chambers in the lair, or cards on the table. */
function lying({ game, match }: Table): number {
  const { lair, table } = game.write(match!.standing.state) as { readonly lair?: object; readonly table?: object };
  return Object.keys(lair ?? table ?? {}).length;
}
