import type { Level, Reason } from '@hoard/bots';
import type { Seat } from '@hoard/kernel';
import type { Phrase } from './phrases.ts';
import type { Person, Terms } from './terms.ts';

/** How a match changed somebody's rating. */
export interface RatingChange {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** What has happened at a table, in order. These lists are the whole truth: everything else is worked out from them. */
export type Event =
  | { readonly is: 'opened'; readonly by: Person; readonly terms: Terms; readonly secret: string } // the server's half of the seed
  | { readonly is: 'invited'; readonly seat: Seat; readonly link: string } // the link's hash
  | { readonly is: 'sat'; readonly seat: Seat; readonly person: Person; readonly salt: string } // the device's share of the seed
  | { readonly is: 'stood'; readonly seat: Seat } // before the start
  | { readonly is: 'hired'; readonly seat: Seat; readonly level: Level } // a bot
  | { readonly is: 'dismissed'; readonly seat: Seat }
  | { readonly is: 'started' }
  | { readonly is: 'moved'; readonly seat: Seat; readonly move: string; readonly why?: Reason }
  | { readonly is: 'left'; readonly seat: Seat; readonly level: Level; readonly late?: true } // a bot plays on; late: the clock ran out
  | { readonly is: 'returned'; readonly seat: Seat }
  | { readonly is: 'undoAsked'; readonly seat: Seat; readonly moves: number } // back to so many moves
  | { readonly is: 'undoAgreed'; readonly seat: Seat }
  | { readonly is: 'undoDeclined'; readonly seat: Seat }
  | { readonly is: 'undone'; readonly moves: number }
  | { readonly is: 'resigned'; readonly seat: Seat; readonly level: Level } // a bot plays on where more than one is left
  | { readonly is: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly is: 'wrote'; readonly seat: Seat; readonly text: string }
  | { readonly is: 'wished'; readonly seat: Seat; readonly salt: string } // for another match
  | { readonly is: 'rated'; readonly changes: readonly RatingChange[] }
  | { readonly is: 'rematched'; readonly table: string };
