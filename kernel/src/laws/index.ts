import type { Setting } from '../settings.ts';
import { hidden, imagined } from './knowledge.ts';
import { choices, legality, picks, spelling } from './legality.ts';
import { clones, conserves, ends, looks, reads, rebuilds } from './states.ts';
import type { Subject } from './subject.ts';

export type { Subject } from './subject.ts';
export { Broken, same, walk } from './walk.ts';

/** A law is checked on one random match of one setting; it throws Broken. */
export type Law = <S, M>(subject: Subject<S, M>, setting: Setting, seed: string) => void;

/** What holds for every game, by name. */
export const LAWS = {
  'it ends': ends,
  'the seat to decide has a move, and nobody after the end': choices,
  'moves are spelled apart and parse back': spelling,
  'moves are what refusals let through': legality,
  'a picked move is a legal one': picks,
  'a position reads and writes back equal, and plays on the same': reads,
  'a clone never changes': clones,
  'looking changes nothing': looks,
  'seed and moves rebuild the match': rebuilds,
  'components are conserved and invariants hold': conserves,
  'what a viewer cannot know reaches him by no channel': hidden,
  'a view, filled in, is a world with the same view': imagined,
} as const satisfies { readonly [name: string]: Law };
