import type { Position, Rng, Seat } from '@hoard/kernel';
import { type Budget, goesOn, type Matter } from '../bot.ts';

/** A position reached while looking ahead. */
interface Place<M> {
  readonly move: M | undefined; // the one that leads here
  readonly actor: Seat | undefined; // who decides here
  chances: readonly number[]; // each seat's: guessed here, later those at the end of the best line found
  known: boolean; // they are no guess: play from here was followed to the end
  visits: number;
  next: readonly Place<M>[]; // after each move; none before the place is opened
}

const NONE: readonly never[] = []; // one for all: most places are never opened, and they are many
const MOST_PLACES = 1_000_000; // looking further would not fit into the memory of a small device

/**
 * For games in which nothing is hidden and nothing left to chance: best-first minimax. Each iteration follows the line
 * in which everybody makes the best move known so far, judges every move at its end, and carries the result back.
 * What is played to the end is known and not visited again, so that endings are exact.
 */
export function lookAhead<S, M>(matter: Matter<S, M>, view: Position, budget: Budget, rng: Rng): M {
  const { game } = matter;
  const now = game.read(view, rng);
  const first = game.moves(now);
  if (first.length === 1) return first[0]!;
  const root = judged(matter, now, undefined);
  let places = 1;
  for (let done = 0; !root.known && places < MOST_PLACES && goesOn(budget, done); done++) {
    places += lookFurther(matter, root, game.clone(now), rng);
  }
  return root.next.length > 0 ? chosen(root).move! : first[rng.int(first.length)]!;
}

/** One iteration; answers how many places it has added. */
function lookFurther<S, M>(matter: Matter<S, M>, root: Place<M>, state: S, rng: Rng): number {
  const line = [root];
  let place = root;
  while (place.next.length > 0) {
    place = bestOf(
      place,
      place.next.filter(({ known }) => !known),
    );
    matter.game.apply(state, place.move!, rng);
    line.push(place);
  }
  place.next = opened(matter, state, rng);
  for (let i = line.length - 1; i >= 0; i--) learn(line[i]!);
  return place.next.length;
}

/** The places after each move, from any of them on round the list: among equals the first is taken. */
function opened<S, M>(matter: Matter<S, M>, state: S, rng: Rng): Place<M>[] {
  const { game } = matter;
  const moves = game.moves(state);
  const from = rng.int(moves.length);
  return [...moves.slice(from), ...moves.slice(0, from)].map((move) => {
    const after = game.clone(state);
    game.apply(after, move, rng);
    return judged(matter, after, move);
  });
}

function judged<S, M>({ game, insight }: Matter<S, M>, state: S, move: M | undefined): Place<M> {
  const { actor, outcome } = game.status(state);
  if (outcome !== undefined) {
    const { winners, scores } = outcome;
    const sharing = winners.length > 0 ? winners : [...scores.keys()];
    const chances = scores.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0));
    return { move, actor, chances, known: true, visits: 0, next: NONE };
  }
  const chances = insight?.chances?.(state);
  if (chances === undefined) throw new Error(`nobody has told how to guess the chances at ${game.id}`);
  return { move, actor, chances, known: false, visits: 0, next: NONE };
}

/** Takes over the chances of the best move. They are known if that wins, or if all moves are. */
function learn<M>(place: Place<M>): void {
  const best = bestOf(place, place.next);
  place.visits++;
  place.chances = best.chances;
  place.known = (best.known && best.chances[place.actor!] === 1) || place.next.every(({ known }) => known);
}

/** The best for the seat that decides at a place. */
function bestOf<M>({ actor }: Place<M>, among: readonly Place<M>[]): Place<M> {
  let best = among[0]!;
  for (const place of among) if (place.chances[actor!]! > best.chances[actor!]!) best = place;
  return best;
}

/**
 * A known result if no guess promises more. Otherwise what was visited most, for it stayed the best while it was
 * looked into; in a lost place, too, that is where the other has most to find.
 */
function chosen<M>(root: Place<M>): Place<M> {
  const best = bestOf(root, root.next);
  if (best.known && best.chances[root.actor!]! > 0) return best;
  const unknown = root.next.filter(({ known }) => !known);
  const among = unknown.length > 0 ? unknown : root.next;
  const most = Math.max(...among.map(({ visits }) => visits));
  return bestOf(
    root,
    among.filter(({ visits }) => visits === most),
  );
}
