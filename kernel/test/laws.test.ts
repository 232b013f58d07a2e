import { describe, expect, test } from 'vitest';
import { type Game, settings } from '../src/index.ts';
import { Broken, LAWS, type Law } from '../src/laws/index.ts';
import { type Lay, onTrial, type Toy, toy } from './toy.ts';

/** Tries a law on many matches; answers with what broke it. */
function trial(law: Law, game: Game<Toy, Lay>): Broken | undefined {
  for (const setting of settings(game)) {
    for (let i = 0; i < 40; i++) {
      try {
        law(onTrial(game), setting, `trial ${i}`);
      } catch (error) {
        if (error instanceof Broken) return error;
        throw error;
      }
    }
  }
  return undefined;
}

/** For each law a game that breaks it. */
const BROKEN: { readonly [law in keyof typeof LAWS]: Partial<Game<Toy, Lay>> } = {
  'it ends': {
    status: (state) => toy.status({ ...state, laid: [] }),
    moves: () => [1],
    apply: () => {},
  },
  'the seat to decide has a move, and nobody after the end': { moves: (state) => [...state.hands[state.turn]!] },
  'moves are spelled apart and parse back': { spell: (card) => `lay ${Math.min(card, 5)}` },
  'moves are what refusals let through': { moves: (state) => toy.moves(state).slice(-2) },
  'a picked move is a legal one': { pick: (state) => state.hands[1 - state.turn]![0]! },
  'a position reads and writes back equal, and plays on the same': {
    read: (position, rng) => ({ ...toy.read(position, rng), bonus: false }),
  },
  'a clone never changes': { clone: (state) => ({ ...state }) },
  'looking changes nothing': {
    moves: (state) => {
      state.hands[state.turn]!.reverse();
      return toy.moves(state);
    },
  },
  'seed and moves rebuild the match': {
    setup: (() => {
      let match = 0;
      return (...[options, seats, rng]: Parameters<typeof toy.setup>) => {
        if (match++ % 2 === 1) rng.int(6);
        return toy.setup(options, seats, rng);
      };
    })(),
  },
  'components are conserved and invariants hold': {
    apply: (state, card, rng, tell) => {
      toy.apply(state, card, rng, tell);
      if (state.laid.length === 3) state.hands[0]!.pop();
    },
  },
  'what a viewer cannot know reaches him by no channel': {
    apply: (state, card, rng, tell) => {
      toy.apply(state, card, rng, tell);
      tell?.({ what: 'holds', args: { highest: Math.max(...state.hands[state.turn]!) } });
    },
  },
  'a view, filled in, is a world with the same view': {
    read: (position, rng) => {
      const state = toy.read(position, rng);
      if (JSON.stringify(position).includes('?')) state.hands.reverse();
      return state;
    },
  },
};

describe.each(Object.entries(LAWS) as [keyof typeof LAWS, Law][])('%s', (name, law) => {
  test('is kept by a sound game', () => {
    expect(trial(law, toy)).toBeUndefined();
  });

  test('is broken by a game that breaks it, and the seed is told', () => {
    expect(trial(law, { ...toy, ...BROKEN[name] })?.message).toMatch(/seed "trial \d+"/);
  });
});

describe('nothing hidden gets out', () => {
  const law = LAWS['what a viewer cannot know reaches him by no channel'];

  test('by a view that shows too much', () => {
    const game = { ...toy, write: (state: Toy) => toy.write(state) };
    expect(trial(law, game)?.message).toMatch('the view of');
  });

  test('by legal moves that depend on the hands of others', () => {
    const peeking = (state: Toy) =>
      state.hands[1 - state.turn]!.includes(8) ? toy.moves(state).toReversed() : toy.moves(state);
    expect(trial(law, { ...toy, moves: peeking })?.message).toMatch('the moves of seat');
  });

  test('by a refusal that tells of the hands of others', () => {
    const refusal = (state: Toy, card: Lay) => {
      const refused = toy.refusal(state, card);
      return refused && { ...refused, at: state.hands[1 - state.turn]!.includes(card) ? ['seat'] : [] };
    };
    expect(trial(law, { ...toy, refusal })?.message).toMatch('the refusal of');
  });

  test('by a secret told to the wrong seat', () => {
    const apply: typeof toy.apply = (state, card, rng, tell) => {
      toy.apply(state, card, rng, tell);
      const args = { highest: Math.max(...state.hands[0]!) };
      tell?.({ what: 'laid', args: {}, secret: { to: [1], what: 'holds', args } });
    };
    expect(trial(law, { ...toy, apply })?.message).toMatch('what 1 hears');
  });
});
