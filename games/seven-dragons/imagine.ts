import { type Field, type Rng, wrong } from '@hoard/kernel';
import { GOALS } from './components.ts';
import { isWon } from './outcome.ts';
import type { State } from './state.ts';

/** Stands for a card or a goal that a view does not show, until one is imagined. */
export const HOLE = -1;

/** Fills the holes of hands and deck with cards still in the box. */
export function imagineCards(state: State, left: readonly number[], field: Field, rng: Rng): void {
  const lists = [state.deck, ...state.hands];
  const holes = lists.flatMap((pieces) => pieces.flatMap((piece, i) => (piece === HOLE ? { pieces, i } : [])));
  if (holes.length === 0) return;
  const missing = left.flatMap((copies, card) => Array<number>(copies).fill(card));
  if (holes.length > missing.length) {
    wrong(
      field,
      `${holes.length} cards are hidden here and in the deck, but only ${missing.length} are left in the box`,
    );
  }
  rng.shuffle(missing);
  for (const { pieces, i } of holes) pieces[i] = missing.pop()!;
}

/** Fills the holes of the goals so that nobody has won yet, each way as likely as any other; a game won by a goal that shows is over anyway. */
export function imagineGoals(state: State, field: Field, rng: Rng): void {
  const { goals } = state;
  const holes = [...goals.keys()].filter((seat) => goals[seat] === HOLE);
  if (holes.length === 0) return;
  const missing = [...Array(GOALS).keys()].filter((colour) => !goals.includes(colour));
  const ways = orders(missing);
  const won = (way: readonly number[]) => isWon({ ...state, goals: filled(goals, holes, way) });
  const open = ways.filter((way) => !won(way));
  const fitting =
    open.length > 0 ? open : isWonAsShown(state) ? ways : wrong(field, 'however dealt, somebody would have won');
  state.goals = filled(goals, holes, fitting[rng.int(fitting.length)]!);
}

/** A shown goal has won; what does not show is set aside as no colour at all. */
function isWonAsShown(state: State): boolean {
  return isWon({ ...state, goals: state.goals.map((goal) => (goal === HOLE ? GOALS : goal)) });
}

function filled(goals: readonly number[], holes: readonly number[], way: readonly number[]): number[] {
  const full = goals.slice();
  holes.forEach((seat, i) => {
    full[seat] = way[i]!;
  });
  return full;
}

/** Every order of some things. */
function orders(things: readonly number[]): number[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) => orders(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]));
}
