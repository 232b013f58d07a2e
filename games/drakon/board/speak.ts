import type { Wording } from '@hoard/board';
import type { Args } from '@hoard/kernel';
import { type Language, say } from '@hoard/kernel/text';
import { arrowsIn, decider, effectIn, type Question, question, type Table, whereIs } from './table.ts';
import type { en } from './text/en.ts';
import { texts } from './text/index.ts';

export type Speak = (key: keyof typeof en, args?: Args) => string;

/** Says the board's words in a language, to a table of these names. */
export function speaker(language: Language, names: readonly string[]): Speak {
  return (key, args = {}) => say(texts, language, key, args, names);
}

/** A chamber in words: "Find, arrows up and right". */
export function chamberWords(name: string, speak: Speak): string {
  return `${effectWord(name, speak)} (${arrowWords(arrowsIn(name), speak)})`;
}

/** "Find" */
export function effectWord(name: string, speak: Speak): string {
  return speak('effect', { effect: effectKey(name) });
}

/** What a chamber does: "take a coin". */
export function effectDoes(name: string, speak: Speak): string {
  return speak('does', { effect: effectKey(name) });
}

/** The effect as messages select it: a hyphen cannot stand there. */
function effectKey(name: string): string {
  return effectIn(name).replace('steal-', '');
}

/** Arrows in words: "up, right". */
export function arrowWords(arrows: string, speak: Speak): string {
  if (arrows === '-') return speak('noArrows');
  return [...arrows].map((side) => speak('side', { side })).join(', ');
}

/** A place by the way from the entrance: "2 right, 1 up". */
function placeWords(cell: string, speak: Speak): string {
  const { x, y } = whereIs(cell);
  const steps = [
    { count: Math.abs(x), side: x < 0 ? 'W' : 'E' },
    { count: Math.abs(y), side: y < 0 ? 'N' : 'S' },
  ].filter(({ count }) => count > 0);
  if (steps.length === 0) return speak('effect', { effect: 'entrance' });
  return steps.map(({ count, side }) => `${count} ${speak('side', { side })}`).join(', ');
}

/** How chambers and places are called in the game's sentences. */
export function wording(language: Language): Wording {
  const speak = speaker(language, []);
  const chamber = (name: string) => chamberWords(name, speak);
  const cell = (name: string) => placeWords(name, speak);
  const chambers = (names: string) => names.split(' ').map(chamber).join('; ');
  return { chamber, old: chamber, chambers, cell, from: cell, arrows: (arrows) => arrowWords(arrows, speak) };
}

/** Who is to decide, and in the middle of a turn what. */
export function decision(table: Table, speak: Speak): string {
  const seat = decider(table);
  if (table.phase !== 'resolve') return speak('turnOf', { seat });
  return speak('decides', { seat, what: questionWord(question(table), speak) });
}

/** A question by the effect or the hero behind it: "Destroy". */
export function questionWord(asked: Question, speak: Speak): string {
  return asked === 'druid' ? speak('hero', { hero: asked }) : speak('effect', { effect: BEHIND[asked] ?? asked });
}

/** Questions that are not called as their effect is. */
const BEHIND: { readonly [asked: string]: string } = { put: 'drakon', step: 'escape' };
