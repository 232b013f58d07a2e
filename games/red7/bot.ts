import type { Insight, Rng } from '@hoard/kernel';
import { type Card, COLOUR, RULES } from './components.ts';
import { weigh } from './leading.ts';
import { DISCARDS, END, type Move, PASS, PLAY } from './notation.ts';
import { isLed, leads, rulesLed } from './rules/lead.ts';
import { moves } from './rules/moves.ts';
import { DISCARD, FIVE, isIn, ONE, ruleInForce, SEVEN, type State } from './state.ts';

/** Nobody stays in who does not end the turn in the lead: a likely move is one after which that can be done, cheaply if possible. */
function likelyMove(state: State, rng: Rng): Move {
  if (state.step === ONE || state.step === SEVEN || state.step === FIVE) return oneOf(moves(state), rng);
  if (state.step === DISCARD) return leads(state) ? END : oneOf(discards(state), rng, END);
  const plays = leadingPlays(state);
  return oneOf(rng.int(3) > 0 && plays.length > 0 ? plays : [...plays, ...discards(state)], rng, PASS);
}

function oneOf(list: readonly Move[], rng: Rng, otherwise: Move = PASS): Move {
  return list.length === 0 ? otherwise : list[rng.int(list.length)]!;
}

/** Discards after which the seat on turn leads. */
function discards(state: State): Move[] {
  const led = rulesLed(state);
  return state.hands[state.turn]!.filter((card) => isLed(led, COLOUR[card]!)).map((card) => DISCARDS | card);
}

const worths = Array<number>(RULES).fill(0);

/** Cards that lead from the palette, at once or with the colour of another hand card. */
function leadingPlays(state: State): Move[] {
  const { turn, seats } = state;
  const hand = state.hands[turn]!;
  const rule = ruleInForce(state);
  const legal = state.actions ? moves(state) : undefined;
  const plays: Move[] = [];
  for (const card of hand) {
    if (legal !== undefined && !legal.includes(PLAY | card)) continue;
    weigh([...state.palettes[turn]!, card], worths, 0);
    const leadsUnder = (colour: number) => {
      for (let seat = 0; seat < seats; seat++) {
        if (seat !== turn && isIn(state, seat) && state.worths[seat * RULES + colour]! >= worths[colour]!) return false;
      }
      return worths[colour]! > 0;
    };
    if (leadsUnder(rule) || hand.some((other: Card) => other !== card && leadsUnder(COLOUR[other]!)))
      plays.push(PLAY | card);
  }
  return plays;
}

/** Playouts in which everybody tries to stay in. */
export const insight: Insight<State, Move> = { likelyMove };
