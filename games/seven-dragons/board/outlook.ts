import { cellNamed } from '../cells.ts';
import { COLOURS, SEVEN } from '../components.ts';
import { groupSize } from '../groups.ts';
import { bonus } from '../rules/laying.ts';
import { placeAt } from '../table.ts';
import { sizes } from './groups.ts';
import { ALL_COLOURS, type Lying, lyingAfter } from './lying.ts';
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
export function fits(moves: readonly string[], { options }: Table, lying: Lying): Fit[] {
  return moves.flatMap((move) => {
    const [verb, card, first, to, turned] = move.split(' ');
    if (verb !== 'lay' && turned === undefined) return [];
    const [cell, face] = verb === 'lay' ? [first!, card!] : [to!, turned!];
    const then = lyingAfter(lying, move);
    const place = placeAt(then, cellNamed(cell)!);
    const ripe = ALL_COLOURS.filter((colour) => groupSize(then, place, colour) >= SEVEN);
    const earns = verb === 'lay' || options.moveBonus; // §7.3
    return [{ move, cell, face, bonus: earns ? bonus(then, place) : 0, ripe: ripe.map((colour) => COLOURS[colour]!) }];
  });
}

/** The cards a move would earn, in words and on the board alike. */
export function bonusOf(move: string, table: Table, lying: Lying): number {
  return fits([move], table, lying)[0]?.bonus ?? 0;
}

/** The sizes of the largest groups after a move. */
export function sizesAfter(lying: Lying, move: string | undefined): number[] | undefined {
  return move === undefined ? undefined : sizes(lyingAfter(lying, move));
}
