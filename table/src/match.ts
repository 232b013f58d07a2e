import { begin, type Seat, type Standing, type Tell, type Viewer } from '@hoard/kernel';
import { seedOf } from './seed.ts';
import { salts, type Table } from './table.ts';
import { unknownIn, type Written, writeDown } from './writing.ts';

/** Shuffles and deals by the seed that all have made together. */
export function deal(table: Table, _: unknown, at: number): void {
  const seed = seedOf(table.secret, salts(table.places));
  const standing = standingAfter(table, seed, []);
  table.match = { seed, change: 0, standing, moves: [], seats: [], open: 0, since: at, looks: [] };
}

/** Makes a legal move. */
export function make(table: Table, seat: Seat, move: string, at: number, tell?: Tell): void {
  const { game } = table;
  const match = table.match!;
  const { state, rng } = match.standing;
  const unknown = unknownIn(look(table, seat).view);
  const drawn = rng.drawn;
  game.apply(state, game.parse(move), rng, tell);
  match.change++;
  const revealing = rng.drawn !== drawn || unknownIn(look(table, seat).view) < unknown;
  const goesOn = match.seats.at(-1) === seat;
  match.open = revealing ? 0 : goesOn ? match.open + 1 : 1;
  match.moves.push(move);
  match.seats.push(seat);
  match.since = at;
  table.outcome = game.status(state).outcome;
}

/** Goes back to where so many moves had been made. */
export function takeBack(table: Table, moves: number, at: number): void {
  const match = table.match!;
  match.open = Math.max(0, match.open - (match.moves.length - moves));
  match.moves.length = moves;
  match.seats.length = moves;
  match.standing = standingAfter(table, match.seed, match.moves);
  match.change++;
  match.since = at;
  table.outcome = undefined;
}

function standingAfter({ game, terms }: Table, seed: string, moves: readonly string[]): Standing<unknown> {
  const standing = begin(game, { options: terms.options, seats: terms.seats, seed });
  for (const move of moves) game.apply(standing.state, game.parse(move), standing.rng);
  return standing;
}

/** What a viewer sees of the match as it stands; it is written once until the next change. */
export function look({ game, terms, match }: Table, viewer: Viewer): Written {
  const { looks, change, standing } = match!;
  const place = viewer === 'spectator' ? terms.seats : viewer;
  const last = looks[place];
  if (last?.change === change) return last;
  const written = writeDown(game.write(standing.state, viewer), change, last);
  looks[place] = written;
  return written;
}
