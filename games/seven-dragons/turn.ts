import type { Seat, Tell } from '@hoard/kernel';
import { CARD_NAMES, COLOURS } from './components.ts';
import { thingOf } from './knowledge.ts';
import { isOutOfCards, isWon, outcome } from './outcome.ts';
import { BY_CARDS, BY_SEVEN, RUNNING, type State } from './state.ts';

/** The next card of the deck to the hand of the seat on turn. */
export function draw(state: State, tell?: Tell): void {
  const seat = state.turn;
  const card = state.deck.pop()!;
  state.hands[seat]!.push(card);
  tell?.({
    what: 'drew',
    args: { seat },
    secret: { to: [seat], what: 'drewCard', args: { seat, card: CARD_NAMES[card]! } },
  });
}

/** The cards earned by a card laid, as far as the deck gives them (§5.1). */
export function drawBonus(state: State, earned: number, tell?: Tell): void {
  const seat = state.turn;
  const count = Math.min(earned, state.deck.length);
  if (count === 0) return;
  const cards: string[] = [];
  for (let i = 0; i < count; i++) {
    const card = state.deck.pop()!;
    state.hands[seat]!.push(card);
    if (tell !== undefined) cards.push(CARD_NAMES[card]!);
  }
  tell?.({
    what: 'bonus',
    args: { seat, count },
    secret: { to: [seat], what: 'bonusCards', args: { seat, count, cards: cards.join(', ') } },
  });
}

/** Looks for a win (§8.2) and says whether there is one; with it the game is over. */
export function endsWithWin(state: State, tell?: Tell): boolean {
  if (!isWon(state)) return false;
  state.over = BY_SEVEN;
  if (tell !== undefined) tellEnd(state, tell);
  return true;
}

/** After a play or a pass: the end of the cards (§8.5), or on to the next player who has a card after drawing (§3.1, §3.3). */
export function endTurn(state: State, tell?: Tell): void {
  if (state.over !== RUNNING) return;
  if (isOutOfCards(state)) {
    state.over = BY_CARDS;
    if (tell !== undefined) tellEnd(state, tell);
    return;
  }
  for (;;) {
    state.turn = next(state, state.turn);
    if (state.deck.length > 0) return draw(state, tell);
    if (state.hands[state.turn]!.length > 0) return;
    tell?.({ what: 'skipped', args: { seat: state.turn } });
  }
}

function next(state: State, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1;
}

/** Goals are shown when the game is over: the scores tell them anyway (§8.5, §8.6). */
function tellEnd(state: State, tell: Tell): void {
  const { winners, scores, rule } = outcome(state);
  const colourOf = (seat: Seat) => COLOURS[thingOf(state.goals[seat]!)]!;
  scores.forEach((count, seat) => {
    tell({ what: 'goalShown', args: { seat, colour: colourOf(seat), count } });
  });
  const seat = winners[0]!;
  const args = { seat, colour: colourOf(seat), count: scores[seat]! };
  if (rule === '8.2') tell({ what: 'wonBySeven', args });
  else if (rule === '8.3') tell({ what: 'wonOverOthers', args });
  else tell({ what: 'wonByLargest', args: { seats: winners, count: scores[seat]! } });
}
