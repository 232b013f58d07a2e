import { boxOf } from '@hoard/games';
import { type Position, rngFrom } from '@hoard/kernel';
import type { Known } from './client.ts';

/** A legal move for a seat that sees this, the same each time. */
export function someMove(game: string, view: Position): string {
  const { game: rules } = boxOf(game)!;
  const rng = rngFrom(JSON.stringify(view));
  const moves = rules.moves(rules.read(view, rng));
  return rules.spell(moves[rng.int(moves.length)]);
}

/** A legal move for whoever was sent these news. */
export function myMove({ room, play }: Known): string {
  return someMove(room!.terms.game, play!.view);
}
