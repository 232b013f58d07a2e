import { type Refusal, refuse } from '@hoard/kernel';
import {
  ACTIONS,
  type Action,
  actionOf,
  CARD_NAMES,
  CARD_OF,
  type Card,
  cardOfAction,
  isDragon,
} from '../components.ts';
import { thingOf } from '../knowledge.ts';
import {
  aboutOf,
  actionNamed,
  BOTTOM,
  BOTTOM_ALONE,
  endOf,
  kindOf,
  LAY,
  type Move,
  PASS,
  TOP_ALONE,
  toOf,
} from '../notation.ts';
import { BY_SEVEN, RUNNING, type State } from '../state.ts';
import { ACTION_WORDS } from '../telling.ts';
import { hasTarget, mistargeted } from './actions.ts';
import { mayPlay, misplaced } from './laying.ts';
import { mayGoToBottom } from './silver.ts';

/** The first rule a move breaks: whether anything is being decided, then what one holds, then where it may go. */
export function refusal(state: State, move: Move): Refusal | undefined {
  if (state.over !== RUNNING) return state.over === BY_SEVEN ? refuse('8.2', 'won') : refuse('8.5', 'outOfCards');
  switch (kindOf(move)) {
    case PASS:
      return mustPlay(state);
    case LAY:
      return notHeld(state, CARD_OF[aboutOf(move)]!) ?? misplaced(state, toOf(move), aboutOf(move));
    case TOP_ALONE:
    case BOTTOM_ALONE:
      return notPlayable(state, aboutOf(move), endOf(move)) ?? leftUndone(state, move);
  }
  const action = actionNamed(move);
  return notPlayable(state, action, endOf(move)) ?? mistargeted(state, move, action);
}

function mustPlay(state: State): Refusal | undefined {
  const playable = state.hands[state.turn]!.map(thingOf).filter((card) => mayPlay(state, card));
  if (playable.length === 0) return undefined;
  const names = [...new Set(playable)].map((card) => CARD_NAMES[card]!);
  return refuse('3.2', 'mustPlay', {}, names);
}

function notHeld(state: State, card: Card): Refusal | undefined {
  if (state.hands[state.turn]!.some((piece) => thingOf(piece) === card)) return undefined;
  if (isDragon(card)) return refuse('3.1', 'notInHand', { card: CARD_NAMES[card]! });
  return refuse('3.1', 'actionNotInHand', { action: ACTION_WORDS[actionOf(card)]! });
}

function notPlayable(state: State, action: Action, end: number): Refusal | undefined {
  const held = notHeld(state, cardOfAction(action));
  if (held !== undefined) return held;
  return end === BOTTOM && !mayGoToBottom(state) ? refuse('6.4', 'firstGoesOnTop', {}, [ACTIONS[action]!]) : undefined;
}

/** At the bottom the action must be carried out (§6.3), and where that cannot be, the card cannot go there (§6.6). */
function leftUndone(state: State, move: Move): Refusal | undefined {
  if (endOf(move) !== BOTTOM) return undefined;
  const action = aboutOf(move);
  return hasTarget(state, action, BOTTOM)
    ? refuse('6.3', 'mustBeCarriedOut', {}, [ACTIONS[action]!])
    : refuse('6.6', 'noTarget', {}, [ACTIONS[action]!]);
}
