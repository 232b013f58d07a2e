import type { Level, Reason } from '@hoard/bots';
import type { Happening, Outcome, Position, Seat, Viewer } from '@hoard/kernel';
import type { RatingChange } from './event.ts';
import type { Phrase } from './phrases.ts';
import type { Terms } from './terms.ts';

/** A chair at the table, as everyone may see it. */
export interface Chair {
  readonly name?: string; // of the person it belongs to
  readonly bot?: Level; // who plays it while no person does
  readonly invited?: true; // a link to it is out
  readonly resigned?: true;
}

/** Who sits where and what is played: it changes rarely. */
export interface Room {
  readonly table: string;
  readonly terms: Terms;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly host?: Seat; // where the one who opened it sits
  readonly chairs: readonly Chair[];
  readonly commitment: string; // hash of the server's half of the seed, known before anybody sits down
  readonly ratings?: readonly RatingChange[]; // after a rated match
  readonly wishes: readonly Seat[]; // for another match
  readonly next?: string; // the table of that match
}

export type Undo = 'freely' | 'asking' | 'no';

/** The match as one viewer may see it. */
export interface Play {
  readonly view: Position;
  readonly actor?: Seat; // who decides; nobody when it is over
  readonly moves: number; // made so far
  readonly due?: number; // when the clock of the actor runs out, in milliseconds since 1970
  readonly undo: Undo; // how this viewer may take the last decision back
  readonly asked?: { readonly by: Seat; readonly moves: number; readonly agreed: readonly Seat[] }; // an undo to be agreed to
  readonly outcome?: Outcome;
}

/** One line of the table's log: what happened, what was said, or who came and went. */
export interface Line {
  readonly number: number; // of its event
  readonly is: string; // "moved", "said", "sat" …
  readonly seat?: Seat;
  readonly name?: string; // who came, went or spoke, by the name of that moment
  readonly happenings?: readonly Happening[];
  readonly why?: Reason; // a bot's reason
  readonly phrase?: Phrase;
  readonly text?: string;
  readonly level?: Level;
}

/** All that one viewer sees of a table after an event. */
export interface Sight {
  readonly number: number; // of the last event
  readonly viewer: Viewer;
  readonly room: Room;
  readonly play?: Play; // once it has started
}
