import type { Options } from '@hoard/kernel';

export const ACCESS = ['private', 'open'] as const;
export const SPEECH = ['phrases', 'free'] as const;
/** Hours for a move; 0 is a live table without a clock. */
export const PACES = [0, 8, 24, 72] as const;

/** What a table plays and how, agreed when it is opened. */
export interface Terms {
  readonly game: string;
  readonly version: number; // of the game's rules
  readonly seats: number;
  readonly options: Options;
  readonly access: (typeof ACCESS)[number]; // an open table is listed in the lobby, anyone may sit down
  readonly spectators: boolean; // may others watch, without seeing hands
  readonly memoryAid: boolean; // does the screen show what a seat has seen
  readonly speech: (typeof SPEECH)[number]; // fixed phrases, or free text too
  readonly pace: (typeof PACES)[number];
  readonly rated: boolean;
}

/** Somebody with a device: its public id, and the name they go by. */
export interface Person {
  readonly id: string;
  readonly name: string;
}
