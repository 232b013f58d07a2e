import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOXES } from '@hoard/games';
import { describe, expect, test } from 'vitest';

const GAMES = new URL('../games/', import.meta.url).pathname;

/** Each numbered rule of a game's book has a test named by its number, and no test names a rule that is not in the book. */
describe.each(BOXES.map(({ game }) => game.id))('the rules of %s', (id) => {
  const book = numbers(readFileSync(join(GAMES, id, 'RULES.md'), 'utf8'), /^- §(\d+\.\d+) /gm);
  const tested = numbers(
    testsOf(join(GAMES, id, 'test')),
    /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*['"`]\[(\d+\.\d+)\] /g,
  );

  test('are numbered once each', () => {
    expect(book.filter((rule, i) => book.indexOf(rule) !== i)).toEqual([]);
    expect(book.length).toBeGreaterThan(10);
  });

  test('are all tested', () => {
    expect(book.filter((rule) => !tested.includes(rule))).toEqual([]);
  });

  test('hold every rule that is tested', () => {
    expect(tested.filter((rule) => !book.includes(rule))).toEqual([]);
  });

  test('hold every rule that is cited to players', () => {
    const cited = numbers(sourcesOf(join(GAMES, id)), /(?:refuse\(|rule: )'(\d+\.\d+)'/g);
    expect(cited.filter((rule) => !book.includes(rule))).toEqual([]);
  });
});

function numbers(text: string, form: RegExp): string[] {
  return [...text.matchAll(form)].map((found) => found[1]!);
}

function testsOf(folder: string): string {
  return readAll(folder, (name) => name.endsWith('.test.ts'));
}

function sourcesOf(folder: string): string {
  return readAll(folder, (name) => name.endsWith('.ts') && !name.includes('test'));
}

function readAll(folder: string, wanted: (name: string) => boolean): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(wanted)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
