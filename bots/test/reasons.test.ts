import { LEVELS, REASONS, type Reason, think } from '@hoard/bots';
import { BOXES } from '@hoard/games';
import { box as red7 } from '@hoard/games/red7';
import { begin, rngFrom, settings } from '@hoard/kernel';
import { LANGUAGES, say } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';
import { reasonFor } from '../src/reason.ts';
import { oneOfEach } from './positions.ts';

const NAMES = ['Ada', 'Bo', 'Cyril', 'Dana', 'Emil', 'Fany'];
const KEYS = Object.keys(REASONS.en);

/** Reasons for the moves of bots in all games and settings. */
const given: Reason[] = BOXES.flatMap((box) =>
  oneOfEach(box.game, 0).map(({ state, actor }, i) => {
    const level = LEVELS[i % LEVELS.length]!;
    return think(level, box, box.game.write(state, actor), rngFrom(`${i}`), { iterations: 10 }).why();
  }),
);

describe('the words of reasons', () => {
  test.each(LANGUAGES)('are complete in %s', (language) => {
    expect(Object.keys(REASONS[language])).toEqual(KEYS);
  });

  test.each(['cs', 'sk', 'pl'] as const)('are translated to %s', (language) => {
    expect(KEYS.filter((key) => REASONS[language][key] === REASONS.en[key])).toEqual([]);
  });

  test.each(LANGUAGES)('have every plural of %s', (language) => {
    const forms = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => language === 'pl' || form !== 'many');
    for (const message of Object.values(REASONS[language]).filter((text) => text.includes(', plural,'))) {
      for (const form of forms) expect(message).toMatch(new RegExp(`\\b${form} \\{`));
    }
  });

  test.each(LANGUAGES)('can be said in %s', (language) => {
    for (const { what, args } of given) {
      expect(say(REASONS, language, what, args, NAMES)).toMatch(/^\p{L}[^{}]*\.$/u);
    }
  });

  test('are right in number', () => {
    const said = (tenths: number) => say(REASONS, 'cs', 'ahead', { tenths }, NAMES);
    expect([1, 2, 5].map(said).map((text) => text.match(/\d \S+/)?.[0])).toEqual(['1 výhru', '2 výhry', '5 výher']);
  });
});

test('reasons are of many kinds', () => {
  expect(new Set(given.map(({ what }) => what)).size).toBeGreaterThan(KEYS.length / 2);
});

test('a reason tells at most a seat and a number from one to nine', () => {
  for (const { args } of given) {
    for (const [name, value] of Object.entries(args)) {
      expect(['other', 'tenths']).toContain(name);
      if (name === 'tenths') expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(value);
    }
  }
});

test('the same move of another hand has the same reason: it is what everybody sees', () => {
  const { game } = red7;
  let alike = 0;
  for (const seed of ['hands', 'cards', 'colours', 'palettes', 'canvas', 'seven']) {
    const { state, rng } = begin(game, { options: settings(game)[0]!.options, seats: 2, seed });
    for (let { actor } = game.status(state); actor !== undefined; { actor } = game.status(state)) {
      const moves = game.moves(state);
      const move = moves[rng.int(moves.length)];
      const reason = (world: unknown) => reasonFor(red7, game.write(world, actor!), move, rngFrom(seed));
      const open = game.write(state, 'spectator');
      for (let i = 0; i < 60; i++) {
        const other = game.read(open, rng);
        if (game.refusal(other, move) !== undefined) continue;
        expect(reason(other)).toEqual(reason(state));
        alike++;
      }
      game.apply(state, move, rng);
    }
  }
  expect(alike).toBeGreaterThan(100);
});

test('a move that wins is made because it wins, and the only move because there is no other', () => {
  const found = new Set<string>();
  for (const { game, ...box } of BOXES) {
    const { options, seats } = settings(game)[0]!;
    const { state, rng } = begin(game, { options, seats, seed: 'end' });
    for (let { actor } = game.status(state); actor !== undefined; { actor } = game.status(state)) {
      const moves = game.moves(state);
      const move = moves[rng.int(moves.length)];
      const { what } = reasonFor({ game, ...box }, game.write(state, actor), move, rngFrom('mind'));
      game.apply(state, move, rng);
      if (what === 'wins') expect(game.status(state).outcome?.winners).toContain(actor);
      if (what === 'onlyMove') expect(moves).toHaveLength(1);
      found.add(what);
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(['wins', 'onlyMove']));
});
