import type { RulebookShelf } from '@hoard/kernel';

/** RULES.md as players read it, each language and the examples fetched when opened. */
export const rulebook: RulebookShelf = {
  en: () => import('./en.ts').then(({ en }) => en),
  cs: () => import('./cs.ts').then(({ cs }) => cs),
  sk: () => import('./sk.ts').then(({ sk }) => sk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
  examples: () => import('./examples.ts').then(({ examples }) => examples),
};
