import { LANGUAGES } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';
import { outlook } from '../board/outlook.ts';
import { changesBy, eggsLeft, lairsOf, scoresOf, tableOf } from '../board/table.ts';
import { texts } from '../board/text/index.ts';
import { phrase, words } from '../board/words.ts';
import { after, CATCH, legal, MATCHES, NEW, status } from './scenes.ts';

const NAMES = ['Ada', 'Bo'];

describe.each(LANGUAGES)('in %s', (language) => {
  test('every legal move of random matches has its own sentence', () => {
    for (const { position } of MATCHES.slice(0, 3).flat()) {
      const sentences = legal(position).map((move) => phrase(move, position, NAMES, language));
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
      for (const { group, text } of sentences) expect(`${group} ${text}`).not.toMatch(/undefined|[{}]/);
    }
  });

  test('every position of random matches can be told', () => {
    for (const { position } of MATCHES.slice(0, 3).flat()) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const sections = words(position, viewer, NAMES, language);
        expect(sections).toHaveLength(4);
        for (const { heading, lines } of sections) {
          expect(`${heading} ${lines.join(' ')}`).not.toMatch(/undefined|[{}]/);
        }
      }
    }
  });

  test('the board has all its words', () => {
    expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  });
});

test('a sentence tells what a tile would do', () => {
  const { text, group } = phrase('tile T c2 c3', CATCH, NAMES, 'en');
  expect(group).toBe('Tile T');
  expect(text).toBe('Tile T on b3 c2 c3 d3, hole c2, castle c3: Ada +3, breaks 2 eggs, calls the dragon W');
});

test('the score is that of the end', () => {
  for (const steps of MATCHES) {
    const { position } = steps.at(-1)!;
    expect(scoresOf(position)).toEqual(status(position).outcome!.scores);
  }
});

test('a move changes the points as foretold', () => {
  for (const move of legal(CATCH)) {
    const [before, then] = [scoresOf(CATCH), scoresOf(after(CATCH, move))];
    expect(changesBy(CATCH, move)).toEqual([then[0] - before[0], then[1] - before[1]]);
  }
});

test('each seat has four eggs to put, and each lair a dragon', () => {
  expect([0, 1].map((seat) => eggsLeft(tableOf(NEW), seat))).toEqual([4, 4]);
  expect(lairsOf(tableOf(NEW)).every((dragon) => dragon !== undefined)).toBe(true);
});

test('the outlook knows eggs broken and the dragon called', () => {
  const moves = legal(CATCH);
  const preview = (move: string) => after(CATCH, move);
  const seen = ['a1', 'b1', 'c1', 'c2', 'c3', 'd3'].flatMap((cell) =>
    [0, 1, 2, 3].map((turn) => outlook({ moves, preview }, tableOf(CATCH), 'T', turn, cell)),
  );
  for (const { footprint, legal: may, breaks, caught, dragon, scores } of seen) {
    expect(may).toBe(moves.includes(footprint.move));
    if (!may) continue;
    const then = tableOf(after(CATCH, footprint.move));
    expect(breaks.length).toBe(then.broken[tableOf(CATCH).turn]! - tableOf(CATCH).broken[tableOf(CATCH).turn]!);
    expect(caught !== undefined).toBe(then.hatched.length > 0);
    expect(dragon).toBe(caught === undefined ? undefined : 'W');
    expect(scores).toEqual(scoresOf(after(CATCH, footprint.move)));
  }
  expect(seen.some(({ dragon }) => dragon !== undefined)).toBe(true);
  expect(seen.some(({ breaks }) => breaks.length > 0)).toBe(true);
});
