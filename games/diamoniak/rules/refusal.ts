import { type Refusal, refuse } from '@hoard/kernel';
import { type Card, COLOURS, NAMES } from '../components.ts';
import { BEAT, BUY, DRAW, GIVE, kindOf, type Move, paidBy, pieceOf, STOP, sellerOf } from '../notation.ts';
import { DRAWN, isOver, owned, SETTLING, type State } from '../state.ts';
import { builds, canPay, isTimeToBuy, isWanted, offers } from './buying.ts';
import { hasFairy, ransom } from './paying.ts';

/** The first rule a move breaks: what is being decided, then what one holds, then from whom it may come. */
export function refusal(state: State, move: Move): Refusal | undefined {
  if (isOver(state)) return refuse('6.1', 'over', { seat: state.turn }, [`seat ${state.turn}`]);
  const kind = kindOf(move);
  return notAsked(state, kind) ?? FORBIDDEN[kind]!(state, move);
}

/** What the phase does not ask for. */
function notAsked(state: State, kind: number): Refusal | undefined {
  const settles = kind === GIVE || kind === BEAT;
  if (state.phase === SETTLING) return settles ? undefined : refuse('4.5', 'witchAsks', {}, ['W']);
  if (settles) return kind === GIVE ? refuse('4.5', 'noWitchToPay') : refuse('4.6', 'noWitchToBeat');
  if (kind === STOP && state.phase !== DRAWN) return refuse('3.2', 'drawFirst');
  if (kind === BUY && !isTimeToBuy(state)) {
    return state.buyAfterDraw ? refuse('5.4', 'buyAfterCard') : refuse('3.2', 'alreadyDrawing');
  }
  return undefined;
}

/** What forbids a move of a kind that is asked for. */
const FORBIDDEN: { readonly [kind: number]: (state: State, move: Move) => Refusal | undefined } = {
  [DRAW]: () => undefined,
  [STOP]: () => undefined,
  [BUY]: (state, move) => notBuyer(state) ?? notForSale(state, sellerOf(move), pieceOf(move)),
  [GIVE]: (state, move) => {
    const cards = paidBy(move);
    return notOwned(state, cards) ?? notTheRansom(state, cards);
  },
  [BEAT]: (state) => (hasFairy(state) ? undefined : refuse('4.6', 'noFairy')),
};

function notBuyer(state: State): Refusal | undefined {
  if (!builds(state)) return refuse('5.1', 'noCastle');
  if (canPay(state)) return undefined;
  return refuse('5.1', 'tooFewDiamonds', { diamonds: state.diamonds[state.turn]! }, ['D']);
}

function notForSale(state: State, other: number, piece: Card): Refusal | undefined {
  const card = NAMES[piece]!;
  if (!isWanted(state, piece)) {
    return refuse('5.1', 'otherColour', { card, colour: COLOURS[state.colours[state.turn]!]! }, [card]);
  }
  if (other >= state.seats) return refuse('5.1', 'nobodyThere');
  if (other === state.turn) return refuse('5.1', 'buyFromYourself', {}, [`seat ${other}`]);
  if ((offers(state, other) >> piece) & 1) return undefined;
  return refuse('5.1', 'notThere', { other, card }, [`seat ${other}`]);
}

function notOwned(state: State, cards: readonly Card[]): Refusal | undefined {
  const lacking = cards.find((card) => cards.filter((same) => same === card).length > owned(state, state.turn, card));
  if (lacking === undefined) return undefined;
  const card = NAMES[lacking]!;
  return refuse('4.5', 'notYours', { card, owned: owned(state, state.turn, lacking) }, [card]);
}

function notTheRansom(state: State, cards: readonly Card[]): Refusal | undefined {
  const asked = ransom(state);
  if (cards.length === asked) return undefined;
  return refuse(
    '4.5',
    'wrongNumber',
    { cards: asked },
    cards.map((card) => NAMES[card]!),
  );
}
