import type { Chamber } from './components.ts';

/** A chamber in a hand, and × 512 a bit for each seat that knows it, with the bit EVERYBODY also for those who watch. */
export type Held = number;
export const EVERYBODY = 64;
const ALL_EYES = 127;

export function heldBy(knowers: number, chamber: Chamber): Held {
  return (knowers << 9) | chamber;
}

/** A chamber in a hand that everybody has seen. */
export function heldOpenly(chamber: Chamber): Held {
  return heldBy(ALL_EYES, chamber);
}

export function chamberOf(held: Held): Chamber {
  return held & 511;
}

/** A bit for each seat that knows the chamber, and EVERYBODY. */
export function knowersOf(held: Held): number {
  return held >> 9;
}
