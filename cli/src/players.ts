import { LEVEL_NAMES, type Level, think } from '@hoard/bots';
import { type Box, begin, type Record, rngFrom, type Setting } from '@hoard/kernel';
import { BadArguments } from './commands/command.ts';

/** The levels named in --bots a,b[,c]. */
export function levelsOf(given: string | undefined): Level[] {
  if (given === undefined) throw new BadArguments('name the bots: --bots hard,easy');
  return given.split(',').map(levelNamed);
}

export function levelNamed(name: string): Level {
  const level = LEVEL_NAMES.find((known) => known === name);
  if (level === undefined) throw new BadArguments(`there is no bot "${name}"; there are ${LEVEL_NAMES.join(', ')}`);
  return level;
}

/** A whole match between bots, one a seat. Each thinks with chance of its own, apart from the match's. */
export function playMatch(box: Box, { options, seats }: Setting, seed: string, bots: readonly Level[]): Record {
  const { game } = box;
  const { state, rng } = begin(game, { options, seats, seed });
  const minds = bots.map((_, seat) => rngFrom(`${seed} mind ${seat}`));
  const moves: string[] = [];
  for (;;) {
    const { actor, outcome } = game.status(state);
    if (outcome !== undefined) return { game: game.id, version: game.version, seats, options, seed, moves, outcome };
    const move = think(bots[actor]!, box, game.write(state, actor), minds[actor]!);
    moves.push(game.spell(move));
    game.apply(state, move, rng);
  }
}
