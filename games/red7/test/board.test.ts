import { rngFrom, settings } from '@hoard/kernel';
import { LANGUAGES } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';
import { SPELLING } from '../board/spelling.ts';
import { tableOf } from '../board/table.ts';
import { phrase, words } from '../board/words.ts';
import { red7 } from '../index.ts';

const NAMES = ['Ada', 'Bo', 'Cyril', 'Dana'];

describe('the board', () => {
  test('finds every legal move by its parts, and no two by the same ones', () => {
    everyView((view, moves) => {
      const { route, spell } = SPELLING[tableOf(view).step];
      expect(moves.map((move) => spell(route(move).flat()))).toEqual(moves);
    });
  });

  test('can be said in words, with every legal move', () => {
    everyView((view, moves) => {
      for (const language of LANGUAGES) {
        const sentences = moves.map((move) => phrase(move, view, NAMES, language).text);
        expect(new Set(sentences).size).toBe(moves.length);
        for (const viewer of [0, 'spectator'] as const) {
          const lines = words(view, viewer, NAMES, language).flatMap(({ heading, lines }) => [heading, ...lines]);
          expect([...sentences, ...lines].join()).not.toMatch(/undefined|\?|[{}]/);
        }
      }
    });
  });
});

function everyView(look: (view: ReturnType<typeof red7.write>, moves: string[]) => void): void {
  for (const { options, seats } of settings(red7)) {
    const rng = rngFrom(`board ${seats}`);
    const state = red7.setup(options, seats, rng);
    for (let turn = 0; turn < 60 && red7.status(state).outcome === undefined; turn++) {
      const moves = red7.moves(state);
      look(red7.write(state, red7.status(state).actor), moves.map(red7.spell));
      red7.apply(state, moves[rng.int(moves.length)]!, rng);
    }
  }
}
