import type { Answer, Question } from '@hoard/bots';
import type { ClientMessage, Event, ServerMessage } from '@hoard/table';

/** What the page says to the worker that runs its tables: the same as to a server, and who says it. */
export type ToHost =
  | { readonly is: 'open'; readonly table: string; readonly events: readonly Event[]; readonly ref: number }
  | { readonly is: 'said'; readonly person: string; readonly message: ClientMessage };

export type FromHost =
  | { readonly is: 'opened'; readonly ref: number }
  | { readonly is: 'told'; readonly person: string; readonly message: ServerMessage };

/** What that worker says to the one that thinks. */
export interface ToThinker {
  readonly ref: number;
  readonly question: Question;
}

export interface FromThinker {
  readonly ref: number;
  readonly answer: Answer;
}
