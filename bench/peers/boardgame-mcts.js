// boardgame.io's own bot at basic Red7. It is given the whole state, so it sees all cards.
import ai from 'boardgame.io/dist/cjs/ai.js';
import internal from 'boardgame.io/dist/cjs/internal.js';
import { game } from './boardgame.js';

const { MCTSBot } = ai;
const { InitializeGame } = internal;
const { enumerate } = game.ai;
let deals = 0;

/** Thinks about a new deal. */
export async function think(players, iterations) {
  const state = InitializeGame({ game: { ...game, seed: `m${deals++}` }, numPlayers: players });
  const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth: 50, seed: 'x' });
  await bot.play(state, state.ctx.currentPlayer);
}

/** The turn it makes with so many milliseconds in the position given as its G: { move, args }. */
export async function turnIn(G, seat, milliseconds, seed) {
  const fresh = InitializeGame({ game: { ...game, seed }, numPlayers: G.hands.length });
  const state = { ...fresh, G, ctx: { ...fresh.ctx, currentPlayer: String(seat), playOrderPos: seat } };
  const until = performance.now() + milliseconds;
  const iterationCallback = () => {
    if (performance.now() >= until) bot.iterationCounter = Number.POSITIVE_INFINITY;
  };
  const bot = new MCTSBot({ game, enumerate, iterations: 1e9, playoutDepth: 50, seed, iterationCallback });
  const { action } = await bot.play(state, String(seat));
  return { move: action.payload.type, args: action.payload.args };
}
