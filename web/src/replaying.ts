import { begin, type Game, type Happening, heardBy, type Position, type Viewer } from '@hoard/kernel';
import type { TableRecord } from '@hoard/table';
import type { Eyes } from './route.ts';

/** A match from its first deal to its end. */
export interface Replaying {
  readonly moves: number;
  view(moves: number, eyes: Eyes): Position;
  /** What the n-th move led to, counted from 1, as these eyes may know it. */
  happenings(move: number, eyes: Eyes): readonly Happening[];
}

/** Plays a record again, keeping every state on the way. */
export function replaying(game: Game, record: TableRecord): Replaying {
  const { state, rng } = begin(game, record);
  const states = [game.clone(state)];
  const told: Happening[][] = [];
  for (const move of record.moves) {
    const heard: Happening[] = [];
    game.apply(state, game.parse(move), rng, (happening) => heard.push(happening));
    states.push(game.clone(state));
    told.push(heard);
  }
  return {
    moves: record.moves.length,
    view: (moves, eyes) => game.write(states[moves]!, ...(eyes === 'all' ? [] : [eyes])),
    happenings: (move, eyes) => (told[move - 1] ?? []).map((happening) => openly(happening, eyes)),
  };
}

/** With everything open, secrets are told, too. */
function openly(happening: Happening, eyes: Eyes): Happening {
  if (eyes !== 'all') return heardBy(eyes, happening);
  const first: Viewer = happening.secret?.to[0] ?? 'spectator';
  return heardBy(first, happening);
}
