import { actor, BadPosition, type Game, HIDDEN, type Position, type Rng, refuse, type Viewer } from '../src/index.ts';
import type { Subject } from '../src/laws/index.ts';

/** A toy to try the laws on: two players hold three of eight cards each and lay two in turn, two lie aside unseen; the higher sum wins. */
export interface Toy {
  turn: number;
  hands: number[][];
  laid: number[];
  bonus: boolean; // option: the first card laid consumes chance
}

export type Lay = number;

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

export const toy: Game<Toy, Lay> = {
  id: 'toy',
  version: 1,
  seats: [2, 2],
  options: { bonus: [false, true] },
  setup(options, _seats, rng) {
    const cards = [...CARDS];
    rng.shuffle(cards);
    return { turn: 0, hands: [cards.slice(0, 3), cards.slice(3, 6)], laid: [], bonus: options.bonus === true };
  },
  status: (state) => {
    if (state.laid.length < 4) return actor(state.turn);
    const [a = 0, b = 0, c = 0, d = 0] = state.laid;
    return { outcome: { winners: a + c > b + d ? [0] : [1], scores: [a + c, b + d], rule: '1.1' } };
  },
  moves: (state) => (state.laid.length < 4 ? [...state.hands[state.turn]!] : []),
  pick: (state, rng) => state.hands[state.turn]![rng.int(state.hands[state.turn]!.length)]!,
  refusal: (state, card) => {
    if (state.laid.length >= 4) return refuse('1.2', 'over');
    return state.hands[state.turn]!.includes(card) ? undefined : refuse('1.3', 'notHeld', { card });
  },
  apply(state, card, rng, tell) {
    const hand = state.hands[state.turn]!;
    hand.splice(hand.indexOf(card), 1);
    state.laid.push(card);
    tell?.({ what: 'laid', args: { seat: state.turn, card } });
    if (state.bonus && state.laid.length === 1) rng.int(2);
    state.turn = 1 - state.turn;
  },
  clone: (state) => ({ ...state, hands: state.hands.map((hand) => [...hand]), laid: [...state.laid] }),
  write: (state, viewer) => ({
    game: 'toy',
    turn: state.turn,
    bonus: state.bonus,
    hands: state.hands.map((hand, seat) =>
      viewer === undefined || viewer === seat ? [...hand] : hand.map(() => HIDDEN),
    ),
    laid: [...state.laid],
  }),
  read(position, rng) {
    const { turn, bonus, hands, laid } = structured(position);
    const shown = [...laid, ...hands.flat().filter((card) => card !== HIDDEN)];
    if (new Set(shown).size < shown.length) throw new BadPosition('hands', 'a card twice');
    const missing = CARDS.filter((card) => !shown.includes(card));
    if (hands.flat().includes(HIDDEN)) rng.shuffle(missing);
    return {
      turn,
      bonus,
      laid,
      hands: hands.map((hand) => hand.map((card) => (card === HIDDEN ? missing.pop()! : Number(card)))),
    };
  },
  spell: (card) => `lay ${card}`,
  parse: (text) => (/^lay [1-8]$/.test(text) ? Number(text[4]) : undefined),
};

interface ToyDocument {
  turn: number;
  bonus: boolean;
  hands: (number | string)[][];
  laid: number[];
}

function structured(position: unknown): ToyDocument {
  return JSON.parse(JSON.stringify(position)) as ToyDocument;
}

/** The toy, or a broken one, on trial. */
export function onTrial(game: Game<Toy, Lay>): Subject<Toy, Lay> {
  return {
    game,
    longest: 6,
    candidates: () => CARDS.map((card) => `lay ${card}`),
    disguise: (position: Position, viewer: Viewer, rng: Rng): Position => {
      const { hands, ...rest } = structured(position);
      const hidden = CARDS.filter((card) => !rest.laid.includes(card) && !hands[viewer as number]?.includes(card));
      rng.shuffle(hidden);
      return { ...rest, hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => hidden.pop()!))) };
    },
    inspect: (position) => {
      const { hands, laid } = structured(position);
      const cards = [...hands.flat(), ...laid];
      if (cards.length !== 6 || new Set(cards).size !== 6) throw new Error(`the cards are ${cards.join()}`);
    },
  };
}
