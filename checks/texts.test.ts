import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOXES } from '@hoard/games';
import { type Args, type Box, rngFrom, settings } from '@hoard/kernel';
import { LANGUAGES, say } from '@hoard/kernel/text';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

const GAMES = new URL('../games/', import.meta.url).pathname;
const NAMES = ['Ada', 'Bo', 'Cyril', 'Dana', 'Emil', 'Fany'];

describe.each(BOXES.map((box) => ({ id: box.game.id, box })))('the words of $id', ({ id, box }) => {
  const keys = Object.keys(box.texts.en);

  test.each(LANGUAGES)('are complete in %s', (language) => {
    expect(Object.keys(box.texts[language])).toEqual(keys);
  });

  test.each(LANGUAGES)('have the arguments of English in %s', (language) => {
    const missing = keys.filter((key) => slots(box.texts[language][key]!).join() !== slots(box.texts.en[key]!).join());
    expect(missing).toEqual([]);
  });

  test.each(['cs', 'sk', 'pl'] as const)('are translated to %s', (language) => {
    const left = keys.filter((key) => key !== 'name' && box.texts[language][key] === box.texts.en[key]);
    expect(left).toEqual([]);
  });

  test.each(LANGUAGES)('have every plural of %s', (language) => {
    const needed = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => language === 'pl' || form !== 'many');
    for (const key of keys) {
      const message = box.texts[language][key]!;
      if (message.includes(', plural,')) {
        for (const form of needed) expect(message, `${key}: ${form}`).toMatch(new RegExp(`\\b${form} \\{`));
      }
    }
  });

  test('are all used', () => {
    const folder = join(GAMES, id);
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/^(text|test)\//.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(keys.filter((key) => key !== 'name' && !source.includes(`'${key}'`))).toEqual([]);
  });

  test.each(LANGUAGES)('can each be said in %s', (language) => {
    for (const key of keys) {
      const message = box.texts[language][key]!;
      const two = Object.fromEntries(slots(message).map((slot) => [slot, 2]));
      expect(String(new IntlMessageFormat(message, language).format(two)), key).not.toMatch(/undefined|[{}]/);
    }
  });

  test('can be said of random matches', () => {
    for (const [what, args] of spoken(box)) {
      for (const language of LANGUAGES)
        expect(say(box.texts, language, what, args, NAMES)).not.toMatch(/undefined|\{|\}/);
    }
  });
});

/** The names of a message's arguments, those within plurals and choices too. */
function slots(message: string): string[] {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, value: name } = value as { type?: unknown; value?: unknown };
    if (typeof type === 'number' && type !== 0 && typeof name === 'string') names.add(name);
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(new IntlMessageFormat(message, 'en').getAst());
  return [...names].sort();
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
