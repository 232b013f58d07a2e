import type { Language } from '@hoard/kernel/text';

const SEAT: { readonly [language in Language]: string } = { en: 'seat', cs: 'místo', sk: 'miesto', pl: 'miejsce' };

/** What players are called who have no names. */
export function seatNames(language: Language, seats: number): string[] {
  return [...Array(seats).keys()].map((seat) => `${SEAT[language]} ${seat}`);
}

const BOT_NAMES = ['Ada', 'Bo', 'Cyril', 'Dana', 'Emil', 'Fany'];

/** One's own name among those of the bots. */
export function namesAround(seat: number, seats: number, own: string): string[] {
  return [...Array(seats).keys()].map((other) => (other === seat ? own : BOT_NAMES[other]!));
}
