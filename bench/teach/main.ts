import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOXES } from '@hoard/games';
import { begin, rngFrom, settings, type Weights } from '@hoard/kernel';
import { newSchool } from './school.ts';
import { blank, type Lesson, newStudent } from './student.ts';

const USAGE = `usage: npm run bench -- teach <game> <hard|expert> [--units 16] [--rounds 40] [--matches 4000] [--seed TEXT]

Lets a network play against itself, teaches it who won, and lets it play with what it has learned, round after round.
It begins with so many units that know nothing, and the first round is played by bots that judge by what is seen at a
glance. Every other match is played against a rival: greedy teaches hard, and hard an expert. Writes
games/<game>/learned/<level>.ts after each round.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    units: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '40' },
    matches: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'teach' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [id, level] = positionals;
const box = BOXES.find(({ game, insight }) => game.id === id && insight?.learned !== undefined);
if (values.help || box === undefined || (level !== 'hard' && level !== 'expert')) {
  console.error(values.help ? USAGE : 'teach: name a game that bots learn by matches, and hard or expert');
  process.exit(values.help ? 0 : 2);
}
const { game, insight } = box;
const learned = insight!.learned!;

const REMEMBERED = 3; // rounds
const [FIRST_RATE, LAST_RATE] = [0.003, 0.0002] as const; // how much is learned from a lesson

function write(weights: Weights): void {
  const file = fileURLToPath(new URL(`../../../games/${game.id}/learned/${level}.ts`, import.meta.url));
  const text = `import type { Weights } from '@hoard/kernel';

/** Learned by \`npm run bench -- teach ${process.argv.slice(2).join(' ')}\`. */
export const ${level}: Weights = ${JSON.stringify(weights)};
`;
  writeFileSync(file, text);
  execFileSync('node_modules/.bin/biome', ['format', '--write', file], { stdio: 'ignore' });
}

const school = newSchool();
const rng = rngFrom(values.seed);
const [rounds, matches] = [Number(values.rounds), Number(values.matches)];
const { state } = begin(game, { ...settings(game)[0]!, seed: values.seed });
const student = newStudent(blank(learned.traits(state)[0]!.length, Number(values.units), rng), rng);
const rival = level === 'expert' ? learned.weights : undefined;
const remembered: Lesson[][] = [];
for (let round = 0; round < rounds; round++) {
  const weights = round === 0 ? undefined : student.weights;
  const lessons = await school.lessons({
    game: game.id,
    seed: `${values.seed} ${round}`,
    from: 0,
    to: matches,
    weights,
    rival,
  });
  remembered.push(lessons);
  if (remembered.length > REMEMBERED) remembered.shift();
  const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (round / (rounds - 1));
  const surprise = student.study(remembered.flat(), rate);
  write(student.weights);
  console.log(`round ${round}: ${lessons.length} lessons, surprise ${surprise.toFixed(4)}`);
}
await school.close();
