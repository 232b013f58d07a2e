import { type BoardProps, type Choice, useChoice } from '@hoard/board';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { footprintOf, formOf, isAskew, isCell, isPiece, landing } from './shapes.ts';
import { spellingOf, type Turns } from './spelling.ts';
import type { Table } from './table.ts';

/** What a player holds over the map, and how. */
export interface Hold {
  readonly choice: Choice;
  readonly piece: string | undefined; // `L` or `dragon T`
  readonly over: string | undefined; // the field it is held over
  readonly aimed: boolean; // a finger has put it there, and a second tap lays it
  readonly carried: boolean; // the last piece was carried by hand, so it need not fly
  readonly spun: string | undefined; // the piece turned just now
  readonly askew: boolean; // the piece fits nowhere as it is turned, but otherwise it would
  turnOf(piece: string): number;
  turn(quarters: number): void;
  /** Who touches next: a finger aims first, for it cannot hover; a mouse or a key lays at once. */
  by(what: 'finger' | 'mouse' | 'key'): void;
}

/** The choice of a place for a piece that can be turned in the hand. */
export function useHold(props: BoardProps, table: Table): Hold {
  const turns = useSignal<Turns>({});
  const finger = useSignal(false);
  const carried = useSignal(false);
  const spun = useSignal<string | undefined>(undefined);
  const aim = useSignal<string | undefined>(undefined);
  const dragon = table.phase === 'dragon' ? table.lairs[0] : undefined;
  const summoned = dragon !== undefined && props.moves.length > 0 ? `dragon ${dragon}` : undefined;
  const chosen = turns.value;
  const held = useMemo(() => ({ ...fitting(summoned, props.moves), ...chosen }), [summoned, props.moves, chosen]);
  const spelling = useMemo(() => spellingOf(table.phase, dragon, held), [table.phase, dragon, held]);
  const choice = useChoice(props, spelling);
  const piece = summoned ?? choice.taken.find(isPiece);
  const turnOf = (name: string) => held[name] ?? 0;
  const aimed = piece === undefined ? undefined : aim.value;
  const askew = useMemo(
    () => piece !== undefined && isAskew(piece, held[piece] ?? 0, props.moves),
    [piece, held, props.moves],
  );

  function turn(quarters: number): void {
    if (piece === undefined) return;
    turns.value = { ...turns.value, [piece]: (turnOf(piece) + quarters + 4) % 4 };
    spun.value = piece;
  }

  function covers(from: string | undefined, cell: string): boolean {
    return from !== undefined && landing(formOf(piece!, turnOf(piece!)), from).cells.includes(cell);
  }

  function touch(part: string): boolean {
    if (part === 'turn' || part === piece || (part === 'dragon' && summoned !== undefined)) {
      turn(1);
      return false;
    }
    if (part === 'place') return aimed !== undefined && lay(aimed);
    if (piece === undefined || !isCell(part)) {
      aim.value = undefined;
      return choice.touch(part);
    }
    if (!finger.value || carried.value) return lay(part);
    if (part === aimed || covers(aimed, part)) return lay(aimed!);
    aim.value = part;
    return false;
  }

  function lay(cell: string): boolean {
    aim.value = undefined;
    return choice.touch(cell);
  }

  return {
    choice: {
      ...choice,
      touch,
      carry(part) {
        carried.value = true;
        aim.value = undefined;
        if (isPiece(part)) choice.carry(part);
      },
      drop() {
        aim.value = undefined;
        choice.drop();
      },
    },
    piece,
    over: isCell(choice.pointed) ? choice.pointed : aimed,
    aimed: aimed !== undefined,
    carried: carried.value,
    spun: spun.value,
    askew,
    turnOf,
    turn,
    by(what) {
      finger.value = what === 'finger';
      carried.value = false;
      spun.value = undefined;
    },
  };
}

/** A dragon comes in a turn in which it fits somewhere. */
function fitting(dragon: string | undefined, moves: readonly string[]): Turns {
  return dragon === undefined ? {} : { [dragon]: footprintOf(moves[0]!)!.form.turn };
}
