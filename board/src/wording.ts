import type { Args } from '@hoard/kernel';

/** How notation is said, by the name of the argument it comes in: `card: 'G6'` is "green 6". */
export type Wording = { readonly [argument: string]: (notation: string) => string };

/** The arguments of a sentence, their notation put into words. */
export function worded(args: Args, wording: Wording): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? said(value, wording[name]) : value]),
  );
}

function said(notation: string, say: Wording[string] | undefined): string {
  return say?.(notation) ?? notation;
}
