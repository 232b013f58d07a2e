import { IntlMessageFormat } from 'intl-messageformat';
import type { Args } from './happening.ts';

export const LANGUAGES = ['en', 'cs', 'sk', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
/** ICU messages by key. */
export type Messages = { readonly [key: string]: string };
export type Texts = { readonly [language in Language]: Messages };

const formats = new Map<string, IntlMessageFormat>();
const lists = new Map<Language, Intl.ListFormat>();
const said = new Map<string, string>(); // a board says the same of most of its parts again and again
const REMEMBERED = 5000; // sentences

/** A sentence of a text. Seats among the arguments are spoken of by their names. */
export function say(texts: Texts, language: Language, key: string, args: Args, names: readonly string[]): string {
  const message = texts[language][key];
  if (message === undefined) throw new Error(`no text "${key}" in ${language}`);
  const id = `${language} ${message} ${JSON.stringify(args)} ${names}`;
  const known = said.get(id);
  if (known !== undefined) return known;
  const sentence = String(formatOf(message, language).format(named(language, args, names)));
  if (said.size >= REMEMBERED) said.clear();
  said.set(id, sentence);
  return sentence;
}

function formatOf(message: string, language: Language): IntlMessageFormat {
  const id = `${language} ${message}`;
  const known = formats.get(id);
  if (known !== undefined) return known;
  const format = new IntlMessageFormat(message, language);
  formats.set(id, format);
  return format;
}

function named(language: Language, args: Args, names: readonly string[]): { [name: string]: number | string } {
  const values: { [name: string]: number | string } = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'object') values[key === 'seats' ? 'players' : key] = together(language, value, names);
    else if (key === 'seat') values.player = names[value as number] ?? String(value);
    else if (key === 'other') values.other = names[value as number] ?? String(value);
    else values[key] = value;
  }
  return values;
}

function together(language: Language, seats: readonly number[], names: readonly string[]): string {
  const list = lists.get(language) ?? new Intl.ListFormat(language);
  lists.set(language, list);
  return list.format(seats.map((seat) => names[seat] ?? String(seat)));
}
