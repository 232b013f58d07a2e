import type { Insight, Rng, Seat } from '@hoard/kernel';
import { type Card, COLOUR, RULES, TARGET } from './components.ts';
import { endings } from './endings.ts';
import { weigh } from './leading.ts';
import { DISCARDS, END, type Move, PASS, PLAY } from './notation.ts';
import { isLed, mayPlay, rulesLed } from './rules/lead.ts';
import { moves } from './rules/moves.ts';
import { DISCARD, isIn, points, ruleInForce, START, type State, scoredBy } from './state.ts';

/** Nobody stays in who does not end the turn in the lead: a likely move is one after which that can be done, with one card if possible. */
function likelyMove(state: State, rng: Rng): Move {
  if (state.step === DISCARD) return isLed(rulesLed(state), ruleInForce(state)) ? END : (discard(state, rng) ?? END);
  if (state.step !== START) {
    const asked = moves(state);
    return asked[rng.int(asked.length)]!;
  }
  const [first, second] = rng.int(3) > 0 ? [play, discard] : [discard, play];
  return first(state, rng) ?? second(state, rng) ?? PASS;
}

/** A discard after which the seat on turn leads: the first, from any hand card on round the hand. */
function discard(state: State, rng: Rng): Move | undefined {
  const hand = state.hands[state.turn]!;
  const led = rulesLed(state);
  const from = rng.int(hand.length);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[(from + i) % hand.length]!;
    if (isLed(led, COLOUR[card]!)) return DISCARDS | card;
  }
  return undefined;
}

/** A card that leads from the palette, at once or, if none does, with the colour of another hand card. */
function play(state: State, rng: Rng): Move | undefined {
  const hand = state.hands[state.turn]!;
  const rule = ruleInForce(state);
  const from = rng.int(hand.length);
  let dear: Move | undefined;
  weighRivals(state);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[(from + i) % hand.length]!;
    if (!mayPlay(state, card)) continue;
    const led = rulesLedWith(state, card);
    if (isLed(led, rule)) return PLAY | card;
    if (dear === undefined && hand.some((other) => other !== card && isLed(led, COLOUR[other]!))) dear = PLAY | card;
  }
  return dear;
}

const rivals = [0, 0, 0, 0, 0, 0, 0]; // the best of the others under each rule
const mine = [0, 0, 0, 0, 0, 0, 0];

function weighRivals(state: State): void {
  for (let rule = 0; rule < RULES; rule++) {
    rivals[rule] = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat !== state.turn && isIn(state, seat)) {
        rivals[rule] = Math.max(rivals[rule]!, state.worths[seat * RULES + rule]!);
      }
    }
  }
}

/** The rules under which the seat on turn would beat the rivals with one more card in its palette. */
function rulesLedWith(state: State, card: Card): number {
  const palette = state.palettes[state.turn]!;
  palette.push(card);
  weigh(palette, mine, 0);
  palette.pop();
  let led = 0;
  for (let rule = 0; rule < RULES; rule++) if (mine[rule]! > rivals[rule]!) led |= 1 << rule;
  return led;
}

/* What cards in hand and points are worth, as powers of e: tried in matches. */
const CARD_IN_HAND = 0.5; // one who has more cards stays in longer
const ALL_POINTS = 3; // one who has all that it takes, against one who has none
const ROUND = 10; // points that the winner of a round may hope for

/** Each seat's chance to win the round by its hand, and in the advanced game the match by its points. */
function chances(state: State): readonly number[] {
  const round = shares(state.hands.map((hand, seat) => (isIn(state, seat) ? Math.exp(CARD_IN_HAND * hand.length) : 0)));
  if (!state.advanced) return round;
  const score = (seat: Seat) => (points(scoredBy(state, seat)) + ROUND * round[seat]!) / TARGET[state.seats]!;
  return shares(round.map((_, seat) => Math.exp(ALL_POINTS * score(seat))));
}

function shares(weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b);
  return weights.map((weight) => weight / sum);
}

/** Playouts in which everybody tries to stay in, for about two turns each; cards and points tell the rest. Between two the end can be counted out. */
export const insight: Insight<State, Move> = { likelyMove, chances, horizon: 8, endings, slips: 4 };
