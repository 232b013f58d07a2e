import type { Route, Spelling } from '@hoard/board';
import type { Table } from './table.ts';

const SELLER = /^\d [RBGY]\d$/;
const OWN = /^([RBGY]\d|[DF]\d)$/;

/**
 * The parts of the board: `pile` and `stop`; `1 R5` a piece beside another's castle; of one's own `R5` a piece, `D1`
 * the first diamond chosen, `F2` the second fairy; the `witch` and her `bag`; and `home`, the hill one builds on.
 */
function route(move: string): Route {
  const [verb, ...words] = move.split(' ');
  switch (verb) {
    case 'draw':
      return ['pile'];
    case 'buy':
      return [words.join(' ')];
    case 'fairy':
      return ['F1', 'witch'];
    case 'give':
      return words.every((card) => card === 'F') ? [numbered(words), 'bag'] : [numbered(words)];
    default:
      return [move];
  }
}

/** Diamonds and fairies are alike: they are chosen as the first, the second, the third. */
function numbered(cards: readonly string[]): string[] {
  return cards.map((card, i) => (card.length === 1 ? `${card}${i - cards.indexOf(card) + 1}` : card));
}

/** The card a part stands for: `D2` is a diamond. */
export function cardOf(part: string): string {
  return /^[DF]/.test(part) ? part[0]! : part;
}

function spell(parts: readonly string[]): string | undefined {
  const [first = '', place] = parts;
  const last = parts.at(-1);
  if (last === 'bag' || last === 'witch') return pay(parts.slice(0, -1), last);
  if (place !== undefined && place !== 'home') return undefined;
  if (first === 'pile') return 'draw';
  if (SELLER.test(first)) return `buy ${first}`;
  return first === 'stop' ? 'stop' : undefined;
}

function pay(parts: readonly string[], place: 'bag' | 'witch'): string | undefined {
  const cards = parts.map(cardOf).sort();
  if (cards.length === 0) return undefined;
  return place === 'witch' && cards.join() === 'F' ? 'fairy' : `give ${cards.join(' ')}`;
}

const PLAYING: Spelling = { route, spell, carries: (part) => part === 'pile' || SELLER.test(part) };
const SETTLING: Spelling = { route, spell, carries: (part) => OWN.test(part) };

/** One carries cards to oneself, and to a witch what one has. */
export const SPELLING: { readonly [phase in Table['phase']]: Spelling } = {
  start: PLAYING,
  drawn: PLAYING,
  witch: SETTLING,
};
