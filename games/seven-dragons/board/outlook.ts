import { cellNamed } from '../cells.ts';
import { COLOURS, faceNamed, SEVEN } from '../components.ts';
import { groupSize } from '../groups.ts';
import { bonus } from '../rules/laying.ts';
import { lift, placeAt, put } from '../table.ts';
import { sizes } from './groups.ts';
import { ALL_COLOURS, copyOf, type Lying, lyingAfter } from './lying.ts';
import type { Table } from './table.ts';

/** A way the dragon card held may be laid: where, as it then reads, and what comes of it. */
export interface Fit {
  readonly move: string;
  readonly cell: string;
  readonly face: string;
  readonly bonus: number; // cards to be drawn
  readonly ripe: readonly string[]; // colours that would have seven because of it
}

/** The ways that the legal moves of a held card offer, `lay …` or `… move …`. */
export function fits(moves: readonly string[], table: Table, lying: Lying): Fit[] {
  const trial = copyOf(lying);
  return moves.flatMap((move) => {
    const words = move.split(' ');
    const isMoved = words[1] === 'move' && words.length === 5;
    if (words[0] !== 'lay' && !isMoved) return [];
    const [cell, face] = isMoved ? [words[3]!, words[4]!] : [words[2]!, words[1]!];
    if (isMoved) return [{ move, cell, face, ...consequence(lyingAfter(lying, move), cell, table.options.moveBonus) }];
    put(trial, cellNamed(cell)!, faceNamed(face)!);
    const fit = { move, cell, face, ...consequence(trial, cell, true) };
    lift(trial, placeAt(trial, cellNamed(cell)!));
    return [fit];
  });
}

function consequence(lying: Lying, cell: string, earns: unknown): Pick<Fit, 'bonus' | 'ripe'> {
  const place = placeAt(lying, cellNamed(cell)!);
  const ripe = ALL_COLOURS.filter((colour) => groupSize(lying, place, colour) >= SEVEN);
  return { bonus: earns === true ? bonus(lying, place) : 0, ripe: ripe.map((colour) => COLOURS[colour]!) };
}

/** The cards a move would earn, in words and on the board alike. */
export function bonusOf(move: string, table: Table, lying: Lying): number {
  return fits([move], table, lying)[0]?.bonus ?? 0;
}

/** The sizes of the largest groups after a move. */
export function sizesAfter(lying: Lying, move: string | undefined): number[] | undefined {
  return move === undefined ? undefined : sizes(lyingAfter(lying, move));
}
