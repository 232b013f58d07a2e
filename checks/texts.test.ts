import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS } from '@hoard/bots';
import { BOXES } from '@hoard/games';
import { type Args, type Box, rngFrom, settings } from '@hoard/kernel';
import { LANGUAGES, say, type Texts } from '@hoard/kernel/text';
import { texts as tableTexts } from '@hoard/table/text';
import { describe, expect, test } from 'vitest';
import { wordsHold } from './words.ts';

const GAMES = new URL('../games/', import.meta.url).pathname;
const NAMES = ['Ada', 'Bo', 'Cyril', 'Dana', 'Emil', 'Fany'];

describe.each(BOXES.map((box) => ({ id: box.game.id, box })))('the words of $id', ({ id, box }) => {
  wordsHold(box.texts, ['name']);

  test('are all used', () => {
    expect(unused(box.texts, sourceOf(join(GAMES, id), /^(text|test|board|rulebook)\//), ['name'])).toEqual([]);
  });

  test('can be said of random matches', () => {
    for (const [what, args] of spoken(box)) {
      for (const language of LANGUAGES)
        expect(say(box.texts, language, what, args, NAMES)).not.toMatch(/undefined|\{|\}/);
    }
  });
});

const boards = await Promise.all(
  BOXES.map(async ({ game: { id } }) => {
    const { texts } = (await import(`../games/${id}/board/text/index.ts`)) as { readonly texts: Texts };
    return { id, texts };
  }),
);

describe.each(boards)('the words of the board of $id', ({ id, texts }) => {
  wordsHold(texts, ['drakon']); // a name

  test('are all used', () => {
    expect(unused(texts, sourceOf(join(GAMES, id, 'board'), /^(text|test)\//))).toEqual([]);
  });
});

describe('the words of tables', () => wordsHold(tableTexts));
describe('the words of bots', () => wordsHold(REASONS));

function sourceOf(folder: string, without: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !without.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Keys that no source mentions, by their name or by a name put together. */
function unused(texts: Texts, source: string, spared: readonly string[] = []): string[] {
  const templates = [...source.matchAll(/`([\w.]*)\$\{[^`{}]*\}([\w.]*)`/g)]
    .filter(([, start, end]) => start !== '' || end !== '')
    .map(([, start, end]) => new RegExp(`^${start}\\w+${end}$`));
  return Object.keys(texts.en).filter(
    (key) => !spared.includes(key) && !source.includes(`'${key}'`) && !templates.some((template) => template.test(key)),
  );
}

/** Happenings, secret ones too, and refusals of random matches, each kind once with the arguments it had. */
function spoken({ game }: Box): Map<string, Args> {
  const all = new Map<string, Args>();
  for (const { options, seats } of settings(game)) {
    for (let i = 0; i < 3; i++) {
      const rng = rngFrom(`words ${i}`);
      const state = game.setup(options, seats, rng);
      let tried: string[] = [];
      while (game.status(state).outcome === undefined) {
        const moves = game.moves(state);
        const move = moves[rng.int(moves.length)]!;
        for (const text of tried) {
          const refusal = game.refusal(state, game.parse(text)!);
          if (refusal !== undefined) all.set(refusal.key, refusal.args);
        }
        tried = moves.slice(0, 20).map(game.spell);
        game.apply(state, move, rng, ({ what, args, secret }) => {
          all.set(what, args);
          if (secret !== undefined) all.set(secret.what, secret.args);
        });
      }
    }
  }
  return all;
}
