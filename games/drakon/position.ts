import { HIDDEN, hidden, type Json, type Position, type Viewer } from '@hoard/kernel';
import { cellName, NOWHERE } from './cells.ts';
import { NO_COINS, size, valuesOf } from './coins.ts';
import { HEROES, nameOf } from './components.ts';
import { chamberOf, EVERYBODY, type Held, knowersOf } from './hand.ts';
import { hoardOf, isAlike, knownIn } from './knowledge.ts';
import { outcome } from './outcome.ts';
import { type Entry, gainerOf, HOARD_GETS, seatOfEntry, stepOf, TO_KEEP, TO_STEP, WHATS, whatOf } from './pending.ts';
import { OVER, PHASES, poolOfSeat, type State } from './state.ts';

export { read } from './reading.ts';

/** The position (§10); with a viewer, what that viewer cannot know is hidden. */
export function write(state: State, viewer?: Viewer): Position {
  const { play } = state;
  const owner = typeof viewer === 'number' ? poolOfSeat(play, viewer) : undefined;
  const seen = writeSeen(state, viewer, owner);
  return {
    game: 'drakon',
    seats: play.seats,
    options: { heroes: play.heroes, goal: play.goal, teams: play.teams, swapKeepsTile: play.swapKeepsTile },
    turn: state.turn,
    phase: PHASES[state.phase]!,
    pending: state.pending.map(writeEntry),
    quietRounds: state.quietRounds,
    moved: seatsIn(state.moved),
    lair: writeLair(state),
    pile: viewer === undefined ? state.pile.toReversed().map(nameOf) : hidden(state.pile.length),
    hands: state.hands.map((hand) => hand.map((held) => (knows(viewer, held) ? nameOf(chamberOf(held)) : HIDDEN))),
    heroes: state.hero.map((hero, seat) => ({
      hero: HEROES[hero] ?? null,
      at: cellName(state.at[seat]!),
      used: ((state.used >> seat) & 1) === 1,
    })),
    coins: state.pools.map((_, pool) => writeCoins(state, pool, viewer, owner)),
    hoard: writeHoard(state, viewer, owner),
    drakon: state.drakon === NOWHERE ? null : cellName(state.drakon),
    ...(state.phase === OVER ? { outcome: { ...outcome(state) } } : {}),
    ...(Object.keys(seen).length > 0 ? { seen } : {}),
  };
}

function writeLair({ cells, lair }: State): { [cell: string]: Json } {
  const written: { [cell: string]: Json } = {};
  for (let i = 0; i < cells.length; i++) written[cellName(cells[i]!)] = nameOf(lair[i]!);
  return written;
}

function knows(viewer: Viewer | undefined, held: Held): boolean {
  if (viewer === undefined) return true;
  return (knowersOf(held) & (viewer === 'spectator' ? EVERYBODY : 1 << viewer)) !== 0;
}

function writeEntry(entry: Entry): Json {
  const [seat, what] = [seatOfEntry(entry), WHATS[whatOf(entry)]!];
  if (whatOf(entry) === TO_STEP) return { seat, what, at: cellName(stepOf(entry)) };
  if (whatOf(entry) === TO_KEEP) return { seat, what, to: gainerOf(entry) === HOARD_GETS ? null : gainerOf(entry) };
  return { seat, what };
}

/** Coins descending; those a viewer does not know follow after those he does, so that their order tells nothing. */
function writeCoins(state: State, pool: number, viewer: Viewer | undefined, owner: number | undefined): Json[] {
  const coins = state.pools[pool]!;
  if (viewer === undefined || owner === pool || state.phase === OVER) return valuesOf(coins);
  const known: Json[] = owner === undefined ? [] : valuesOf(knownIn(state, owner, pool));
  return [...known, ...hidden(size(coins) - known.length)];
}

/** The hoard's order is known to nobody, unless all its coins are known and alike. */
function writeHoard(state: State, viewer: Viewer | undefined, owner: number | undefined): readonly Json[] {
  const known = owner === undefined ? 0 : knownIn(state, owner, hoardOf(state.play));
  if (viewer === undefined || isAlike(known, state.hoard.length)) return state.hoard.toReversed();
  return hidden(state.hoard.length);
}

/** What is remembered (§10): chambers that left the game, hands as far as others know them, coins seen to come or go. */
function writeSeen(state: State, viewer: Viewer | undefined, owner: number | undefined): { [name: string]: Json } {
  const seen: { [name: string]: Json } = {};
  if (state.gone.length > 0) seen.gone = state.gone.map(nameOf);
  if (state.hands.some((hand, seat) => hand.some((held) => knowersOf(held) !== 1 << seat))) {
    seen.hands = state.hands.map((hand, seat) =>
      hand.map((held) => (knowersOf(held) & EVERYBODY ? 'all' : seatsIn(knowersOf(held) & ~(1 << seat)))),
    );
  }
  const coins: { [owner: string]: Json } = {};
  for (let who = 0; who < state.pools.length; who++) {
    if (viewer !== undefined && who !== owner) continue;
    const known = writeKnown(state, who);
    if (known !== undefined) coins[who] = known;
  }
  if (Object.keys(coins).length > 0) seen.coins = coins;
  if (state.unbuiltRounds !== state.quietRounds) seen.unbuiltRounds = state.unbuiltRounds;
  return seen;
}

/** The coins one pool's owners know elsewhere: { "1": [3], "hoard": [2, 2] }. */
function writeKnown(state: State, owner: number): Json | undefined {
  const hoard = hoardOf(state.play);
  const written: { [pool: string]: Json } = {};
  let anything = false;
  for (let pool = 0; pool <= hoard; pool++) {
    const known = knownIn(state, owner, pool);
    if (known === NO_COINS) continue;
    written[pool === hoard ? 'hoard' : pool] = valuesOf(known);
    anything = true;
  }
  return anything ? written : undefined;
}

function seatsIn(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((seat) => (mask >> seat) & 1);
}
