import { HIDDEN, type Json, type Position, type Viewer } from '@hoard/kernel';

interface Table {
  readonly hands: readonly Json[][];
  readonly coins: readonly Json[][]; // by seat, or by team
  readonly hoard: readonly Json[];
}

/** The view without the chambers and coins that the viewer has only seen before. */
export function forget(view: Position, viewer: Viewer): Position {
  const { seen: _, ...open } = view;
  if (view.phase === 'over') return open; // all coins are shown (§9.3)
  const { hands, coins, hoard } = view as unknown as Table;
  const purse = viewer === 'spectator' ? undefined : viewer % coins.length;
  return {
    ...open,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => HIDDEN))),
    coins: coins.map((list, owner) => (owner === purse ? list : list.map(() => HIDDEN))),
    hoard: hoard.map(() => HIDDEN),
  };
}
