import type { Journey } from '@hoard/board';
import type { Args, Happening } from '@hoard/kernel';
import { PRICE } from '../components.ts';
import { isPiece, type Table } from './table.ts';

/** Diamonds and fairies are alike: they are told apart by their place in the row. */
export function gem(seat: number, at: number): string {
  return `gem ${seat} ${at}`;
}

export function fairy(seat: number, at: number): string {
  return `fairy ${seat} ${at}`;
}

/** The card just drawn, while it is shown to all. */
export function shown({ pile }: Table): string {
  return `shown ${pile.length}`;
}

/** Where cards come from and go to: out of the pile, beside it, and diamonds from buyer to seller. */
export function journeys(happenings: readonly Happening[], table: Table): Journey[] {
  return happenings.flatMap(({ what, args }, beat): Journey[] => {
    const seat = Number(args.seat);
    const player = table.players[seat];
    const drawn = (piece: string): Journey[] => [
      { piece: shown(table), beat, from: 'pile' },
      { piece, beat: beat + 1, from: 'shown' },
    ];
    switch (what) {
      case 'diamond':
        return drawn(gem(seat, player!.diamonds - 1));
      case 'fairy':
        return drawn(fairy(seat, player!.fairies - 1));
      case 'begun':
      case 'joined':
      case 'spare':
        return drawn(String(args.card));
      case 'witch':
        return [shown(table), 'witch'].map((piece) => ({ piece, beat, from: 'pile' }));
      case 'paid':
        return away([...String(args.cards).split(' '), 'W'], seat, table).map((piece) => ({
          piece,
          beat,
          to: 'returned',
        }));
      case 'beaten':
        return away(['F', 'W'], seat, table).map((piece) => ({ piece, beat, to: 'returned' }));
      case 'bought':
        return price(args, table).map((journey) => ({ ...journey, beat }));
      default:
        return [];
    }
  });
}

/** The pieces that lay before a player and lie there no more. */
function away(cards: readonly string[], seat: number, { players }: Table): string[] {
  const { diamonds, fairies } = players[seat]!;
  return cards.map((card, i) => {
    const nth = i - cards.indexOf(card);
    if (isPiece(card)) return card;
    if (card === 'W') return 'witch';
    return card === 'D' ? gem(seat, diamonds + nth) : fairy(seat, fairies + nth);
  });
}

function price({ seat, other }: Args, { players }: Table): Omit<Journey, 'beat'>[] {
  const [buyer, seller] = [Number(seat), Number(other)];
  return Array.from({ length: PRICE }, (_, i) => [
    { piece: gem(buyer, players[buyer]!.diamonds + i), to: `hoard ${seller}` },
    { piece: gem(seller, players[seller]!.diamonds - 1 - i), from: `hoard ${buyer}` },
  ]).flat();
}
