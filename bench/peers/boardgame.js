// Basic Red7 as an idiomatic game of boardgame.io, played through its reducer.
import core from 'boardgame.io/dist/cjs/core.js';
import internal from 'boardgame.io/dist/cjs/internal.js';
import { col, enumerate, oppBest, score } from './naive.js';

const { INVALID_MOVE } = core;
const { CreateGameReducer, InitializeGame } = internal;

const plainly = (G, p, palette, rule) => score(palette, rule) > oppBest(G.palettes, G.out, p, rule);

const take = (arr, c) => {
  const i = arr.indexOf(c);
  if (i < 0) return false;
  arr.splice(i, 1);
  return true;
};
const eliminate = (G, p) => {
  G.out[p] = true;
};
/** The game with a way to tell who leads. */
export const gameWith = (leads) => ({
  name: 'red7',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }, setupData) => {
    const n = ctx.numPlayers;
    const deck =
      setupData && setupData.deck ? setupData.deck.slice() : random.Shuffle(Array.from({ length: 49 }, (_, i) => i));
    const hands = [],
      palettes = [];
    for (let p = 0; p < n; p++) {
      hands.push(deck.slice(p * 8, p * 8 + 7));
      palettes.push([deck[p * 8 + 7]]);
    }
    return { hands, palettes, out: new Array(n).fill(false), rule: 6, canvas: [], deck: deck.slice(n * 8) };
  },
  moves: {
    play: ({ G, playerID }, a) => {
      const p = +playerID;
      if (!take(G.hands[p], a)) return INVALID_MOVE;
      G.palettes[p].push(a);
      if (!leads(G, p, G.palettes[p], G.rule)) eliminate(G, p);
    },
    discard: ({ G, playerID }, b) => {
      const p = +playerID;
      if (!G.hands[p].includes(b) || !leads(G, p, G.palettes[p], col(b))) return INVALID_MOVE;
      take(G.hands[p], b);
      G.canvas.push(b);
      G.rule = col(b);
    },
    playDiscard: ({ G, playerID }, a, b) => {
      const p = +playerID;
      if (a === b || !G.hands[p].includes(a) || !G.hands[p].includes(b)) return INVALID_MOVE;
      if (!leads(G, p, [...G.palettes[p], a], col(b))) return INVALID_MOVE;
      take(G.hands[p], a);
      take(G.hands[p], b);
      G.palettes[p].push(a);
      G.canvas.push(b);
      G.rule = col(b);
    },
    pass: ({ G, playerID }) => {
      eliminate(G, +playerID);
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G, ctx }) => {
        let hi = -1,
          f = 0;
        G.palettes.forEach((pl, i) => {
          const m = Math.max(...pl);
          if (m > hi) {
            hi = m;
            f = i;
          }
        });
        return (f + 1) % ctx.numPlayers;
      },
      next: ({ G, ctx }) => {
        let q = ctx.playOrderPos;
        for (let i = 0; i < ctx.numPlayers; i++) {
          q = (q + 1) % ctx.numPlayers;
          if (!G.out[q]) return q;
        }
      },
    },
  },
  endIf: ({ G }) => {
    let left = 0,
      w = -1;
    for (let i = 0; i < G.out.length; i++)
      if (!G.out[i]) {
        left++;
        w = i;
      }
    if (left === 1) return { winner: String(w) };
  },
  ai: {
    enumerate: (G, ctx, playerID) => {
      const m = enumerate(G, +(playerID ?? ctx.currentPlayer));
      return m.length ? m : [{ move: 'pass', args: [] }];
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((h, i) => (String(i) === playerID ? h : h.length)),
  }),
});

export const game = gameWith(plainly);

const reducer = CreateGameReducer({ game });
let s = 99;
const rnd = () => {
  s ^= s << 13;
  s ^= s >>> 17;
  s ^= s << 5;
  return s >>> 16;
};

/** Plays so many games; answers with the turns made. */
export function play(players, games) {
  let turns = 0;
  for (let g = 0; g < games; g++) {
    let state = InitializeGame({ game: { ...game, seed: rnd() }, numPlayers: players });
    while (state.ctx.gameover === undefined) {
      const p = state.ctx.currentPlayer;
      const moves = game.ai.enumerate(state.G, state.ctx, p);
      const m = moves[(rnd() * moves.length) >>> 16];
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: m.move, args: m.args, playerID: p } });
      turns++;
    }
  }
  return turns;
}
