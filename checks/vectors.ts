import { readFileSync } from 'node:fs';
import { type Game, type Position, perft, rngFrom, type Status } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';

/** A sample position worked out by a second program: its legal moves, positions after some of them, status and perft. */
interface Sample {
  readonly position: Position;
  readonly moves: readonly string[];
  readonly after?: { readonly [move: string]: Position | null }; // null: not worked out, or chance came in
  readonly status: Status;
  readonly perft?: readonly [depth: number, leaves: number][];
}

/** Holds a game to the sample positions in its test/vectors.jsonl. */
export function agree<S, M>(game: Game<S, M>, file: URL): void {
  const samples = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample);
  describe(`${game.id} agrees with the sample positions`, () => {
    test.each(samples.map((sample, i) => ({ line: i + 1, sample })))('line $line', ({ sample }) => {
      const rng = rngFrom('vectors');
      const state = game.read(sample.position, rng);
      expect(game.write(state)).toEqual(sample.position);
      expect(game.status(state)).toEqual(sample.status);
      expect(game.moves(state).map(game.spell).sort()).toEqual([...sample.moves].sort());
      for (const [text, expected] of Object.entries(sample.after ?? {})) {
        const next = game.clone(state);
        const chance = rng.clone();
        game.apply(next, game.parse(text)!, chance);
        if (expected === null) continue;
        expect(chance.drawn, text).toBe(rng.drawn);
        expect(withoutSeen(game.write(next)), text).toEqual(withoutSeen(expected));
      }
      for (const [depth, leaves] of sample.perft ?? []) {
        expect(perft(game, state, rng, depth), `perft ${depth}`).toBe(leaves);
      }
    });
  });
}

/** The samples do not say what is remembered. */
function withoutSeen({ seen: _, ...position }: Position): Position {
  return position;
}
