import { begin, HIDDEN, type Seat, type Standing, type Tell, type Viewer } from '@hoard/kernel';
import { seedOf } from './seed.ts';
import { type Look, salts, type Table } from './table.ts';

/** Shuffles and deals by the seed that all have made together. */
export function deal(table: Table, _: unknown, at: number): void {
  const seed = seedOf(table.secret, salts(table.places));
  const standing = standingAfter(table, seed, []);
  table.match = { seed, standing, moves: [], seats: [], open: 0, since: at, looks: new Map() };
}

/** Makes a legal move. */
export function make(table: Table, seat: Seat, move: string, at: number, tell?: Tell): void {
  const { game } = table;
  const match = table.match!;
  const { state, rng } = match.standing;
  const { unknown } = look(table, seat);
  const drawn = rng.drawn;
  game.apply(state, game.parse(move), rng, tell);
  match.looks.clear();
  const revealing = rng.drawn !== drawn || look(table, seat).unknown < unknown;
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
  match.looks.clear();
  match.since = at;
  table.outcome = undefined;
}

function standingAfter({ game, terms }: Table, seed: string, moves: readonly string[]): Standing<unknown> {
  const standing = begin(game, { options: terms.options, seats: terms.seats, seed });
  for (const move of moves) game.apply(standing.state, game.parse(move), standing.rng);
  return standing;
}

/** What a viewer sees of the match as it stands; it is written once until the next move. */
export function look({ game, match }: Table, viewer: Viewer): Look {
  const { looks, standing } = match!;
  const known = looks.get(viewer);
  if (known !== undefined) return known;
  const view = game.write(standing.state, viewer);
  const text = JSON.stringify(view);
  const fresh = { view, text, unknown: unknowns(text) };
  looks.set(viewer, fresh);
  return fresh;
}

const UNKNOWN = JSON.stringify(HIDDEN);

/** How many things a view leaves open. Nobody forgets, so there are fewer only when something was shown. */
function unknowns(text: string): number {
  let count = 0;
  for (let at = text.indexOf(UNKNOWN); at >= 0; at = text.indexOf(UNKNOWN, at + UNKNOWN.length)) count++;
  return count;
}
