import type { Journey } from '@hoard/board';
import type { Happening } from '@hoard/kernel';

/** Where cards come from and go to that lie face down before or after. */
export function journeys(happenings: readonly Happening[]): Journey[] {
  return happenings.flatMap(({ what, args: { seat, card, cards } }, beat): Journey[] => {
    switch (what) {
      case 'played':
      case 'discarded':
        return [{ piece: String(card), beat, from: `hand ${seat}` }];
      case 'drewCard':
        return [{ piece: String(card), beat, from: 'deck' }];
      case 'scored':
        return String(cards)
          .split(' ')
          .map((piece) => ({ piece, beat, to: `seat ${seat}` }));
      default:
        return [];
    }
  });
}
