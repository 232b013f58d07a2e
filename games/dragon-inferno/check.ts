import { BadPosition, type Field, wrong } from '@hoard/kernel';
import { CELL_NAMES, type Cell, cellsIn, count, has } from './board.ts';
import { DRAGONS, EGGS, EGGS_EACH } from './components.ts';
import { TILE_PLACEMENTS } from './placements.ts';
import { dragonFits } from './rules/dragons.ts';
import { canPlace, isEggField } from './rules/placing.ts';
import { PUTTING, type State, SUMMONING, tiledHigh, tiledLow } from './state.ts';

export type Fields = {
  readonly [name in
    | 'game'
    | 'seats'
    | 'options'
    | 'turn'
    | 'phase'
    | 'eggs'
    | 'hatched'
    | 'broken'
    | 'tiles'
    | 'dragons'
    | 'lairs'
    | 'unplaced']: Field;
};

/** What the parts of a position must be to each other; finds out who is stuck. */
export function check(state: State, root: Fields): void {
  checkEggs(state, root);
  if (state.phase === PUTTING) return checkPutting(state, root);
  const eggs = count(state.eggsLow) + count(state.eggsHigh) + hatches(state) + state.broken[0]! + state.broken[1]!;
  if (eggs !== EGGS) throw new BadPosition('eggs, hatched, broken', `must be ${EGGS} eggs together, are ${eggs}`);
  checkLairs(state, root);
  checkTurn(state, root);
}

function hatches(state: State): number {
  return count(state.hatchedLow) + count(state.hatchedHigh);
}

/** Eggs lie on free round fields, those that hatched in holes (§2.2, §4.1, §4.2). */
function checkEggs(state: State, root: Fields): void {
  const item = (field: Field, i: number): Field => ({ value: undefined, path: `${field.path}[${i}]` });
  cellsIn(state.eggsLow, state.eggsHigh).forEach((cell, i) => {
    if (!isEggField(cell)) wrong(item(root.eggs, i), `${CELL_NAMES[cell]} is no egg field`);
    if (has(tiledLow(state), tiledHigh(state), cell)) wrong(item(root.eggs, i), `a tile lies on ${CELL_NAMES[cell]}`);
  });
  const holes: Cell[] = state.tiles.map((tile) => TILE_PLACEMENTS[tile >> 1]!.hole);
  cellsIn(state.hatchedLow, state.hatchedHigh).forEach((cell, i) => {
    if (!isEggField(cell)) wrong(item(root.hatched, i), `${CELL_NAMES[cell]} is no egg field`);
    if (!holes.includes(cell)) wrong(item(root.hatched, i), `${CELL_NAMES[cell]} is not the hole of a tile`);
  });
}

/** Before the first tile nothing but eggs is on the board, and the first four are seat 0's (§2.2). */
function checkPutting(state: State, root: Fields): void {
  if (state.tiles.length > 0) wrong(root.tiles, 'must be empty in the phase eggs');
  if (state.broken[0]! + state.broken[1]! > 0) wrong(root.broken, 'no egg can be broken in the phase eggs');
  if (state.lairs.length < DRAGONS.length) wrong(root.lairs, `must be all ${DRAGONS.length} in the phase eggs`);
  const eggs = count(state.eggsLow) + count(state.eggsHigh);
  if (eggs > EGGS) wrong(root.eggs, `must be at most ${EGGS}, are ${eggs}`);
  if (eggs === EGGS) wrong(root.phase, `all eggs are put, so seat ${state.turn} on turn has nothing to decide`);
  const putting = eggs < EGGS_EACH ? 0 : 1;
  if (state.turn !== putting) wrong(root.turn, `seat ${putting} has to put the next egg`);
}

/** Each egg that hatched called a dragon while there were any (§5.1, §5.4); the one being placed is still in its lair. */
function checkLairs(state: State, root: Fields): void {
  const called = hatches(state) - (state.phase === SUMMONING ? 1 : 0);
  if (called < 0) wrong(root.hatched, 'must hold the egg that summoned the dragon');
  const left = Math.max(DRAGONS.length - called, 0);
  if (state.phase === SUMMONING && left === 0) wrong(root.phase, 'no dragon is left to be placed');
  if (state.lairs.length !== left) wrong(root.lairs, `must be ${left} after ${called} were called`);
}

function checkTurn(state: State, root: Fields): void {
  const { turn } = state;
  if (state.phase === SUMMONING) {
    if (!dragonFits(state)) wrong(root.turn, `seat ${turn} has nothing to decide: the dragon fits nowhere`);
    return;
  }
  if (canPlace(state, turn)) return;
  if (canPlace(state, 1 - turn)) wrong(root.turn, `seat ${turn} has nothing to decide: it can place no tile`);
  const last = state.tiles[state.tiles.length - 1]! & 1;
  if (turn !== last) wrong(root.turn, `must be ${last}, who placed the last tile of a finished game`);
  state.stuck = 3;
}
