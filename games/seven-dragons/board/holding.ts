import { type BoardProps, type Choice, useChoice } from '@hoard/board';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { lyingOn } from './lying.ts';
import { type Fit, fits } from './outlook.ts';
import { spellingFor } from './spelling.ts';
import { isAction, isCell, isDragonCard, looksTheSameTurned, SILVER, type Table, turnedFace } from './table.ts';

/** A choice among the moves, and what it means here: what is held, which way up, and where it fits. */
export interface Holding extends Choice {
  readonly action: string | undefined; // the action card held
  readonly from: string | undefined; // the cell whose card is being moved
  readonly face: string | undefined; // the dragon card to be laid, as it would lie
  readonly way: 'upright' | 'turned';
  readonly end: 'top' | 'bottom';
  readonly fits: ReadonlyMap<string, Fit>; // by cell, as it is held
  readonly turnedFits: ReadonlyMap<string, Fit>; // where it fits only turned
  readonly shown: ReadonlySet<string>; // colours whose groups were asked for
  turn(): void;
}

/** What the board does with a cell that is too small for a finger: it says whether it came nearer instead. */
export type ComeNearer = (cell: string) => boolean;

export function useHolding(props: BoardProps, table: Table, comeNearer: ComeNearer): Holding {
  const turned = useSignal<string | undefined>(undefined); // the card in hand, or the cell, whose card is held upside down
  const shown = useSignal<ReadonlySet<string>>(new Set());
  const dragged = useRef(false);
  const spelling = useMemo(() => spellingFor(table, turned.value), [table, turned.value]);
  const choice = useChoice(props, spelling);
  const { taken } = choice;
  const action = taken.find(isAction);
  const from = action === 'move' ? taken.find((part) => isCell(part)) : undefined;
  const thing = from ?? taken.find((part) => isDragonCard(part));
  const lying = from === undefined ? thing : table.table[from];
  const canTurn = lying !== undefined && !looksTheSameTurned(lying);
  const isTurned = thing !== undefined && turned.value === thing;
  const face = lying === undefined || !isTurned ? lying : turnedFace(lying);
  const ways = useMemo(
    () => (thing === undefined ? [] : fits(choice.moves, table, lyingOn(table))),
    [table, taken, thing, props.moves],
  );
  const asHeld = new Map(ways.filter((fit) => fit.face === face).map((fit) => [fit.cell, fit]));
  const turnedFits = new Map(ways.filter(({ cell }) => !asHeld.has(cell)).map((fit) => [fit.cell, fit]));

  function turn(): void {
    if (canTurn) turned.value = isTurned ? undefined : thing;
  }
  /** Begins anew with the action card, on the same end of the pile. */
  function beginAgain(...then: string[]): void {
    const use = [action!, ...(taken.includes('bottom') ? ['bottom'] : [])];
    choice.drop();
    for (const part of [...use, ...then]) choice.touch(part);
  }
  function touch(part: string): boolean {
    const carried = dragged.current;
    dragged.current = false;
    if (part === 'turn') turn();
    else if (part === 'back') choice.drop();
    else if (part === 'top') {
      if (taken.includes('bottom')) choice.touch('bottom');
    } else if (part.startsWith('colour ')) shown.value = toggled(shown.value, part.slice(7));
    else if (part === action) choice.drop();
    else if (part === thing && from === undefined) canTurn ? turn() : choice.drop();
    else if (part === 'bottom' && from !== undefined && !taken.includes('bottom')) {
      choice.drop();
      choice.touch('move');
      choice.touch(part);
    } else if (part === from && !choice.open.has(part)) canTurn ? turn() : beginAgain();
    else if (from !== undefined && part !== from && isMovable(part)) beginAgain(part);
    else if (!carried && isCell(part) && comeNearer(part)) return false;
    else if (turnedFits.has(part)) {
      if (carried) return layTurned(part);
      turn();
    } else return choice.touch(part);
    return false;
  }
  /** A card carried to where it fits only turned is laid so. */
  function layTurned(cell: string): boolean {
    choice.drop();
    props.play(turnedFits.get(cell)!.move);
    return true;
  }
  const isMovable = (part: string) => isCell(part) && part !== SILVER && part in table.table;
  const carries = (part: string) => choice.carries(part) || (action === 'move' && isMovable(part));
  return {
    ...choice,
    action,
    from,
    face,
    way: isTurned ? 'turned' : 'upright',
    end: taken.includes('bottom') ? 'bottom' : 'top',
    fits: asHeld,
    turnedFits,
    shown: shown.value,
    turn,
    touch,
    carries,
    answers: (part) => isControl(part) || turnedFits.has(part) || choice.answers(part),
    drop() {
      dragged.current = false;
      choice.drop();
    },
    carry(part) {
      dragged.current = true;
      if (from !== undefined && part !== from && isMovable(part)) beginAgain();
      choice.carry(part);
    },
    part: (name, label, rule) => ({
      ...choice.part(name, label, rule),
      'data-carried': carries(name) ? '' : undefined,
    }),
  };
}

/** What the board itself answers to, whatever the rules say. */
function isControl(part: string): boolean {
  return ['turn', 'back', 'top'].includes(part) || part.startsWith('colour ');
}

function toggled(set: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(one)) next.add(one);
  return next;
}
