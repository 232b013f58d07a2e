import { type Cell, NOWHERE, STEP } from '../cells.ts';
import type { State } from '../state.ts';

const FARTHEST = 3;

/** Where Drakon can move to: over 0 to 3 chambers, side to side, whatever their arrows (§7.2); nowhere before she is in play. */
export function drakonReaches(state: State): Cell[] {
  if (state.drakon === NOWHERE) return [];
  const reached = [state.drakon];
  let first = 0;
  for (let steps = 0; steps < FARTHEST; steps++) {
    const last = reached.length;
    for (let i = first; i < last; i++) {
      for (let side = 0; side < 4; side++) {
        const cell = reached[i]! + STEP[side]!;
        if (state.cells.includes(cell) && !reached.includes(cell)) reached.push(cell);
      }
    }
    first = last;
  }
  return reached;
}
