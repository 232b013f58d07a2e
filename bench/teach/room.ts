import { parentPort } from 'node:worker_threads';
import { bestOf, type Network, networkOf, type Scales, sharesOf, think, type Weighed } from '@hoard/bots';
import { BOXES } from '@hoard/games';
import { begin, type Learned, type Rng, rngFrom, type Seat, type Setting, settings } from '@hoard/kernel';
import { pack, type Task } from './school.ts';
import type { Lesson } from './student.ts';

const CARELESS = 3; // of a hundred moves, so that it learns what comes of those, too
const KEPT = 2; // of so many moments one is a lesson, for neighbours teach the same
const TRUST = 0.6; // in how a match went on, rather than in what was expected
const MOST_MOVES = 3000; // of a match that teaches anything

interface Moment {
  readonly traits: Lesson['traits'];
  readonly expected: readonly number[] | undefined; // everybody's chances, when the student weighed a move
}

/** Who is in a room: the game that is learned, the student, and a rival; who has no network is greedy. */
interface Class {
  readonly box: (typeof BOXES)[number];
  readonly learned: Learned;
  readonly student: Network | undefined;
  readonly rival: Network | undefined;
}

/** Three of four matches are the usual one, the others of all kinds. */
function settingOf(match: number, all: readonly Setting[]): Setting {
  return all[match % 4 > 0 ? 0 : (match / 4) % all.length]!;
}

/** What a match teaches: at its end who won, before that more and more what was expected when moves were weighed. */
function lessonsOf(who: Class, seed: string, match: number): Lesson[] {
  const { box, learned } = who;
  const { game } = box;
  const dice = rngFrom(`${seed} dice`);
  const { state, rng } = begin(game, { ...settingOf(match, settings(game)), seed });
  const guest = match % 2 === 0 ? undefined : (match >> 1) % 2; // the seat of a rival
  const moments: Moment[] = [];
  for (let i = 0; game.status(state).outcome === undefined; i++) {
    if (i === MOST_MOVES) return [];
    const seat = game.status(state).actor!;
    const network = seat === guest ? who.rival : who.student;
    const weighed =
      network &&
      bestOf({ ...learned, game, network } satisfies Scales<unknown, unknown>, state, learned.choices(state));
    const quiet = learned.isQuiet(state);
    if (quiet) moments.push({ traits: learned.traits(state), expected: seat === guest ? undefined : weighed?.chances });
    game.apply(state, chosen(who, state, seat, quiet && seat !== guest, weighed, dice), rng);
  }
  return looked(moments, sharesOf(game.status(state).outcome!), dice);
}

function chosen(
  { box }: Class,
  state: unknown,
  seat: Seat,
  tries: boolean,
  weighed: Weighed<unknown> | undefined,
  dice: Rng,
): unknown {
  const moves = box.game.moves(state);
  if (tries && dice.int(100) < CARELESS) return moves[dice.int(moves.length)];
  return weighed?.move ?? think('greedy', box, box.game.write(state, seat), dice).move;
}

/** The lessons of a match, looked at from its end. */
function looked(moments: readonly Moment[], won: readonly number[], dice: Rng): Lesson[] {
  let shares = won;
  const lessons: Lesson[] = [];
  for (const { traits, expected } of moments.toReversed()) {
    if (expected) shares = shares.map((share, seat) => TRUST * share + (1 - TRUST) * expected[seat]!);
    if (dice.int(KEPT) === 0) lessons.push({ traits, shares });
  }
  return lessons;
}

parentPort!.on('message', ({ game, seed, from, to, weights, rival }: Task) => {
  const box = BOXES.find((box) => box.game.id === game)!;
  const [student, guest] = [weights, rival].map((known) => known && networkOf(known));
  const who = { box, learned: box.insight!.learned!, student, rival: guest };
  const lessons: Lesson[] = [];
  for (let match = from; match < to; match++) lessons.push(...lessonsOf(who, `${seed} ${match}`, match));
  const packed = pack(lessons);
  parentPort!.postMessage(packed, [packed.buffer as ArrayBuffer]);
});
