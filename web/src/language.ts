import type { Args } from '@hoard/kernel';
import { LANGUAGES, type Language, type Messages, say, type Texts } from '@hoard/kernel/text';
import { signal } from '@preact/signals';
import { settings } from './settings.ts';
import type { en } from './text/en/index.ts';

export type TextKey = keyof typeof en;

const BOOKS: { readonly [language in Language]: () => Promise<Messages> } = {
  en: () => import('./text/en/index.ts').then(({ en }) => en),
  cs: () => import('./text/cs/index.ts').then(({ cs }) => cs),
  sk: () => import('./text/sk/index.ts').then(({ sk }) => sk),
  pl: () => import('./text/pl/index.ts').then(({ pl }) => pl),
};

interface Spoken {
  readonly language: Language;
  readonly texts: Texts; // of this language only
}

const spoken = signal<Spoken>({ language: 'en', texts: {} as Texts });

/** The first of the wished languages that we speak. */
export function closestLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Fetches the language that is set, or else the browser's, and speaks it from then on. */
export async function speakLanguage(): Promise<void> {
  const wish = settings.language.value;
  const language = wish === 'auto' ? closestLanguage(navigator.languages) : wish;
  const messages = await BOOKS[language]();
  spoken.value = { language, texts: { [language]: messages } as unknown as Texts };
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken.value.language;
}

/** A sentence of the page. */
export function t(key: TextKey, args: Args = {}): string {
  return say(spoken.value.texts, spoken.value.language, key, args, []);
}

/** The same for a key that is put together, such as an option's; nothing where there is none. */
export function tryText(key: string): string | undefined {
  return Object.hasOwn(spoken.value.texts[spoken.value.language], key) ? t(key as TextKey) : undefined;
}

/** A sentence of somebody else's texts: a game's, a board's, the table's. */
export function sayIn(texts: Texts, key: string, args: Args = {}, names: readonly string[] = []): string {
  return say(texts, language(), key, args, names);
}
