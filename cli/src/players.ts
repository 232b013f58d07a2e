import { type Budget, LEVELS, type Level, SPARRING, type Sparring, think } from '@hoard/bots';
import { type Box, begin, type Position, type Record, rngFrom, type Setting } from '@hoard/kernel';
import { BadArguments } from './commands/command.ts';
import { program } from './program.ts';

/** Who sits in the arena: given a view, answers with a move. A seed makes its thinking repeatable. */
export interface Player {
  readonly name: string;
  move(box: Box, view: Position, seed: string): string | Promise<string>;
  close(): void;
}

/** How long a bot of the arena thinks; each level's own number of iterations where nothing is said. */
export interface Pace {
  readonly iterations?: number;
  readonly ms?: number;
}

/** The players named in --bots a,b[,c]: levels, sparring partners, or programs as exec:COMMAND. */
export function playersOf(given: string | undefined, pace: Pace): Player[] {
  if (given === undefined) throw new BadArguments('name the bots: --bots hard,easy');
  return given.split(',').map((name) => (name.startsWith('exec:') ? program(name, pace) : bot(name, pace)));
}

function bot(name: string, pace: Pace): Player {
  const who = [...LEVELS, ...SPARRING].find((known): known is Level | Sparring => known === name);
  if (who === undefined) {
    throw new BadArguments(`there is no bot "${name}"; there are ${[...LEVELS, ...SPARRING].join(', ')}, exec:COMMAND`);
  }
  return {
    name,
    move: (box, view, seed) => box.game.spell(think(who, box, view, rngFrom(seed), budgetOf(pace)).move),
    close: () => {},
  };
}

function budgetOf({ iterations, ms }: Pace): Budget | undefined {
  if (iterations !== undefined) return { iterations };
  if (ms === undefined) return undefined;
  const until = performance.now() + ms;
  return { iterations: Number.POSITIVE_INFINITY, spent: () => performance.now() >= until };
}

export function levelNamed(name: string): Level {
  const level = LEVELS.find((known) => known === name);
  if (level === undefined) throw new BadArguments(`there is no bot "${name}"; there are ${LEVELS.join(', ')}`);
  return level;
}

/** A player who made a move that may not be made. */
export class FoulPlay extends Error {
  override name = 'FoulPlay';
}

/** A whole match between players, one a seat. */
export async function playMatch(box: Box, setting: Setting, seed: string, seated: readonly Player[]): Promise<Record> {
  const { game } = box;
  const { state, rng } = begin(game, { ...setting, seed });
  const moves: string[] = [];
  for (;;) {
    const { actor, outcome } = game.status(state);
    if (outcome !== undefined) return { game: game.id, version: game.version, ...setting, seed, moves, outcome };
    const player = seated[actor]!;
    const text = await player.move(box, game.write(state, actor), `${seed} ${moves.length}`);
    const move = game.parse(text);
    const refusal = move === undefined ? undefined : game.refusal(state, move);
    if (move === undefined) throw new FoulPlay(`${player.name} answered "${text}", which is no move of ${game.id}`);
    if (refusal !== undefined) throw new FoulPlay(`${player.name} answered "${text}", which §${refusal.rule} forbids`);
    moves.push(text);
    game.apply(state, move, rng);
  }
}
