import { readFileSync } from 'node:fs';
import { BOXES } from '@hoard/games';
import { type RulebookShelf, rngFrom } from '@hoard/kernel';
import { LANGUAGES, type Language } from '@hoard/kernel/text';
import { describe, expect, test } from 'vitest';

/** What players read is all of RULES.md and nothing beside it, in every language, and its examples show what they say. */
describe.each(BOXES.map(({ game }) => ({ id: game.id, game })))('the rulebook of $id', ({ id, game }) => {
  const law = readFileSync(new URL(`../games/${id}/RULES.md`, import.meta.url), 'utf8');
  const rules = [...law.matchAll(/^- §(\d+\.\d+) /gm)].map((found) => found[1]!);

  const open = async (): Promise<RulebookShelf> => {
    const { rulebook } = (await import(`../games/${id}/rulebook/index.ts`)) as { rulebook: RulebookShelf };
    return rulebook;
  };
  /** Everything a reader meets in a language, each text under a name that is the same in all of them. */
  const texts = async (language: Language): Promise<ReadonlyMap<string, string>> => {
    const shelf = await open();
    const { chapters, rules } = await shelf[language]();
    const captions = (await shelf.examples()).map(
      ({ rule, caption }, i) => [`${rule}, example ${i}`, caption[language]] as const,
    );
    return new Map([...Object.entries(chapters), ...Object.entries(rules), ...captions]);
  };

  test.each(LANGUAGES)('has each rule, and a title for each chapter with rules, in %s', async (language) => {
    const book = await (await open())[language]();
    expect(Object.keys(book.rules)).toEqual(rules);
    expect(Object.keys(book.chapters)).toEqual([...new Set(rules.map((rule) => rule.split('.')[0]))]);
  });

  test.each(LANGUAGES)('has no empty text and no markup but bold and rules that exist in %s', async (language) => {
    for (const [name, text] of await texts(language)) {
      expect(text, name).toMatch(/\S/);
      expect(text.replaceAll(/\*\*[^*\n]+\*\*/g, ''), name).not.toMatch(/[*`<>|]/);
      for (const rule of references(text)) expect(rules, name).toContain(rule);
    }
  });

  test.each(['cs', 'sk', 'pl'] as const)('is translated to %s and refers to the same rules', async (language) => {
    const english = await texts('en');
    for (const [name, text] of await texts(language)) {
      expect(text, name).not.toBe(english.get(name));
      expect(references(text).sort(), name).toEqual(references(english.get(name)!).sort());
    }
  });

  test('has examples of rules that exist, each a view of its viewer', async () => {
    const examples = await (await open()).examples();
    expect(examples.length).toBeGreaterThan(10);
    for (const { rule, view, viewer, caption } of examples) {
      expect(rules, caption.en).toContain(rule);
      expect(game.write(game.read(view, rngFrom('rulebook')), viewer), caption.en).toEqual(view);
    }
  });

  test('has examples whose moves may be made, or are refused by the rule they name', async () => {
    for (const { view, move, refused, caption } of await (await open()).examples()) {
      const spelled = move === undefined ? undefined : game.parse(move);
      expect(spelled === undefined, caption.en).toBe(move === undefined);
      const refusal = spelled === undefined ? undefined : game.refusal(game.read(view, rngFrom('rulebook')), spelled);
      expect(refusal?.rule, caption.en).toBe(refused);
    }
  });
});

/** The rules a text refers to; a "§" without a number is one that does not exist. */
function references(text: string): string[] {
  return [...text.matchAll(/§(\d+\.\d+)?/g)].map((found) => found[1] ?? 'nowhere');
}
