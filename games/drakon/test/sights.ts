import { type Happening, heardBy, type Options, type Position, rngFrom, type Seat, setting } from '@hoard/kernel';
import { drakon } from '../index.ts';

/** What the seat to decide sees at one moment of a match, what it may do, and what has just happened. */
export interface Sight {
  readonly view: Position;
  readonly viewer: Seat;
  readonly moves: readonly string[];
  readonly happenings: readonly Happening[];
}

const MATCHES: readonly [seats: number, options: Options][] = [
  [2, {}],
  [3, { heroes: true }],
  [4, { heroes: true, teams: true, goal: 'escape' }],
  [6, { heroes: true, swapKeepsTile: false }],
];

/** Every moment of some random matches, in which all questions are asked: half the moves are no placings where that can be. */
export const SIGHTS: readonly Sight[] = MATCHES.flatMap(([seats, wishes]) => match(seats, wishes));

function match(seats: number, wishes: Options): Sight[] {
  const { options } = setting(drakon, wishes, seats);
  const rng = rngFrom('sights 31');
  const state = drakon.setup(options, seats, rng);
  const seen: Sight[] = [];
  let happenings: Happening[] = [];
  for (let step = 0; step < 400; step++) {
    const { actor } = drakon.status(state);
    if (actor === undefined) break;
    const moves = drakon.moves(state);
    const heard = happenings.map((happening) => heardBy(actor, happening));
    seen.push({ view: drakon.write(state, actor), viewer: actor, moves: moves.map(drakon.spell), happenings: heard });
    const others = moves.filter((move) => !drakon.spell(move).startsWith('place '));
    const among = others.length > 0 && rng.int(2) === 0 ? others : moves;
    happenings = [];
    drakon.apply(state, among[rng.int(among.length)]!, rng, (happening) => happenings.push(happening));
  }
  return seen;
}
