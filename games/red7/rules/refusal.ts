import { type Refusal, refuse } from '@hoard/kernel';
import { type Card, COLOUR, COLOURS, NAMES, NUMBER } from '../components.ts';
import { counted } from '../leading.ts';
import {
  cardOf,
  DISCARDS,
  DISCARDS_NO_DRAW,
  END,
  kindOf,
  MOVE_CANVAS,
  MOVE_DECK,
  type Move,
  PASS,
  PLAY,
  seatOf,
  TAKE,
} from '../notation.ts';
import { FIVE, isIn, isOver, ONE, ruleInForce, SEVEN, START, type State } from '../state.ts';
import { completesByMoving, completesByTaking, isLed, leaderUnder, leads, mayPlay, rulesLed } from './lead.ts';
import { earnsDraw, mayBeMoved } from './moves.ts';

/** The first rule a move breaks: what is being decided, then what one holds, then where it may go. */
export function refusal(state: State, move: Move): Refusal | undefined {
  if (isOver(state)) return refuse('3.10', 'over');
  const kind = kindOf(move);
  return notAsked(state, kind) ?? FORBIDDEN[kind]!(state, cardOf(move), move);
}

/** What the step does not ask for. */
function notAsked(state: State, kind: number): Refusal | undefined {
  if (!state.actions && (kind === TAKE || kind === MOVE_CANVAS || kind === MOVE_DECK))
    return refuse('6.1', 'noActions');
  switch (state.step) {
    case FIVE:
      return kind === PLAY ? undefined : refuse('6.5', 'fiveAsks', {}, lastPlayed(state));
    case ONE:
      return kind === TAKE ? undefined : refuse('6.2', 'oneAsks', {}, lastPlayed(state));
    case SEVEN:
      return kind === MOVE_CANVAS || kind === MOVE_DECK ? undefined : refuse('6.6', 'sevenAsks', {}, lastPlayed(state));
  }
  if (kind === TAKE) return refuse('6.2', 'takeNeedsOne');
  if (kind === MOVE_CANVAS || kind === MOVE_DECK) return refuse('6.6', 'moveNeedsSeven');
  if (state.step === START) return kind === END ? refuse('3.1', 'endNeedsPlay') : undefined;
  if (kind === PLAY) return refuse('3.1', 'playedAlready', {}, lastPlayed(state));
  if (kind === PASS) return refuse('3.1', 'passComesFirst', {}, lastPlayed(state));
  return undefined;
}

function lastPlayed(state: State): string[] {
  return state.palettes[state.turn]!.slice(-1).map((card) => NAMES[card]!);
}

/** What forbids a move of a kind that is asked for. */
const FORBIDDEN: { readonly [kind: number]: (state: State, card: Card, move: Move) => Refusal | undefined } = {
  [PASS]: () => undefined,
  [END]: (state) => {
    if (!state.mustLead || leads(state)) return undefined;
    return NUMBER[state.palettes[state.turn]!.at(-1)!] === 1
      ? refuse('6.3', 'endAfterOne')
      : refuse('6.8', 'endAfterSeven');
  },
  [PLAY]: (state, card) => {
    const held = notHeld(state, card);
    if (held !== undefined) return held;
    if (mayPlay(state, card)) return undefined;
    return refuse(NUMBER[card] === 1 ? '6.3' : '6.8', 'wouldNotLead', { card: NAMES[card]! }, [NAMES[card]!]);
  },
  [DISCARDS]: (state, card) => notHeld(state, card) ?? notLeading(state, card),
  [DISCARDS_NO_DRAW]: (state, card) =>
    notHeld(state, card) ??
    notLeading(state, card) ??
    (earnsDraw(state, card) ? undefined : refuse('5.1', 'nothingToDecline', { card: NAMES[card]! }, [NAMES[card]!])),
  [TAKE]: (state, card, move) => {
    const other = seatOf(move);
    const at = [`seat ${other}`];
    if (other === state.turn) return refuse('6.2', 'takeFromYourself', {}, at);
    if (other >= state.seats) return refuse('6.2', 'takeFromNobody');
    if (!isIn(state, other)) return refuse('6.2', 'takeFromOut', { other }, at);
    const palette = state.palettes[other]!;
    if (palette.length < state.palettes[state.turn]!.length) return refuse('6.2', 'takeFromFewer', { other }, at);
    if (!palette.includes(card)) return refuse('6.2', 'takeAbsent', { other, card: NAMES[card]! }, at);
    if (completesByTaking(state, other, card)) return undefined;
    return refuse('6.3', 'takeWouldNotLead', { other, card: NAMES[card]! }, [NAMES[card]!]);
  },
  [MOVE_CANVAS]: (state, card) => notMovable(state, card, COLOUR[card]!),
  [MOVE_DECK]: (state, card) => notMovable(state, card, ruleInForce(state)),
};

function notHeld(state: State, card: Card): Refusal | undefined {
  if (state.hands[state.turn]!.includes(card)) return undefined;
  return refuse(state.step === FIVE ? '6.5' : '3.1', 'notInHand', { card: NAMES[card]! });
}

/** §3.4: the sentence names who would lead, and points at the cards that count for that seat. */
function notLeading(state: State, card: Card): Refusal | undefined {
  const rule = COLOUR[card]!;
  if (isLed(rulesLed(state), rule)) return undefined;
  const colour = COLOURS[rule]!;
  const other = leaderUnder(state, rule);
  if (other === undefined) return refuse('3.4', 'discardNobodyLeads', { card: NAMES[card]!, colour });
  const at = counted(state.palettes[other]!, rule).map((counting) => NAMES[counting]!);
  return refuse('3.4', 'discardOtherLeads', { card: NAMES[card]!, colour, other }, at);
}

function notMovable(state: State, card: Card, rule: number): Refusal | undefined {
  const at = [NAMES[card]!];
  if (!state.palettes[state.turn]!.includes(card)) return refuse('6.6', 'moveAbsent', { card: NAMES[card]! });
  if (!mayBeMoved(state, card)) return refuse('6.6', 'sevenStays', { card: NAMES[card]! }, at);
  if (completesByMoving(state, card, rule)) return undefined;
  return refuse('6.8', 'moveWouldNotLead', { card: NAMES[card]! }, at);
}
