import { type Refusal, refuse } from '@hoard/kernel';
import { CELL_NAMES, type Cell, namesIn } from '../board.ts';
import { DRAGONS, PIECES } from '../components.ts';
import { DRAGON, EGG, eggOf, kindOf, type Move, placementOf, TILE } from '../notation.ts';
import {
  cellNames,
  DRAGON_HIGH,
  DRAGON_LOW,
  DRAGON_PLACEMENTS,
  TILE_HIGH,
  TILE_LOW,
  TILE_PLACEMENTS,
} from '../placements.ts';
import { isOver, nextDragon, PUTTING, type State, SUMMONING, tiledHigh, tiledLow } from '../state.ts';
import { isLand, isNext } from './dragons.ts';
import { holds, isConnected, isEggField, isFree, mayTakeEgg } from './placing.ts';

/** The first rule a move breaks: what is being decided, then what one holds, then where it may go. */
export function refusal(state: State, move: Move): Refusal | undefined {
  if (isOver(state)) return refuse('6.1', 'over');
  const kind = kindOf(move);
  return notAsked(state, kind) ?? FORBIDDEN[kind]!(state, move);
}

/** What the phase does not ask for. */
function notAsked(state: State, kind: number): Refusal | undefined {
  if (state.phase === PUTTING) return kind === EGG ? undefined : refuse('2.2', 'eggsFirst');
  if (state.phase === SUMMONING) {
    return kind === DRAGON ? undefined : refuse('5.3', 'dragonAsks', { dragon: DRAGONS[nextDragon(state)!]! });
  }
  if (kind === EGG) return refuse('2.2', 'eggsArePut');
  return kind === DRAGON ? refuse('5.1', 'notSummoned') : undefined;
}

/** What forbids a move of a kind that is asked for. */
const FORBIDDEN: { readonly [kind: number]: (state: State, move: Move) => Refusal | undefined } = {
  [EGG]: (state, move) => noPlaceForEgg(state, eggOf(move)),
  [TILE]: (state, move) => {
    const placement = placementOf(move);
    return notHeld(state, placement) ?? notEmpty(state, placement) ?? notConnected(state, placement);
  },
  [DRAGON]: (state, move) => {
    const placement = placementOf(move);
    return notTheNext(state, placement) ?? notLand(state, placement);
  },
};

function noPlaceForEgg(state: State, egg: Cell): Refusal | undefined {
  if (mayTakeEgg(state, egg)) return undefined;
  const cell = CELL_NAMES[egg]!;
  return refuse('2.2', isEggField(egg) ? 'eggThere' : 'notRound', { cell }, [cell]);
}

function notHeld(state: State, placement: number): Refusal | undefined {
  const { shape } = TILE_PLACEMENTS[placement]!;
  if (holds(state, state.turn, shape)) return undefined;
  const laid = state.tiles.find((tile) => tile % 2 === state.turn && TILE_PLACEMENTS[tile >> 1]!.shape === shape)!;
  return refuse('3.1', 'alreadyPlaced', { piece: PIECES[shape]! }, cellNames(TILE_PLACEMENTS[laid >> 1]!));
}

function notEmpty(state: State, placement: number): Refusal | undefined {
  if (isFree(state, placement)) return undefined;
  const at = namesIn(TILE_LOW[placement]! & tiledLow(state), TILE_HIGH[placement]! & tiledHigh(state));
  return refuse('3.1', 'occupied', { cells: at.join(' ') }, at);
}

function notConnected(state: State, placement: number): Refusal | undefined {
  if (isConnected(state, state.turn, placement)) return undefined;
  const first = !state.tiles.some((tile) => tile % 2 === state.turn);
  return refuse('3.2', first ? 'firstInCorner' : 'notConnected', {}, cellNames(TILE_PLACEMENTS[placement]!));
}

function notTheNext(state: State, placement: number): Refusal | undefined {
  if (isNext(state, placement)) return undefined;
  const dragon = DRAGONS[DRAGON_PLACEMENTS[placement]!.shape]!;
  return refuse('5.1', 'otherDragon', { dragon, next: DRAGONS[nextDragon(state)!]! });
}

function notLand(state: State, placement: number): Refusal | undefined {
  if (isLand(state, placement)) return undefined;
  const lows = DRAGON_LOW[placement]!;
  const highs = DRAGON_HIGH[placement]!;
  const bare = namesIn(lows & ~tiledLow(state), highs & ~tiledHigh(state));
  if (bare.length > 0) return refuse('5.2', 'noKingdom', { cells: bare.join(' ') }, bare);
  const burnt = namesIn(lows & state.burntLow, highs & state.burntHigh);
  return refuse('5.2', 'burnt', { cells: burnt.join(' ') }, burnt);
}
