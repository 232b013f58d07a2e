import type { Level, Reason } from '@hoard/bots';
import type { Happening, Outcome, Position, Seat, Viewer } from '@hoard/kernel';
import type { RatingChange } from './event.ts';
import type { Phrase } from './phrases.ts';
import type { Terms } from './terms.ts';

/** A chair at the table, as everyone may see it. */
export interface Chair {
  readonly name?: string | undefined; // of the person it belongs to
  readonly bot?: Level | undefined; // who plays it while no person does
  readonly invited?: true | undefined; // a link to it is out
  readonly resigned?: true | undefined;
}

/** Who sits where and what is played: it changes rarely. */
export interface Room {
  readonly table: string;
  readonly terms: Terms;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly host?: Seat | undefined; // where the one who opened it sits
  readonly chairs: readonly Chair[];
  readonly commitment: string; // hash of the server's half of the seed, known before anybody sits down
  readonly ratings?: readonly RatingChange[] | undefined; // after a rated match
  readonly wishes: readonly Seat[]; // for another match
  readonly next?: string | undefined; // the table of that match
}

/** What of a room changes when its match is over. */
export type Aftermath = Pick<Room, 'phase' | 'ratings' | 'wishes' | 'next'>;

export type Undo = 'freely' | 'asking' | 'no';

/** An undo back to so many moves, that others have to agree to. */
export interface Asked {
  readonly by: Seat;
  readonly moves: number;
  readonly agreed: readonly Seat[];
}

/** The match as one viewer may see it. */
export interface Play {
  readonly view: Position;
  readonly actor?: Seat | undefined; // who decides; nobody when it is over
  readonly moves: number; // made so far
  readonly due?: number | undefined; // when the clock of the actor runs out, in milliseconds since 1970
  readonly undo: Undo; // how this viewer may take the last decision back
  readonly asked?: Asked | undefined;
  readonly outcome?: Outcome | undefined;
}

/** One line of the table's log: what happened, what was said, or who came and went. */
export interface Line {
  readonly number: number; // of its event
  readonly is: string; // "moved", "said", "sat" …
  readonly seat?: Seat | undefined;
  readonly name?: string | undefined; // who came, went or spoke, by the name of that moment
  readonly happenings?: readonly Happening[] | undefined;
  readonly why?: Reason | undefined; // a bot's reason
  readonly phrase?: Phrase | undefined;
  readonly text?: string | undefined;
  readonly level?: Level | undefined;
}

/** All that one viewer sees of a table after an event. */
export interface Sight {
  readonly number: number; // of the last event
  readonly viewer: Viewer;
  readonly room: Room;
  readonly play?: Play | undefined; // once it has started
}
