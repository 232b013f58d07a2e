import type { Route, Spelling } from '@hoard/board';
import type { Table } from './table.ts';

const CARD = /^[ROYGBIV][1-7]$/;

/**
 * The parts of the board: `B6` a card in hand, `own B6` and `1 B6` cards of palettes, the places `palette`, `canvas`,
 * `no-draw` and `deck`, and the buttons `end` and `pass`.
 */
function route(move: string): Route {
  const [verb, first, second] = move.split(' ');
  switch (verb) {
    case 'play':
      return [first!, 'palette'];
    case 'discard':
      return [first!, second ?? 'canvas'];
    case 'take':
      return [`${first} ${second}`];
    case 'move':
      return [`own ${first}`, second!];
    default:
      return [move];
  }
}

function spell([part = '', place]: readonly string[], step: Table['step']): string | undefined {
  const [owner, card] = part.split(' ');
  if (part === 'end' || part === 'pass') return part;
  if (owner === 'own') return place === 'canvas' || place === 'deck' ? `move ${card} ${place}` : undefined;
  if (step === 'one' && CARD.test(card ?? '')) return `take ${part}`;
  if (!CARD.test(part)) return undefined;
  if (place === 'palette') return `play ${part}`;
  if (place === 'canvas') return `discard ${part}`;
  return place === 'no-draw' ? `discard ${part} no-draw` : undefined;
}

/** Cards in hand are always carried, those of one's palette while a 7 asks for it. */
function spellingAt(step: Table['step']): Spelling {
  return {
    route,
    spell: (parts) => spell(parts, step),
    carries: (part) => CARD.test(part) || (step === 'seven' && part.startsWith('own ')),
  };
}

export const SPELLING: { readonly [step in Table['step']]: Spelling } = {
  start: spellingAt('start'),
  five: spellingAt('five'),
  one: spellingAt('one'),
  seven: spellingAt('seven'),
  discard: spellingAt('discard'),
};

export function isCard(part: string | undefined): part is string {
  return part !== undefined && CARD.test(part);
}
