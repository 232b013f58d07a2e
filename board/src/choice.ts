import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from './board.ts';
import { ahead, complete, offered, open, resumed, type Spelling, touch, waysTo } from './route.ts';

/** The choice a player is making: parts touched so far, and what continues them. */
export interface Choice {
  readonly taken: readonly string[];
  readonly open: ReadonlySet<string>; // parts that continue it, or begin another where it leads nowhere
  readonly moves: readonly string[]; // legal moves that begin so
  readonly pointed: string | undefined; // the part under the pointer or in focus
  readonly previewed: string | undefined; // the move that touching that part would make
  /** The legal move that touching these parts now would make. */
  moveBy(...parts: string[]): string | undefined;
  /** Touches a part; says whether a legal move was made by it. */
  touch(part: string): boolean;
  /** Begins with a part that is carried. */
  carry(part: string): void;
  carries(part: string): boolean;
  /** Whether touching the part continues the choice or attempts something with what is taken. */
  answers(part: string): boolean;
  drop(): void;
  point(part: string | undefined): void;
  /** The attributes of an element that is a part of the board: its name, how it is called, and the rule that explains it. */
  part(name: string, label: string, rule?: string): PartAttributes;
  /** The same for a part that holds other parts, or only has something to show. */
  place(name: string, label: string, rule?: string): PartAttributes;
}

export interface PartAttributes {
  readonly 'data-part': string;
  readonly 'data-rule'?: string | undefined;
  readonly 'data-open'?: string | undefined;
  readonly 'data-taken'?: string | undefined;
  readonly 'data-carried'?: string | undefined;
  readonly 'data-blocked'?: string | undefined;
  readonly 'data-hint'?: string | undefined;
  readonly role: 'button' | 'group';
  readonly tabIndex: number;
  readonly 'aria-label': string;
}

/** A choice among the legal moves, begun anew whenever these change. */
export function useChoice(
  { moves, blocked, hint, play }: Pick<BoardProps, 'moves' | 'blocked' | 'hint' | 'play'>,
  spelling: Spelling,
): Choice {
  const begun = useSignal<readonly string[]>([]);
  const carried = useSignal(false); // in which case only where it may go is open
  const pointed = useSignal<string | undefined>(undefined);
  const among = useRef(moves);
  const ways = useMemo(() => waysTo(moves, spelling), [moves, spelling]);
  const hinted = useMemo(() => (hint === undefined ? [] : spelling.route(hint).flat()), [hint, spelling]);
  if (!same(among.current, moves)) {
    among.current = moves;
    begun.value = [];
  }
  const taken = begun.value;
  const opened = () => (carried.value ? open : offered)(ways, begun.value);
  const from = (part: string) => (carried.value ? begun.value : resumed(ways, begun.value, part));
  const continuing = opened();
  const flag = (holds: boolean) => (holds ? '' : undefined);
  const part: Choice['part'] = (name, label, rule) => ({
    'data-part': name,
    'data-rule': rule,
    'data-open': flag(continuing.has(name)),
    'data-taken': flag(taken.includes(name)),
    'data-carried': flag(spelling.carries(name)),
    'data-blocked': flag(blocked.includes(name)),
    'data-hint': flag(hinted.includes(name)),
    role: 'button',
    tabIndex: -1,
    'aria-label': label,
  });
  return {
    taken,
    open: continuing,
    moves: [...new Set(ahead(ways, taken).map(({ move }) => move))],
    pointed: pointed.value,
    previewed: pointed.value === undefined ? undefined : complete(ways, [...from(pointed.value), pointed.value]),
    moveBy: (...parts) => complete(ways, [...taken, ...parts]),
    touch(part) {
      const { taken: next, attempt } = touch(spelling, ways, from(part), part);
      begun.value = next;
      carried.value = false;
      if (attempt === undefined) return false;
      play(attempt);
      return moves.includes(attempt);
    },
    carry(part) {
      carried.value = true;
      if (!begun.value.includes(part))
        begun.value = open(ways, begun.value).has(part) ? [...begun.value, part] : [part];
    },
    carries: spelling.carries,
    answers: (part) =>
      opened().has(part) || (begun.value.length > 0 && spelling.spell([...begun.value, part]) !== undefined),
    drop() {
      begun.value = [];
      carried.value = false;
    },
    point(part) {
      pointed.value = part;
    },
    part,
    place: (name, label, rule) => ({ ...part(name, label, rule), role: 'group' }),
  };
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((move, i) => move === b[i]));
}
