import { LANGUAGES } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';
import { phrase } from '../board/phrase.ts';
import { question, tableOf } from '../board/table.ts';
import { texts } from '../board/text/index.ts';
import { words } from '../board/words.ts';
import { SIGHTS } from './sights.ts';

const NAMES = ['Ada', 'Bo', 'Cyd', 'Dan', 'Eva', 'Fay'];

test('random matches ask every question', () => {
  expect(new Set(SIGHTS.map(({ view }) => question(tableOf(view)))).size).toBe(13);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every legal move of random matches has its own sentence', () => {
    for (const { view, moves } of SIGHTS) {
      const phrases = moves.map((move) => phrase(move, view, NAMES, language));
      expect(new Set(phrases.map(({ text }) => text)).size).toBe(moves.length);
      expect(phrases.map(({ group, text }) => group + text).join()).not.toMatch(/undefined|[{}]/);
    }
  });

  test('positions of random matches can be told to everybody', () => {
    for (const { view, viewer } of SIGHTS.filter((_, i) => i % 5 === 0)) {
      const { seats } = tableOf(view);
      for (const who of [viewer, 'spectator'] as const) {
        const sections = words(view, who, NAMES, language);
        expect(sections).toHaveLength(seats + 2);
        expect(sections.flatMap(({ heading, lines }) => [heading, ...lines]).join()).not.toMatch(/undefined|[{}]/);
      }
    }
  });

  test('the board has all its words', () => {
    expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  });
});
