import type { Outcome, Viewer } from '@hoard/kernel';
import type { Speak } from './speak.ts';
import { isComplete, ransomOf, type Table } from './table.ts';

/** What is going on for a viewer at a table. */
export interface Moment {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly moves: readonly string[]; // of the seat on turn
  readonly taken: readonly string[]; // the parts chosen so far
  readonly outcome?: Outcome | undefined;
}

/** What is asked of the viewer, short enough to be said aloud to a child. */
export function asked({ table, viewer, moves, taken, outcome }: Moment, speak: Speak): string {
  const { players, turn, phase } = table;
  const winners = outcome?.winners ?? (isComplete(players[turn]!) ? [turn] : undefined);
  if (winners !== undefined) {
    const won = viewer !== 'spectator' && winners.includes(viewer) && winners.length === 1;
    return won ? speak('youWin') : speak('won', { seats: winners, count: winners.length });
  }
  if (viewer !== turn) return speak('turnOf', { seat: turn });
  if (phase === 'witch') return settling(table, taken, speak);
  const buys = moves.some((move) => move.startsWith('buy'));
  if (phase === 'start') return speak(buys ? 'drawOrBuy' : 'drawCard');
  return speak(buys ? 'drawBuyOrStop' : 'drawOrStop');
}

function settling({ players, turn }: Table, taken: readonly string[], speak: Speak): string {
  const player = players[turn]!;
  if (taken.join() === 'F1') return speak('sendFairy');
  const cards = ransomOf(player) - taken.length;
  return speak(player.fairies > 0 && taken.length === 0 ? 'payOrFairy' : 'payWitch', { cards });
}
