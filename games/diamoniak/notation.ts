import type { Seat } from '@hoard/kernel';
import { type Card, cardNamed, isPiece, NAMES } from './components.ts';

/** A move is its kind and, × 8, what it is done with: of a purchase seat × 32 + card, of a payment its cards. */
export type Move = number;

export const [DRAW, STOP, BUY, GIVE, BEAT] = [0, 1, 2, 3, 4] as const;

export function kindOf(move: Move): number {
  return move & 7;
}

export function buying(seller: Seat, piece: Card): Move {
  return BUY | (((seller << 5) | piece) << 3);
}

export function sellerOf(move: Move): Seat {
  return move >> 8;
}

export function pieceOf(move: Move): Card {
  return (move >> 3) & 31;
}

/** Cards paid are digits to the base 32, each one above its card, the first lowest. So many fit into a number. */
const MOST_PAID = 9;

export function giving(cards: readonly Card[]): Move {
  let digits = 0;
  for (let i = cards.length - 1; i >= 0; i--) digits = digits * 32 + cards[i]! + 1;
  return digits * 8 + GIVE;
}

export function paidBy(move: Move): Card[] {
  const cards: Card[] = [];
  for (let digits = Math.floor(move / 8); digits > 0; digits = Math.floor(digits / 32)) cards.push((digits % 32) - 1);
  return cards;
}

export function spell(move: Move): string {
  switch (kindOf(move)) {
    case DRAW:
      return 'draw';
    case STOP:
      return 'stop';
    case BUY:
      return `buy ${sellerOf(move)} ${NAMES[pieceOf(move)]}`;
    case GIVE:
      return `give ${names(paidBy(move))}`;
    default:
      return 'fairy';
  }
}

export function names(cards: readonly Card[]): string {
  return cards.map((card) => NAMES[card]).join(' ');
}

const PLAIN: ReadonlyMap<string, Move> = new Map([
  ['draw', DRAW],
  ['stop', STOP],
  ['fairy', BEAT],
]);

export function parse(text: string): Move | undefined {
  const plain = PLAIN.get(text);
  if (plain !== undefined) return plain;
  const [verb, ...words] = text.split(' ');
  if (verb === 'buy' && words.length === 2 && /^[0-3]$/.test(words[0]!)) {
    const piece = cardNamed(words[1]!);
    return piece !== undefined && isPiece(piece) ? buying(Number(words[0]), piece) : undefined;
  }
  if (verb === 'give' && words.length > 0 && words.length <= MOST_PAID) {
    const cards = words.map((word) => cardNamed(word) ?? -1);
    const spelled = cards.every((card, i) => card >= (cards[i - 1] ?? 0));
    return spelled ? giving(cards) : undefined;
  }
  return undefined;
}
