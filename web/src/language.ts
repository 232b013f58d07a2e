import type { Args } from '@hoard/kernel';
import { LANGUAGES, type Language, type Messages, say, type Texts } from '@hoard/kernel/text';
import { computed, signal } from '@preact/signals';
import { settings } from './settings.ts';
import type { en } from './text/en/index.ts';

export type TextKey = keyof typeof en;

/** Words that are fetched language by language. */
type Books = { readonly [language in Language]: () => Promise<Messages> };

interface Shelf {
  readonly books: Books;
  readonly texts: { [language in Language]?: Messages }; // as far as they were needed
}

/** The language that is set, or else the browser's. */
const wished = computed(() => {
  const set = settings.language.value;
  return set === 'auto' ? closestLanguage(globalThis.navigator?.languages ?? []) : set; // tests have no browser
});
const spoken = signal(wished.peek()); // as soon as its words are here
const page: Shelf = {
  books: {
    en: () => import('./text/en/index.ts').then(({ en }) => en),
    cs: () => import('./text/cs/index.ts').then(({ cs }) => cs),
    sk: () => import('./text/sk/index.ts').then(({ sk }) => sk),
    pl: () => import('./text/pl/index.ts').then(({ pl }) => pl),
  },
  texts: {},
};
const shelves = [page];

async function fill({ books, texts }: Shelf, language: Language): Promise<void> {
  texts[language] ??= await books[language]();
}

/** Texts that from now on hold the language spoken, and the one that will be (build/texts.ts). */
export async function shelve(books: Books): Promise<Texts> {
  const shelf: Shelf = { books, texts: {} };
  shelves.push(shelf);
  await Promise.all([fill(shelf, spoken.peek()), fill(shelf, wished.peek())]);
  return shelf.texts as Texts;
}

/** The first of the wished languages that we speak. */
export function closestLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Fetches the language that is wished for, and speaks it from then on. */
export async function speakLanguage(): Promise<void> {
  const language = wished.value;
  await Promise.all(shelves.map((shelf) => fill(shelf, language)));
  if (language !== wished.peek()) return; // another was set meanwhile
  spoken.value = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken.value;
}

/** A sentence of the page. */
export function t(key: TextKey, args: Args = {}): string {
  return sayIn(page.texts as Texts, key, args);
}

/** The same for a key that is put together, such as an option's; nothing where there is none. */
export function tryText(key: string): string | undefined {
  return Object.hasOwn(page.texts[language()]!, key) ? t(key as TextKey) : undefined;
}

/** A sentence of somebody else's texts: a game's, a board's, the table's. */
export function sayIn(texts: Texts, key: string, args: Args = {}, names: readonly string[] = []): string {
  return say(texts, language(), key, args, names);
}
