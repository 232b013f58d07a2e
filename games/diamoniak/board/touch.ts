import { type BoardProps, type Choice, useChoice } from '@hoard/board';
import { useRef } from 'preact/hooks';
import { SPELLING } from './spelling.ts';
import { isPiece, keeperOf, type Table } from './table.ts';

const PLACES: readonly string[] = ['home', 'witch', 'bag'];

/** The place of a missing piece in one's own castle. */
export function gap(piece: string): string {
  return `gap ${piece}`;
}

/**
 * The choice of a player of Diamoniak. Beyond the usual: a gap in the castle stands for the piece that fills it, cards
 * are carried to the witch one by one, and only the last is taken back.
 */
export function useTouch(props: BoardProps, table: Table): Choice {
  const choice = useChoice(props, SPELLING[table.phase]);
  const carried = useRef(false);
  const meant = (part: string): string => {
    if (!part.startsWith('gap ')) return part;
    const piece = part.slice(4);
    return `${keeperOf(table, piece)} ${piece}`;
  };
  const bring = (place: string): boolean => {
    if (place.startsWith('gap ') || (isPiece(place) && table.phase !== 'witch')) return choice.touch('home');
    if (!PLACES.includes(place)) return false;
    const waits = !choice.open.has(place) && choice.moveBy() === undefined && choice.moves.length > 0;
    return waits || choice.touch(place);
  };
  return {
    ...choice,
    carry(part) {
      carried.current = true;
      choice.carry(part);
    },
    touch(part) {
      const brings = carried.current;
      carried.current = false;
      return brings ? bring(part) : choice.touch(meant(part));
    },
    drop() {
      carried.current = false;
      const last = choice.taken.at(-1);
      if (last !== undefined) choice.touch(last);
    },
    point(part) {
      choice.point(part === undefined ? undefined : meant(part));
    },
  };
}

/** How many diamonds or fairies are chosen, and the part that the next touch on them is. */
export function nextOf(kind: 'D' | 'F', { taken, open }: Choice): { readonly chosen: number; readonly part: string } {
  const chosen = taken.filter((part) => part.startsWith(kind)).length;
  const next = `${kind}${chosen + 1}`;
  return { chosen, part: chosen === 0 || open.has(next) ? next : `${kind}${chosen}` };
}
