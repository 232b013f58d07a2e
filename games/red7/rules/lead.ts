import type { Seat } from '@hoard/kernel';
import { type Card, COLOUR, NUMBER, RULES } from '../components.ts';
import { weigh } from '../leading.ts';
import { isIn, ruleInForce, type State } from '../state.ts';

/*
 * Who leads, now and after what may still be done this turn (§3.4, §6.3, §6.8, §8.1).
 * A set of rules is a mask of seven bits; so "the turn can end in the lead" is: some rule one leads under
 * is the one in force, or the colour of a hand card that could be discarded.
 */

const EVERY_RULE = (1 << RULES) - 1;

/** The rules under which the seat on turn leads (§4.2); nobody leads with no counted card (§4.4), for a rival then has no less. */
export function rulesLed(state: State): number {
  const { worths, turn, seats } = state;
  const mine = turn * RULES;
  let led = EVERY_RULE;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === turn || !isIn(state, seat)) continue;
    const theirs = seat * RULES;
    for (let rule = 0; rule < RULES; rule++) {
      if (worths[mine + rule]! <= worths[theirs + rule]!) led &= ~(1 << rule);
    }
  }
  return led;
}

/** The seat on turn leads under the rule in force. */
export function leads(state: State): boolean {
  return isLed(rulesLed(state), ruleInForce(state));
}

export function isLed(led: number, rule: number): boolean {
  return ((led >> rule) & 1) === 1;
}

/** Who leads under a rule, if anybody does. */
export function leaderUnder(state: State, rule: number): Seat | undefined {
  let leader: Seat | undefined;
  let best = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const worth = state.worths[seat * RULES + rule]!;
    if (isIn(state, seat) && worth > best) {
      leader = seat;
      best = worth;
    }
  }
  return leader;
}

/** A 1 or a 7 may be played to the palette only if the turn can still end in the lead; any other card always may. */
export function mayPlay(state: State, card: Card): boolean {
  if (!state.actions) return true;
  if (NUMBER[card] === 1) return completesByOne(state, card);
  if (NUMBER[card] === 7) return completesBySeven(state, card);
  return true;
}

/** The seats a 1 may take from, one's palette having so many cards with it (§6.2). */
export function victims(state: State, paletteSize: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.turn && isIn(state, seat) && state.palettes[seat]!.length >= paletteSize) seats.push(seat);
  }
  return seats;
}

function completesByOne(state: State, one: Card): boolean {
  const palette = [...state.palettes[state.turn]!, one];
  const colours = handColours(state, one);
  const rule = ruleInForce(state);
  const targets = victims(state, palette.length);
  if (targets.length === 0) return completes(ledBy(state, palette), rule, colours);
  return targets.some((victim) =>
    state.palettes[victim]!.some((card) => completes(ledBy(state, palette, victim, card), rule, colours)),
  );
}

/** The turn can end in the lead after the card is taken from the victim. */
export function completesByTaking(state: State, victim: Seat, card: Card): boolean {
  const led = ledBy(state, state.palettes[state.turn]!, victim, card);
  return completes(led, ruleInForce(state), handColours(state));
}

function completesBySeven(state: State, seven: Card): boolean {
  const palette = [...state.palettes[state.turn]!, seven];
  const colours = handColours(state, seven);
  const rule = ruleInForce(state);
  return palette.some((card) => {
    if (card === seven && !state.sevenMayMoveItself) return false;
    const led = ledBy(state, without(palette, card));
    return completes(led, rule, colours) || completes(led, COLOUR[card]!, colours);
  });
}

/** The turn can end in the lead after the card has left the palette and the rule is as given. */
export function completesByMoving(state: State, card: Card, rule: number): boolean {
  return completes(ledBy(state, without(state.palettes[state.turn]!, card)), rule, handColours(state));
}

function completes(led: number, rule: number, colours: number): boolean {
  return (led & ((1 << rule) | colours)) !== 0;
}

/** The colours one could still discard, the card about to be played aside. */
function handColours(state: State, played = -1): number {
  let colours = 0;
  for (const card of state.hands[state.turn]!) if (card !== played) colours |= 1 << COLOUR[card]!;
  return colours;
}

const mine = [0, 0, 0, 0, 0, 0, 0];
const theirs = [0, 0, 0, 0, 0, 0, 0];

/** The rules under which the seat on turn would lead with this palette, the victim having lost a card. */
function ledBy(state: State, palette: readonly Card[], victim = -1, lost = -1): number {
  weigh(palette, mine, 0);
  let led = EVERY_RULE;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.turn || !isIn(state, seat)) continue;
    if (seat === victim) weigh(without(state.palettes[seat]!, lost), theirs, 0);
    for (let rule = 0; rule < RULES; rule++) {
      const worth = seat === victim ? theirs[rule]! : state.worths[seat * RULES + rule]!;
      if (mine[rule]! <= worth) led &= ~(1 << rule);
    }
  }
  return led;
}

export function without(cards: readonly Card[], card: Card): Card[] {
  return cards.filter((other) => other !== card);
}
