import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bestOf, sharesOf, think } from '@hoard/bots';
import { BOXES } from '@hoard/games';
import { begin, rngFrom, type Setting, settings, type Weights } from '@hoard/kernel';
import { blank, type Lesson, newStudent } from './student.ts';

const USAGE = `usage: npm run bench -- teach <game> [--rounds 40] [--matches 4000] [--afresh UNITS] [--rate 0.003] [--seed TEXT]

Lets a network play against itself, teaches it who won, and lets it play with what it has learned, round after round.
Goes on from games/<game>/weights.ts and writes it after each round; afresh it begins with so many units that know
nothing, and the first round is played by bots that judge by what is seen at a glance.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '40' },
    matches: { type: 'string', default: '4000' },
    afresh: { type: 'string' },
    rate: { type: 'string', default: '0.003' },
    seed: { type: 'string', default: 'teach' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const box = BOXES.find(({ game, insight }) => game.id === positionals[0] && insight?.learned !== undefined);
if (values.help || box === undefined) {
  console.error(values.help ? USAGE : 'teach: name a game that bots learn by matches');
  process.exit(values.help ? 0 : 2);
}
const { game, insight } = box;
const learned = insight!.learned!;
const { traits, choices, isQuiet } = learned;

const CARELESS = 3; // of a hundred moves, so that it learns what comes of those, too
const KEPT = 4; // of so many moments one is a lesson, for neighbours teach the same
const TRUST = 0.6; // in how a match went on, rather than in what was expected
const REMEMBERED = 3; // rounds
const MOST_MOVES = 3000; // of a match that teaches anything
const [DECAY, LAST_RATE] = [0.95, 0.0003] as const; // of how much is learned from a lesson

const all = settings(game);
/** Three of four matches are the usual one, the others of all kinds. */
const settingOf = (match: number): Setting => all[match % 4 > 0 ? 0 : (match / 4) % all.length]!;

interface Moment {
  readonly traits: Lesson['traits'];
  readonly expected: readonly number[] | undefined; // everybody's chances, when the move was weighed
}

/** What a match teaches: at its end who won, before that more and more what was expected when moves were weighed. */
function lessonsOf(seed: string, setting: Setting, weights: Weights | undefined): Lesson[] {
  const matter = { game, insight: { ...insight, learned: { ...learned, weights: weights ?? learned.weights } } };
  const dice = rngFrom(`${seed} dice`);
  const { state, rng } = begin(game, { ...setting, seed });
  const moments: Moment[] = [];
  for (let i = 0; game.status(state).outcome === undefined; i++) {
    if (i === MOST_MOVES) return [];
    const quiet = isQuiet(state);
    const weighed = weights && bestOf(matter, state, choices(state));
    if (quiet) moments.push({ traits: traits(state), expected: weighed?.chances });
    const moves = game.moves(state);
    const careless = quiet && dice.int(100) < CARELESS;
    const chosen = () =>
      weighed?.move ?? think('greedy', matter, game.write(state, game.status(state).actor), dice).move;
    game.apply(state, careless ? moves[dice.int(moves.length)] : chosen(), rng);
  }
  let shares = sharesOf(game.status(state).outcome!);
  const lessons: Lesson[] = [];
  for (const { traits, expected } of moments.reverse()) {
    if (expected) shares = shares.map((share, seat) => TRUST * share + (1 - TRUST) * expected[seat]!);
    if (dice.int(KEPT) === 0) lessons.push({ traits, shares });
  }
  return lessons;
}

function write(weights: Weights): void {
  const file = fileURLToPath(new URL(`../../../games/${game.id}/weights.ts`, import.meta.url));
  const text = `import type { Weights } from '@hoard/kernel';

/** Learned by \`npm run bench -- teach ${game.id}\`. */
export const weights: Weights = ${JSON.stringify(weights)};
`;
  writeFileSync(file, text);
  execFileSync('node_modules/.bin/biome', ['format', '--write', file], { stdio: 'ignore' });
}

const rng = rngFrom(values.seed);
const { state } = begin(game, { ...all[0]!, seed: values.seed });
const afresh = values.afresh !== undefined;
const student = newStudent(afresh ? blank(traits(state)[0]!.length, Number(values.afresh), rng) : learned.weights, rng);
const rounds: Lesson[][] = [];
let rate = Number(values.rate);
for (let round = 0; round < Number(values.rounds); round++) {
  const weights = afresh && round === 0 ? undefined : student.weights;
  const lessons = Array.from({ length: Number(values.matches) }, (_, match) =>
    lessonsOf(`${values.seed} ${round} ${match}`, settingOf(match), weights),
  ).flat();
  rounds.push(lessons);
  if (rounds.length > REMEMBERED) rounds.shift();
  const surprise = student.study(rounds.flat(), rate);
  rate = Math.max(LAST_RATE, rate * DECAY);
  write(student.weights);
  console.log(`round ${round}: ${lessons.length} lessons, surprise ${surprise.toFixed(4)}`);
}
