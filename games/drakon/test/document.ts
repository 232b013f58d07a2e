import type { Position } from '@hoard/kernel';

/** A position of Drakon as the tests read it. */
export interface Document {
  readonly seats: number;
  readonly options: { readonly heroes: boolean; readonly goal: string; readonly teams: boolean };
  readonly turn: number;
  readonly phase: string;
  readonly pending: readonly { readonly seat: number; readonly what: string }[];
  readonly lair: { readonly [cell: string]: string };
  readonly pile: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly heroes: readonly { readonly hero: string | null; readonly at: string; readonly used: boolean }[];
  readonly coins: readonly (readonly number[])[];
  readonly hoard: readonly number[];
  readonly drakon: string | null;
  readonly seen?: Seen;
}

export interface Seen {
  readonly gone?: readonly string[];
  readonly hands?: readonly (readonly ('all' | readonly number[])[])[];
  readonly coins?: { readonly [owner: string]: { readonly [pool: string]: readonly number[] } };
  readonly unbuiltRounds?: number;
}

export function asDocument(position: Position): Document {
  return position as unknown as Document;
}

/** Copied from §1.3: effect, then how many with no arrow, N, NS, NE, NES, NESW. */
const TABLE = `
  entrance 0 0 0 0 0 1
  empty 0 2 4 4 7 0
  find 0 2 3 4 3 0
  steal-left 0 0 1 1 1 0
  steal-right 0 0 1 1 1 0
  lose 0 0 1 1 1 0
  destroy 0 0 1 1 1 0
  rotate 0 0 1 1 1 0
  swap 0 0 1 1 0 0
  control 0 0 1 1 1 0
  key 3 0 0 0 0 0
  portal 3 0 0 0 0 0
  wind 0 0 1 1 1 0
  harp 0 1 1 1 0 0
  escape 0 0 0 1 1 0
  flying 0 0 1 0 1 0
  drakon 0 1 1 1 1 0
  rob 0 0 0 1 1 0`;

const PATTERNS = ['-', 'N', 'NS', 'NE', 'NES', 'NESW'];

/** The 72 chambers of the box. */
export const BOX: readonly string[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [effect, ...counts] = line.trim().split(' ');
    return counts.flatMap((count, i) => Array<string>(Number(count)).fill(`${effect}:${PATTERNS[i]}`));
  });

/** The different ways some arrows can lie: "NE" is "NE", "ES", "SW", "NW". */
export function turnsOf(arrows: string): string[] {
  if (arrows === '-') return ['-'];
  const turns = [0, 1, 2, 3].map((quarters) =>
    [...'NESW'].filter((_, side) => arrows.includes('NESW'[(side - quarters + 4) % 4]!)).join(''),
  );
  return [...new Set(turns)];
}

const PATTERN_OF = new Map(PATTERNS.flatMap((pattern) => turnsOf(pattern).map((arrows) => [arrows, pattern])));

/** A chamber in the pattern of §1.3, however it lies. */
export function patternOf(chamber: string): string {
  const [effect, arrows] = chamber.split(':') as [string, string];
  return `${effect}:${PATTERN_OF.get(arrows)}`;
}
