import type { Args } from './happening.ts';

/** The rule that forbids a move. */
export interface Refusal {
  readonly rule: string; // section of the game's RULES.md: "3.4"
  readonly key: string; // its sentence in the game's text/
  readonly args: Args;
  readonly at: readonly string[]; // what stands in the way: cards, cells, "seat 1"
}

export function refuse(rule: string, key: string, args: Args = {}, at: readonly string[] = []): Refusal {
  return { rule, key, args, at };
}
