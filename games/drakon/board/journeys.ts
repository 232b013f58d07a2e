import type { Journey } from '@hoard/board';
import type { Args, Happening, Viewer } from '@hoard/kernel';
import { effectIn, patternOf, poolOf, type Table } from './table.ts';

type Arg = Args[string] | undefined;

const KINDS = ['1', '2', '3', '?'] as const;
const MOST_ALIKE = 18; // coins of one value

/** A coin as a piece: whose, its value or "?", and its number among those that look the same. */
export function coinPiece(pool: number, value: number | '?', number: number): string {
  return `coin ${pool} ${value} ${number}`;
}

/** A chamber of the lair as a piece, the same however it is turned; one that flies is so wherever it lands. */
export function chamberPiece(cell: string, name: string): string {
  const pattern = patternOf(name);
  return effectIn(name) === 'flying' ? pattern : `${cell} ${pattern}`;
}

/** Where chambers and coins come from and go to that nobody sees before or after, and when figures set out. */
export function journeys(happenings: readonly Happening[], table: Table, viewer: Viewer): Journey[] {
  const handOf = (seat: Arg, name: string) => (seat === viewer ? `tile ${patternOf(name)}` : `hand ${seat}`);
  const coins = (seat: Arg, beat: number, way: { from?: string; to?: string }): Journey[] => {
    const pool = poolOf(table, Number(seat));
    return KINDS.flatMap((kind) =>
      Array.from({ length: MOST_ALIKE }, (_, i) => ({ piece: `coin ${pool} ${kind} ${i}`, beat, ...way })),
    );
  };
  return happenings.flatMap(({ what, args }, beat): Journey[] => {
    const { seat, other } = args;
    const [cell, name, old] = [args.cell, args.chamber, args.old].map(String) as [string, string, string];
    switch (what) {
      case 'placed':
        return [{ piece: chamberPiece(cell, name), beat, from: handOf(seat, name) }];
      case 'swapped':
      case 'replaced':
        return [
          { piece: chamberPiece(cell, old), beat, to: what === 'swapped' ? `hand ${seat}` : 'gone' },
          { piece: chamberPiece(cell, name), beat, from: handOf(seat, name) },
        ];
      case 'destroyed':
        return [{ piece: chamberPiece(cell, name), beat, to: 'gone' }];
      case 'flew':
        return [{ piece: chamberPiece(cell, table.lair[cell]!), beat }];
      case 'drewChamber':
        return [{ piece: `tile ${name}`, beat, from: 'pile' }];
      case 'robbedChamber':
        return [{ piece: `tile ${name}`, beat, from: `hand ${other}` }];
      case 'went':
      case 'stepped':
      case 'met':
        return [{ piece: `hero ${seat}`, beat }];
      case 'wasMoved':
        return [{ piece: `hero ${other}`, beat }];
      case 'drakonCame':
      case 'drakonMoved':
        return [{ piece: 'drakon', beat }];
      case 'found':
      case 'foundCoin':
        return coins(seat, beat, { from: 'hoard' });
      case 'stole':
      case 'stoleCoin':
        return [
          ...coins(seat, beat, { from: `purse ${poolOf(table, Number(other))}` }),
          ...coins(other, beat, { to: `purse ${poolOf(table, Number(seat))}` }),
        ];
      case 'lost':
      case 'lostCoin':
        return coins(seat, beat, { to: 'hoard' });
      default:
        return [];
    }
  });
}
