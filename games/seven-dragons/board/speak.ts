import type { Args } from '@hoard/kernel';
import { LANGUAGES, type Language, say } from '@hoard/kernel/text';
import { actionWord, colourOfAction, isAction } from './table.ts';
import type { en } from './text/en.ts';
import { texts } from './text/index.ts';

/** Says the board's words in a language, to a table of these names; and a card by its name. */
export interface Speak {
  (key: keyof typeof en, args?: Args): string;
  card(name: string): string;
}

export function speaker(language: Language, names: readonly string[]): Speak {
  const speak = (key: keyof typeof en, args: Args = {}) => say(texts, language, key, args, names);
  const cards = known[language];
  const card = (name: string) => cards.get(name) ?? remember(cards, name, cardInWords(name, speak));
  return Object.assign(speak, { card });
}

/** A table names its cards again and again. */
const known = Object.fromEntries(LANGUAGES.map((language) => [language, new Map<string, string>()])) as {
  readonly [language in Language]: Map<string, string>;
};

function remember(cards: Map<string, string>, name: string, words: string): string {
  cards.set(name, words);
  return words;
}

function cardInWords(name: string, speak: (key: keyof typeof en, args?: Args) => string): string {
  if (isAction(name)) return speak('actionCard', { action: actionWord(name), colour: colourOfAction(name) });
  if (name === '****') return speak('rainbow');
  const [a, b, c, d] = [...name].map((colour) => speak('colour', { colour }));
  return speak(arrangement(name), { a: a!, b: b!, c: c!, d: d! });
}

/** How the colours of a face lie. */
function arrangement([a, b, c, d]: string): keyof typeof en {
  if (a === b && c === d) return a === c ? 'whole' : 'overUnder';
  if (a === c && b === d) return 'besides';
  if (a === b) return 'overTwo';
  if (c === d) return 'twoOver';
  if (a === c) return 'leftTwo';
  return b === d ? 'twoLeft' : 'four';
}
