import type { Seat, Viewer } from './game.ts';

/** Values for a sentence. `seat` and `other` are seats, `seats` a list of them; a text speaks of them as {player}, {other} and {players}. */
export type Args = { readonly [name: string]: number | string | readonly number[] };

/** Something that happened while a move was applied, for the log, the animation and the voice. */
export interface Happening {
  readonly what: string; // its sentence in the game's text/
  readonly args: Args;
  readonly secret?: Secret;
}

/** What some seats are told instead, because only they may know it. */
export interface Secret {
  readonly to: readonly Seat[];
  readonly what: string;
  readonly args: Args;
}

export type Tell = (happening: Happening) => void;

/** The happening as one viewer may hear it. */
export function heardBy(viewer: Viewer, { what, args, secret }: Happening): Happening {
  if (secret !== undefined && viewer !== 'spectator' && secret.to.includes(viewer)) {
    return { what: secret.what, args: secret.args };
  }
  return { what, args };
}
