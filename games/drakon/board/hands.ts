import { type BoardProps, type Choice, useChoice } from '@hoard/board';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Held, heldBy, layingsOf, lyingAt, turnsFor } from './laying.ts';
import { spellingOf } from './spelling.ts';
import { isCell, question, type Table } from './table.ts';

/** A choice in which chambers are turned before they lie. */
export interface Hands {
  readonly choice: Choice;
  readonly held: Held | undefined;
  readonly quarters: number; // that the chamber in hand has been turned
  /** How the chamber in hand would come to lie on a cell, if it may. */
  lying(cell: string): string | undefined;
  turn(): void;
}

export function useHands(props: BoardProps, table: Table): Hands {
  const { view, viewer, moves, hint } = props;
  const turned = useSignal<{ readonly [part: string]: number }>({});
  const layings = useMemo(() => layingsOf(moves, table), [view, moves]);
  const [turns, spelling] = useMemo(() => {
    const turns = { ...(hint === undefined ? {} : turnsFor(hint, table, layings)), ...turned.value };
    return [turns, spellingOf({ table, viewer, layings, turns })];
  }, [view, viewer, layings, turned.value, hint]);
  const choice = useChoice(props, spelling);
  const held = heldBy(table, viewer, choice.taken);
  const quarters = held === undefined ? 0 : (turns[held.part] ?? 0);
  const turn = () => {
    if (held !== undefined) turned.value = { ...turned.value, [held.part]: quarters + 1 };
  };
  return {
    held,
    quarters,
    lying: (cell) => held && lyingAt(layings, held, cell, turns),
    turn,
    choice: {
      ...choice,
      touch(part) {
        if (part === held?.part) {
          turn();
          return false;
        }
        if (part === 'drakon') return table.drakon !== null && choice.touch(table.drakon);
        if (part === `seat ${viewer}` && !choice.open.has(part)) return false;
        if (choosesAnew(part, table) && !choice.open.has(part)) choice.drop();
        return choice.touch(part);
      },
      carry(part) {
        // A hero who walks and Drakon are only carried: it is their way that is chosen.
        if (part.startsWith('tile ') || choice.open.has(part)) choice.carry(part);
      },
    },
  };
}

/** Pointing at another chamber to turn, or another hero to move, means that one instead. */
function choosesAnew(part: string, table: Table): boolean {
  const asked = question(table);
  return asked === 'rotate' ? isCell(part) : asked === 'control' && part.startsWith('seat ');
}
