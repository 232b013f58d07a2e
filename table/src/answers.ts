import type { Json, Position, Refusal, Viewer } from '@hoard/kernel';
import type { Problem } from './problem.ts';
import type { Aftermath, Line, Play, Room } from './sight.ts';

/** What a server sends. */
export type ServerMessage =
  | { readonly is: 'welcome'; readonly you: string; readonly name: string; readonly now: number } // the answer to hello
  | News
  | { readonly is: 'here'; readonly table: string; readonly here: readonly number[] } // seats whose people are connected
  | { readonly is: 'done'; readonly ref: number; readonly number: number; readonly link?: string | undefined }
  | ({ readonly is: 'refused'; readonly ref: number } & Refusal)
  | Complaint
  | { readonly is: 'pong' };

/** Why something was not done; with the number of what was asked, where that could be read. */
export interface Complaint {
  readonly is: 'problem';
  readonly ref?: number | undefined;
  readonly problem: Problem;
  readonly detail?: string | undefined;
}

/** What is new at a table for one viewer. `room` and `play` come only where they changed. */
export interface News {
  readonly is: 'news';
  readonly ref?: number; // of what was asked for, where this is the answer
  readonly table: string;
  readonly number: number; // of the last event
  readonly after: number; // news follow on from this number; 0: everything
  readonly viewer: Viewer;
  readonly lines: readonly Line[];
  readonly room?: Room | Aftermath;
  readonly play?: Progress;
  readonly here?: readonly number[]; // seats whose people are connected, for who has just come
}

/**
 * How the match has gone on: with the whole view, or with those of its fields that have changed since `after`.
 * Of a list that is as long as before, these are only the pieces that have changed, by their places: `{"1":…}`.
 */
export type Progress = Omit<Play, 'view'> & ({ readonly view: Position } | { readonly changed: Position });

/** The room as a viewer knows it after news. */
export function roomAfter(before: Room | undefined, { room }: News): Room | undefined {
  return room === undefined || 'terms' in room ? (room ?? before) : { ...before!, ...room };
}

/** The match as a viewer knows it after news. */
export function playAfter(before: Play | undefined, { after, play }: News): Play | undefined {
  if (play === undefined) return after === 0 ? undefined : before;
  if ('view' in play) return play;
  const { changed, ...rest } = play;
  const view: { [name: string]: Json } = { ...before!.view };
  for (const name in changed) view[name] = fieldAfter(view[name]!, changed[name]!);
  return { view, ...rest };
}

function fieldAfter(before: Json, changed: Json): Json {
  const isWhole = !Array.isArray(before) || typeof changed !== 'object' || changed === null || Array.isArray(changed);
  return isWhole ? changed : Object.assign([...before], changed);
}
