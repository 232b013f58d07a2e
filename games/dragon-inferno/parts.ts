import { type Field, list, object, oneOf, text, wrong } from '@hoard/kernel';
import { CELL_NAMES, type Cell, cellNamed, has } from './board.ts';
import { DRAGONS, PIECES } from './components.ts';
import { dragonPlacement, tilePlacement } from './notation.ts';
import { cellNames, DRAGON_HIGH, DRAGON_LOW, DRAGON_PLACEMENTS, TILE_PLACEMENTS } from './placements.ts';
import { layTile, SEATS, type State, tiledHigh, tiledLow } from './state.ts';

/* The parts of a position as they are read one by one; what they must be to each other is in check.ts. */

/** Fields of the board, ascending by text, each once. */
export function readCells(field: Field, length?: number): Cell[] {
  let last = -1;
  return list(field, length).map((item) => {
    const cell = readCell(item);
    if (cell === last) wrong(item, `${CELL_NAMES[cell]} is there twice`);
    if (cell < last) wrong(item, `${CELL_NAMES[cell]} must stand before ${CELL_NAMES[last]}`);
    last = cell;
    return cell;
  });
}

function readCell(field: Field): Cell {
  const cell = cellNamed(text(field));
  if (cell === undefined) wrong(field, `${JSON.stringify(field.value)} is no field of the board`);
  return cell;
}

const TILE_FIELDS = ['seat', 'piece', 'cells', 'hole', 'castle'] as const;

export function readTiles(field: Field, state: State): void {
  for (const item of list(field)) {
    const tile = object(item, TILE_FIELDS);
    const seat = oneOf(tile.seat, [0, 1]);
    const piece = oneOf(tile.piece, PIECES);
    const cells = readCells(tile.cells, 4);
    const placement = tilePlacement(piece, readCell(tile.hole), readCell(tile.castle));
    if (placement === undefined) wrong(tile.hole, `no tile ${piece} has its hole and castle so`);
    const { shape, cells: fields } = TILE_PLACEMENTS[placement]!;
    if (cells.join() !== fields.join()) {
      wrong(tile.cells, `must be ${cellNames(TILE_PLACEMENTS[placement]!).join(' ')} with that hole and castle`);
    }
    if (((state.unplaced[seat]! >> shape) & 1) === 0) wrong(tile.piece, `seat ${seat} has placed ${piece} already`);
    const taken = cells.find((cell) => has(tiledLow(state), tiledHigh(state), cell));
    if (taken !== undefined) wrong(tile.cells, `another tile lies on ${CELL_NAMES[taken]}`);
    layTile(state, seat, placement);
  }
}

export function readDragons(field: Field, state: State): void {
  for (const item of list(field)) {
    const dragon = object(item, ['piece', 'cells']);
    const piece = oneOf(dragon.piece, DRAGONS);
    const cells = readCells(dragon.cells, 5);
    const placement = dragonPlacement(
      piece,
      cells.map((cell) => CELL_NAMES[cell]!),
    );
    if (placement === undefined) wrong(dragon.cells, `is not the shape of the dragon ${piece}`);
    if (placedDragons(state).includes(piece)) wrong(dragon.piece, `the dragon ${piece} is there twice`);
    for (const cell of cells) {
      if (!has(tiledLow(state), tiledHigh(state), cell)) wrong(dragon.cells, `no tile lies on ${CELL_NAMES[cell]}`);
      if (has(state.burntLow, state.burntHigh, cell)) wrong(dragon.cells, `another dragon lies on ${CELL_NAMES[cell]}`);
    }
    state.burntLow |= DRAGON_LOW[placement]!;
    state.burntHigh |= DRAGON_HIGH[placement]!;
    state.dragons.push(placement);
  }
}

function placedDragons(state: State): string[] {
  return state.dragons.map((placement) => DRAGONS[DRAGON_PLACEMENTS[placement]!.shape]!);
}

export function readLairs(field: Field, state: State): void {
  const gone = placedDragons(state);
  for (const item of list(field)) {
    const dragon = oneOf(item, DRAGONS);
    if (gone.includes(dragon)) wrong(item, `the dragon ${dragon} is there twice`);
    gone.push(dragon);
    state.lairs.unshift(DRAGONS.indexOf(dragon));
  }
}

/** What is not placed is unplaced, in the order of the box. */
export function readUnplaced(field: Field, state: State): void {
  list(field, SEATS).forEach((items, seat) => {
    let last = -1;
    let mask = 0;
    for (const item of list(items)) {
      const piece = PIECES.indexOf(oneOf(item, PIECES));
      if (piece === last || ((state.unplaced[seat]! >> piece) & 1) === 0)
        wrong(item, `${PIECES[piece]} is there twice`);
      if (piece < last) wrong(item, `${PIECES[piece]} must stand before ${PIECES[last]}`);
      mask |= 1 << piece;
      last = piece;
    }
    const lost = PIECES.filter((_, piece) => ((state.unplaced[seat]! & ~mask) >> piece) & 1);
    if (lost.length > 0) wrong(items, `lacks ${lost.join(' ')}, which seat ${seat} has not placed`);
  });
}
