import { type BoardKind, worded } from '@hoard/board';
import { BOXES } from '@hoard/games';
import { type Args, type Box, rngFrom, settings } from '@hoard/kernel';
import { LANGUAGES, say } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';

const NAMES = ['Ada', 'Bo', 'Cyril', 'Dana', 'Emil', 'Fany'];
const NOTATION = /\b[A-Z]\d\b|\b[RYBGK*]{4}\b|-?\d,-?\d|\w:[NESW-]+|\btrade-|undefined|[{}]/;

const tables = await Promise.all(
  BOXES.map(async (box) => {
    const { board } = (await import(`../../games/${box.game.id}/board/index.tsx`)) as { readonly board: BoardKind };
    return { id: box.game.id, box, board };
  }),
);

describe.each(tables)('what happens at a table of $id', ({ box, board }) => {
  const sentences = told(box);
  test.each(LANGUAGES)('is told in words in %s', (language) => {
    const wording = board.wording(language);
    for (const [key, args] of sentences) {
      expect(say(box.texts, language, key, worded(args, wording), NAMES)).not.toMatch(NOTATION);
    }
  });
});

/** Happenings, secret ones too, and refusals of random matches. */
function told({ game }: Box): [key: string, args: Args][] {
  const all: [string, Args][] = [];
  for (const { options, seats } of settings(game)) {
    const rng = rngFrom(`told ${seats}`);
    const state = game.setup(options, seats, rng);
    let before: readonly unknown[] = [];
    for (let i = 0; i < 60 && game.status(state).outcome === undefined; i++) {
      const moves = game.moves(state);
      for (const move of before) {
        const refusal = game.refusal(state, move);
        if (refusal !== undefined) all.push([refusal.key, refusal.args]);
      }
      before = moves.slice(0, 5);
      game.apply(state, moves[rng.int(moves.length)], rng, ({ what, args, secret }) => {
        all.push([what, args]);
        if (secret !== undefined) all.push([secret.what, secret.args]);
      });
    }
  }
  return all;
}
