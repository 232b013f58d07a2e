import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOXES } from '@hoard/games';
import { LANGUAGES } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../web/src/games.ts';
import { cs } from '../web/src/text/cs/index.ts';
import { en } from '../web/src/text/en/index.ts';
import { pl } from '../web/src/text/pl/index.ts';
import { sk } from '../web/src/text/sk/index.ts';
import { wordsHold } from './words.ts';

const SOURCE = new URL('../web/src/', import.meta.url).pathname;
const keys = Object.keys(en);

describe('the words of the page', () => {
  wordsHold({ en, cs, sk, pl });

  test('are all used, by their name or by a name put together', () => {
    const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('text/'))
      .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
      .join('\n');
    const patterns = [...source.matchAll(/\b(?:t|tryText)\(`([^`]+)`/g)].map(
      ([, name]) => new RegExp(`^${name!.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[^.]+')}$`),
    );
    const unused = keys.filter((key) => !source.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  test('name every option of every game, and the games as they are', () => {
    for (const { game, texts: own } of BOXES) {
      const card = GAMES.find(({ id }) => id === game.id)!;
      expect(card.players).toEqual(game.seats);
      for (const language of LANGUAGES) expect(card.names[language]).toBe(own[language].name);
      for (const [option, values] of Object.entries(game.options)) {
        expect(keys).toContain(`option.${game.id}.${option}`);
        if (typeof values[0] !== 'string') continue;
        for (const value of values) expect(keys).toContain(`option.${game.id}.${option}.${value}`);
      }
      if (game.misfit !== undefined) expect(keys).toContain(`option.${game.id}.misfit`);
    }
  });
});
