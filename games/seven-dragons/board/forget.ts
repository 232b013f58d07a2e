import { HIDDEN, type Position, type Viewer } from '@hoard/kernel';

/** The view without the hands and goals that the viewer has only seen before. */
export function forget(view: Position, viewer: Viewer): Position {
  const { seen: _, hands, goals, ...open } = view as Position & { hands: string[][]; goals: string[] };
  return {
    ...open,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => HIDDEN))),
    goals: goals.map((goal, seat) => (seat === viewer ? goal : HIDDEN)),
  };
}
