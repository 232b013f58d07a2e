import { type Refusal, refuse } from '@hoard/kernel';
import { HEROES } from '../components.ts';
import {
  ALLOW,
  CONTROLS,
  DESTROYS,
  END,
  FLY,
  HERO,
  KEEP,
  KNIGHT_MOVE,
  kindOf,
  type Move,
  PUT_DRAKON,
  RANGER_MOVE,
  ROBS,
  ROTATES,
  SKIP,
  SORCERESS_MOVE,
  STEP_ON,
  SWAPS,
  THIEF_MOVE,
  WARRIOR_MOVE,
} from '../move.ts';
import { seatOfEntry, topEntry, WHATS, whatOf } from '../pending.ts';
import { ACTION, AFTER, CHOOSING, OVER, RESOLVE, type State } from '../state.ts';
import { ABILITIES, hasAbility } from './abilities.ts';
import { DECISIONS } from './decisions.ts';
import { FORBIDDEN } from './forbidden.ts';

/** The first rule a move breaks: what is being decided, then what one holds, then where it may go. */
export function refusal(state: State, move: Move): Refusal | undefined {
  const kind = kindOf(move);
  const seat = state.phase === RESOLVE ? seatOfEntry(topEntry(state)) : state.turn;
  return notAsked(state, kind) ?? FORBIDDEN[kind]?.(state, move, seat);
}

/** What the phase does not ask for. */
function notAsked(state: State, kind: number): Refusal | undefined {
  switch (state.phase) {
    case OVER:
      return refuse(state.rule, 'over');
    case CHOOSING:
      return kind === HERO ? undefined : refuse('2.4', 'heroesFirst');
    case RESOLVE:
      return notAnswering(state, kind);
  }
  if (kind === HERO) return refuse('2.4', 'heroesChosen');
  if (kind in ONLY_WHEN_ASKED) return refuse(ONLY_WHEN_ASKED[kind]!, 'notAskedNow');
  if (kind in HERO_OF) return notAble(state, kind);
  if (state.phase === ACTION && kind === END) return refuse('3.1', 'actFirst');
  if (state.phase === AFTER && kind !== END) return refuse('3.1', 'actedAlready');
  return undefined;
}

/** What does not answer the question that is open. */
function notAnswering(state: State, kind: number): Refusal | undefined {
  const entry = topEntry(state);
  const { rule, kinds } = DECISIONS[whatOf(entry)]!;
  if (kinds.includes(kind)) return undefined;
  if (kind === SKIP) return refuse(rule, 'notDeclinable');
  const at = [`seat ${seatOfEntry(entry)}`];
  return refuse(rule, 'decideFirst', { seat: seatOfEntry(entry), what: WHATS[whatOf(entry)]! }, at);
}

/** Answers to questions, and the rule that asks. */
const ONLY_WHEN_ASKED: { readonly [kind: number]: string } = {
  [SKIP]: '3.1',
  [STEP_ON]: '4.5',
  [KEEP]: '8.1',
  [ALLOW]: '8.1',
  [DESTROYS]: '6.4',
  [ROTATES]: '6.5',
  [SWAPS]: '6.6',
  [CONTROLS]: '6.7',
  [FLY]: '6.8',
  [PUT_DRAKON]: '6.9',
  [ROBS]: '6.10',
};

const HERO_OF: { readonly [kind: number]: number } = {
  [KNIGHT_MOVE]: HEROES.indexOf('knight'),
  [RANGER_MOVE]: HEROES.indexOf('ranger'),
  [SORCERESS_MOVE]: HEROES.indexOf('sorceress'),
  [THIEF_MOVE]: HEROES.indexOf('thief'),
  [WARRIOR_MOVE]: HEROES.indexOf('warrior'),
};

/** Whose ability it is, that it was not used, and that a sorceress uses hers as the action (§8). */
function notAble(state: State, kind: number): Refusal | undefined {
  const hero = HERO_OF[kind]!;
  const { rule } = ABILITIES[hero]!;
  if (!state.play.heroes) return refuse(rule, 'noAbilities');
  if (state.hero[state.turn] !== hero) return refuse(rule, 'notYourHero', { hero: HEROES[hero]! });
  if (!hasAbility(state, state.turn)) return refuse(rule, 'abilityUsed', { hero: HEROES[hero]! });
  if (kind === SORCERESS_MOVE && state.phase === AFTER) return refuse(rule, 'asYourAction');
  return undefined;
}
