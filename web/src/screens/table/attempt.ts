import type { Refusal } from '@hoard/kernel';
import type { Problem } from '@hoard/table';
import type { Signal } from '@preact/signals';
import type { Reading } from '../../rules.ts';
import { play as sound } from '../../sound.ts';
import type { TableClient } from '../../tables/client.ts';

/** Why an attempt came to nothing. */
export interface Notice {
  readonly refusal?: Refusal;
  readonly problem?: Problem;
  readonly at: readonly string[]; // what stands in the way
}

/** Tries moves: what the rules forbid is explained at once, the rest is for whoever runs the table to decide. */
export function attempting(client: TableClient, reading: Reading, notice: Signal<Notice | undefined>) {
  const refuse = (refusal: Refusal) => {
    notice.value = { refusal, at: refusal.at };
    sound('refused');
  };
  const object = (problem: Problem) => {
    notice.value = { problem, at: [] };
    sound('refused');
  };

  async function tryMove(move: string): Promise<void> {
    client.hurry();
    const verdict = reading.judge(move);
    if ('refusal' in verdict) return refuse(verdict.refusal);
    if ('problem' in verdict) return object(verdict.problem);
    notice.value = undefined;
    const answered = await client.send({ do: 'move', move, after: 0 });
    if (answered.is === 'refused') refuse(answered);
    else if (answered.is === 'problem') object(answered.problem);
  }
  return { tryMove, notice };
}
