import { fault, type Game, type Record, readRecord, replay, type Seat } from '@hoard/kernel';
import { RESIGNATION } from './happen.ts';
import { commitmentTo, seedOf } from './seed.ts';
import { salts, type Table } from './table.ts';

/** How the seed of a match came about, for anyone to check. */
export interface Shuffle {
  readonly commitment: string; // published before anybody sat down
  readonly secret: string; // the server's half, published at the end
  readonly salts: readonly (string | null)[]; // each device's share, by chair
}

/** The record of a match that was played at a table. */
export interface TableRecord extends Record {
  readonly names: readonly string[];
  readonly resigned: readonly Seat[];
  readonly shuffle: Shuffle;
}

/** The record of a table where the match is over. */
export function recordOf(table: Table): TableRecord | undefined {
  const { game, terms, match, outcome, places, secret, commitment } = table;
  if (match === undefined || outcome === undefined) return undefined;
  return {
    game: game.id,
    version: terms.version,
    seats: terms.seats,
    options: terms.options,
    seed: match.seed,
    moves: match.moves,
    outcome,
    names: places.map(({ person, bot }) => person?.name ?? bot ?? ''),
    resigned: places.flatMap(({ resigned }, seat) => (resigned ? [seat] : [])),
    shuffle: { commitment, secret, salts: salts(places) },
  };
}

/** What is wrong with a record, or nothing. Throws where it is none. A record of a table also tells how its seed came about. */
export function faultIn(game: Game, value: object): string | undefined {
  const { names: _, resigned, shuffle, ...bare } = value as Partial<TableRecord>;
  const record = readRecord(game, bare);
  return (
    (shuffle === undefined ? undefined : faultInShuffle(record, shuffle)) ?? faultInPlay(game, record, resigned ?? [])
  );
}

function faultInShuffle({ seed, seats }: Record, { commitment, secret, salts }: Shuffle): string | undefined {
  if (typeof secret !== 'string' || !Array.isArray(salts))
    return 'shuffle: must hold "commitment", "secret" and "salts"';
  if (salts.length !== seats) return `shuffle: there are ${seats} chairs, but ${salts.length} salts`;
  if (commitmentTo(secret) !== commitment) return 'shuffle: the secret is not the one that was committed to';
  if (seedOf(secret, salts) !== seed) return 'shuffle: the seed does not come from the secret and the salts';
  return undefined;
}

function faultInPlay(game: Game, record: Record, resigned: readonly Seat[]): string | undefined {
  if (record.outcome.rule !== RESIGNATION) return fault(game, record);
  if (record.version !== game.version) return fault(game, record);
  try {
    const { outcome } = game.status(replay(game, record).state);
    if (outcome !== undefined) return 'outcome: the match was over before anybody resigned';
  } catch (error) {
    return (error as Error).message;
  }
  const { winners } = record.outcome;
  const left = Array.from({ length: record.seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat));
  return resigned.length > 0 && winners.join() === left.join() ? undefined : 'outcome: who did not resign wins';
}
