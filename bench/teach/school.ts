import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Weights } from '@hoard/kernel';
import type { Lesson } from './student.ts';

/** Matches to be played and learned from. */
export interface Task {
  readonly game: string;
  readonly seed: string;
  readonly from: number; // numbers of matches
  readonly to: number;
  readonly weights: Weights | undefined; // of the student; without them a greedy player plays
  readonly rival: Weights | undefined; // of who sits at every other table; likewise
}

/** Threads in which matches are played, as many as there are processors. */
export interface School {
  lessons(task: Task): Promise<Lesson[]>;
  close(): Promise<unknown>;
}

export function newSchool(): School {
  const rooms = Array.from({ length: availableParallelism() }, () => new Worker(new URL('room.js', import.meta.url)));

  function ask(room: Worker, task: Task): Promise<Float64Array> {
    return new Promise((resolve, reject) => {
      room.once('error', reject);
      room.once('message', (packed: Float64Array) => {
        room.off('error', reject);
        resolve(packed);
      });
      room.postMessage(task);
    });
  }

  return {
    async lessons(task) {
      const share = Math.ceil((task.to - task.from) / rooms.length);
      const packed = await Promise.all(
        rooms.map((room, i) => {
          const from = task.from + i * share;
          return ask(room, { ...task, from, to: Math.min(from + share, task.to) });
        }),
      );
      return packed.flatMap(unpack);
    },
    close: () => Promise.all(rooms.map((room) => room.terminate())),
  };
}

/** Lessons as numbers: how many seats and traits, then everybody's share, then everybody's traits. */
export function pack(lessons: readonly Lesson[]): Float64Array {
  const sizes = lessons.map(({ traits }) => 2 + traits.length * (1 + traits[0]!.length));
  const packed = new Float64Array(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const { traits, shares } of lessons) {
    packed[at++] = traits.length;
    packed[at++] = traits[0]!.length;
    packed.set(shares, at);
    at += traits.length;
    for (const seat of traits) {
      packed.set(seat, at);
      at += seat.length;
    }
  }
  return packed;
}

function unpack(packed: Float64Array): Lesson[] {
  const lessons: Lesson[] = [];
  for (let at = 0; at < packed.length; ) {
    const [seats, size] = [packed[at]!, packed[at + 1]!];
    const shares = packed.subarray(at + 2, at + 2 + seats);
    const first = at + 2 + seats;
    const traits = Array.from({ length: seats }, (_, i) => packed.subarray(first + i * size, first + (i + 1) * size));
    lessons.push({ traits, shares });
    at = first + seats * size;
  }
  return lessons;
}
