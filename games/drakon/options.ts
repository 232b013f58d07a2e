import type { Options } from '@hoard/kernel';

/** Each option with its values, the default first (§6.6, §8, §9.2, §9.4). */
export const OPTIONS = {
  heroes: [false, true],
  goal: ['standard', 'short', 'escape'],
  teams: [false, true],
  swapKeepsTile: [true, false],
} as const;

export type Goal = (typeof OPTIONS.goal)[number];

/** Gold that wins, by goal; a team needs twice as much (§9.1, §9.2, §9.4). */
export const TARGET: { readonly [goal in Goal]: number } = { standard: 10, short: 7, escape: 8 };

/** Teams are for four or six (§9.4). */
export function misfit(options: Options, seats: number): string | undefined {
  return options.teams === true && seats !== 4 && seats !== 6 ? 'teams are for 4 or 6 players' : undefined;
}
