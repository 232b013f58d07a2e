import { LANGUAGES, type Texts } from '@hoard/kernel/text';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';

/** Tests what must hold for any set of texts; `same` are keys whose text may be the same in all languages. */
export function wordsHold(texts: Texts, same: readonly string[] = []): void {
  const keys = Object.keys(texts.en);

  test.each(LANGUAGES)('are complete in %s', (language) => {
    expect(Object.keys(texts[language])).toEqual(keys);
  });

  test.each(LANGUAGES)('have the arguments of English in %s', (language) => {
    const differing = keys.filter((key) => slots(texts[language][key]!).join() !== slots(texts.en[key]!).join());
    expect(differing).toEqual([]);
  });

  test.each(['cs', 'sk', 'pl'] as const)('are translated to %s', (language) => {
    const left = keys.filter((key) => !same.includes(key) && /\p{L}{2}/u.test(bare(texts.en[key]!)));
    expect(left.filter((key) => texts[language][key] === texts.en[key])).toEqual([]);
  });

  test.each(LANGUAGES)('have every plural of %s', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const needed = forms.filter((form) => language === 'pl' || form !== 'many'); // of fractions, elsewhere
    for (const key of keys.filter((key) => texts[language][key]!.includes(', plural,'))) {
      for (const form of needed) expect(texts[language][key], `${key}: ${form}`).toMatch(new RegExp(`\\b${form} \\{`));
    }
  });

  test.each(LANGUAGES)('can each be said in %s', (language) => {
    for (const key of keys) {
      const message = texts[language][key]!;
      const two = Object.fromEntries(slots(message).map((slot) => [slot, 2]));
      expect(String(new IntlMessageFormat(message, language).format(two)), key).not.toMatch(/undefined|[{}]/);
    }
  });
}

/** A message without its arguments. */
function bare(message: string): string {
  return message.replaceAll(/\{\w+\}/g, '');
}

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
