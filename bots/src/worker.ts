import { type Position, rngFrom } from '@hoard/kernel';
import type { Matter } from './bot.ts';
import { LEVEL_MS, type Level, think } from './levels.ts';
import type { Reason } from './reason.ts';

/** What a worker is asked: how a level would move, seeing this. With iterations and no ms the answer is the same every time. */
export interface Question {
  readonly game: string; // its id
  readonly level: Level;
  readonly view: Position;
  readonly seed: string;
  readonly iterations?: number; // otherwise the level's own
  readonly ms?: number; // at most; otherwise the level's own
}

export interface Answer {
  readonly move: string;
  readonly why?: Reason; // left out where the worker was stopped, for it takes a while to find
}

/** What a worker has around it, on a server or in a browser. */
export interface Surroundings {
  boxOf(id: string): Matter<unknown, unknown> | undefined;
  now(): number; // milliseconds
  stopped?(): boolean; // it is to answer at once with the best so far
}

/** A worker's whole work: it answers questions, one after another. */
export function answering({ boxOf, now, stopped }: Surroundings): (question: Question) => Answer {
  return ({ game: id, level, view, seed, iterations, ms }) => {
    const box = boxOf(id);
    if (box === undefined) throw new Error(`there is no game "${id}"`);
    const own = iterations === undefined ? LEVEL_MS[level] : Number.POSITIVE_INFINITY;
    const until = now() + (ms ?? own);
    const spent = () => stopped?.() === true || now() >= until;
    const budget = { ...(iterations !== undefined && { iterations }), spent };
    const { move, why } = think(level, box, view, rngFrom(seed), budget);
    return { move: box.game.spell(move), ...(stopped?.() !== true && { why: why() }) };
  };
}
