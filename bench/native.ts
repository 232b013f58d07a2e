import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../peers/red7.cpp', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../.build', import.meta.url));
const PROGRAM = `${FOLDER}/red7`;

/** Builds the C++ peer; answers whether there is a compiler to do it. */
export function buildNative(): boolean {
  try {
    mkdirSync(FOLDER, { recursive: true });
    if (!existsSync(PROGRAM) || statSync(PROGRAM).mtimeMs < statSync(SOURCE).mtimeMs) {
      execFileSync('g++', ['-O2', '-o', PROGRAM, SOURCE], { stdio: ['ignore', 'ignore', 'inherit'] });
    }
    return true;
  } catch {
    return false;
  }
}

/** One sample of about so many milliseconds. */
export function sampleNative(seats: number, milliseconds: number): { turns: number; games: number; seconds: number } {
  const run = (games: number) =>
    JSON.parse(execFileSync(PROGRAM, [String(seats), String(games), '12345'], { encoding: 'utf8' })) as {
      games: number;
      moves: number;
      seconds: number;
    };
  const trial = run(100_000);
  const { games, moves, seconds } = run(Math.ceil((trial.games * milliseconds) / 1000 / trial.seconds));
  return { games, turns: moves, seconds };
}
