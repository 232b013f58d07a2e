import { type Position, rngFrom, settings } from '@hoard/kernel';
import { LANGUAGES } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';
import { spellingFor } from '../board/spelling.ts';
import { tableOf } from '../board/table.ts';
import { texts } from '../board/text/index.ts';
import { phrase, words } from '../board/words.ts';
import { sevenDragons } from '../index.ts';

const NAMES = ['Ada', 'Bo', 'Cyril', 'Dana', 'Emil'];

describe('the board', () => {
  test('finds every legal move by its parts, turned where it has to be', () => {
    everyView((view, moves) => {
      const table = tableOf(view);
      const upright = spellingFor(table, undefined);
      for (const move of moves) {
        const parts = upright.route(move).flat();
        if (!parts.includes('turn')) {
          expect(upright.spell(parts)).toBe(move);
          continue;
        }
        const turned = spellingFor(table, parts[parts.indexOf('turn') - 1]);
        expect(turned.route(move)).toEqual(parts.filter((part) => part !== 'turn'));
        expect(turned.spell(turned.route(move).flat())).toBe(move);
      }
    });
  });

  test('can be said in words, with every legal move', () => {
    everyView((view, moves) => {
      for (const language of LANGUAGES) {
        const phrases = moves.map((move) => phrase(move, view, NAMES, language));
        expect(new Set(phrases.map(({ group, text }) => `${group}: ${text}`)).size).toBe(moves.length);
        const said = phrases.flatMap(({ group, text }) => [group, text]);
        for (const viewer of [0, 'spectator'] as const) {
          const lines = words(view, viewer, NAMES, language).flatMap(({ heading, lines }) => [heading, ...lines]);
          expect([...said, ...lines].join()).not.toMatch(/undefined|\?|[{}]/);
        }
      }
    });
  });

  test.each(LANGUAGES)('has all its words in %s', (language) => {
    expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  });
});

function everyView(look: (view: Position, moves: string[]) => void): void {
  for (const { options, seats } of settings(sevenDragons)) {
    const rng = rngFrom(`board ${seats}`);
    const state = sevenDragons.setup(options, seats, rng);
    for (let turn = 0; turn < 24 && sevenDragons.status(state).outcome === undefined; turn++) {
      const moves = sevenDragons.moves(state);
      const some = moves.filter((_, i) => moves.length < 200 || i % 17 === 0);
      look(sevenDragons.write(state, sevenDragons.status(state).actor), some.map(sevenDragons.spell));
      sevenDragons.apply(state, moves[rng.int(moves.length)]!, rng);
    }
  }
}
