import { type Card, lowest, RANSOM } from '../components.ts';
import { BEAT, buying, DRAW, GIVE, giving, type Move, STOP } from '../notation.ts';
import { DRAWN, isOver, SETTLING, type State } from '../state.ts';
import { builds, canPay, isTimeToBuy, offers } from './buying.ts';
import { hasFairy, purse } from './paying.ts';

/** The legal moves of the seat on turn. */
export function moves(state: State): Move[] {
  const list: Move[] = [];
  if (isOver(state)) return list;
  if (state.phase === SETTLING) {
    if (hasFairy(state)) list.push(BEAT);
    addPayments(purse(state), list);
    return list;
  }
  list.push(DRAW);
  if (state.phase === DRAWN) list.push(STOP);
  if (isTimeToBuy(state) && canPay(state) && builds(state)) addPurchases(state, list);
  return list;
}

function addPurchases(state: State, list: Move[]): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.turn) continue;
    for (let rest = offers(state, seat); rest !== 0; rest &= rest - 1) list.push(buying(seat, lowest(rest)));
  }
}

/** Every different payment of three of these cards, or of them all where they are fewer (§4.5). */
function addPayments(cards: readonly Card[], list: Move[]): void {
  const { length } = cards;
  if (length <= RANSOM) {
    list.push(giving(cards));
    return;
  }
  for (let i = 0; i < length; i = pastAlike(cards, i)) {
    for (let j = i + 1; j < length; j = pastAlike(cards, j)) {
      for (let k = j + 1; k < length; k = pastAlike(cards, k)) {
        const digits = (cards[i]! + 1) | ((cards[j]! + 1) << 5) | ((cards[k]! + 1) << 10);
        list.push(GIVE | (digits << 3));
      }
    }
  }
}

/** Where the next card of another kind lies. */
function pastAlike(cards: readonly Card[], at: number): number {
  let next = at + 1;
  while (cards[next] === cards[at]) next++;
  return next;
}
