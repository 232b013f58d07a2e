import type { Journey } from '@hoard/board';
import type { Happening, Viewer } from '@hoard/kernel';
import { arrivals, type Pieces } from './pieces.ts';
import type { Table } from './table.ts';

/** Where cards come from and go to that lie face down before or after, or on a table that has moved meanwhile. */
export function journeys(happenings: readonly Happening[], pieces: Pieces, table: Table, viewer: Viewer): Journey[] {
  const { at, before } = pieces;
  const news = arrivals(pieces);
  const fresh = [...at].flatMap(([place, name]) => (place.startsWith(`hand ${viewer} `) && news.has(name) ? name : []));
  const given = [...before].flatMap(([place, name]) => (place.startsWith(`hand ${viewer} `) ? name : []));
  const comes = (place: string, from: string, beat: number): Journey[] =>
    at.has(place) ? [{ piece: at.get(place)!, beat, from }] : [];
  return happenings.flatMap(({ what, args }, beat): Journey[] => {
    const { seat, cell } = args;
    switch (what) {
      case 'laid':
        return comes(String(cell), `hand ${seat}`, beat);
      case 'moved':
        return comes(String(cell), String(args.from), beat);
      case 'playedOnTop':
        return comes(`top ${table.pile.at(-1)}`, `hand ${seat}`, beat);
      case 'playedToBottom':
        return comes(`bottom ${table.pile[0]}`, `hand ${seat}`, beat);
      case 'drewCard':
      case 'bonusCards':
        return fresh.map((piece) => ({ piece, beat, from: 'deck' }));
      case 'drew':
      case 'bonus':
        return backs(table, seat as number, Number(args.count ?? 1)).map((piece) => ({ piece, beat, from: 'deck' }));
      case 'zapped':
        return (seat === viewer ? fresh : backs(table, seat as number, 1)).map((piece) => ({
          piece,
          beat,
          from: String(cell),
        }));
      case 'rotated':
      case 'tradedGoals':
      case 'tradedWithImaginary':
        return pieces.goals.map((goal) => ({ piece: `goal ${goal}`, beat }));
      case 'tradedHands': {
        if (seat !== viewer && args.other !== viewer)
          return pieces.hands.map((hand) => ({ piece: `hand ${hand}`, beat }));
        const other = seat === viewer ? args.other : seat;
        return [
          ...fresh.map((piece) => ({ piece, beat, from: `hand ${other}` })),
          ...given.map((piece) => ({ piece, beat, to: `hand ${other}` })),
        ];
      }
      default:
        return [];
    }
  });
}

/** The last cards of a hand that is held by somebody else. */
function backs(table: Table, seat: number, count: number): string[] {
  const held = table.hands[seat]!.length;
  return Array.from({ length: Math.min(count, held) }, (_, i) => `back ${seat} ${held - 1 - i}`);
}
