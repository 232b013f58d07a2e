import { MOVE, TURNED } from '../components.ts';
import { type Move, withAction } from '../notation.ts';
import type { State, Table } from '../state.ts';
import { hasDragon, type Place, placesInOrder, SILVER_PLACE, shownTo } from '../table.ts';
import { differs } from './actions.ts';
import { freePlaces, lookAround, shown } from './free.ts';
import { continues } from './laying.ts';
import { silverDuringMove } from './silver.ts';

/** Adds every way to carry out a `move` card put on that end of the pile. */
export function addRelocations(state: State, end: number, list: Move[]): void {
  const { table } = state;
  const { looks } = table;
  const silver = looks[SILVER_PLACE]!;
  looks[SILVER_PLACE] = silverDuringMove(state, end);
  const free = freePlaces(table);
  for (const from of placesInOrder(table)) {
    if (!hasDragon(table, from)) continue;
    const lifted = looks[from]!;
    looks[from] = 0;
    lookAround(table, from);
    addDestinations(table, from, end, free, list);
    looks[from] = lifted;
    lookAround(table, from);
  }
  looks[SILVER_PLACE] = silver;
}

/** Where the lifted card may come to (§7.1): free places either way, and its own, turned. */
function addDestinations(table: Table, from: Place, end: number, free: readonly Place[], list: Move[]): void {
  const { cells, faces } = table;
  const cell = cells[from]!;
  const face = faces[from]!;
  const turned = TURNED[face]!;
  for (let i = 0; i < free.length; i++) {
    const to = free[i]!;
    if (continues(shown[to]!, face)) list.push(withAction(end, MOVE, face, cell, cells[to]!));
    if (turned !== face && continues(shown[to]!, turned)) list.push(withAction(end, MOVE, turned, cell, cells[to]!));
  }
  if (differs(table, from, turned) && continues(shownTo(table, from), turned)) {
    list.push(withAction(end, MOVE, turned, cell, cell));
  }
}
