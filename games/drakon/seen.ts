import { entries, type Field, integer, list, object, wrong } from '@hoard/kernel';
import { holds, poolOf, size } from './coins.ts';
import { type Met, readPattern, readSeats } from './fields.ts';
import { chamberOf, heldBy, heldOpenly } from './hand.ts';
import { hoardOf } from './knowledge.ts';
import type { State } from './state.ts';
import { MOST_UNBUILT_ROUNDS } from './turn.ts';

/** What seats know beyond what they can see (§10); it must say something, and nothing that is not so. */
export function readSeen(state: State, field: Field, met: Met): void {
  const { gone, hands, coins, unbuiltRounds } = object(field, [], ['gone', 'hands', 'coins', 'unbuiltRounds']);
  if (Object.keys(field.value as object).length === 0) wrong(field, 'must not be empty');
  if (gone !== undefined) state.gone = filled(gone).map((item) => readPattern(item, met));
  if (hands !== undefined) readKnowers(state, hands);
  if (coins !== undefined) readCoinsKnown(state, coins);
  if (unbuiltRounds !== undefined) {
    state.unbuiltRounds = integer(unbuiltRounds, state.quietRounds + 1, MOST_UNBUILT_ROUNDS);
  }
}

function filled(field: Field): Field[] {
  const items = list(field);
  if (items.length === 0) wrong(field, 'must not be empty');
  return items;
}

/** For each chamber in each hand the other seats that know it, or "all". */
function readKnowers(state: State, field: Field): void {
  const { seats } = state.play;
  let anybody = false;
  list(field, seats).forEach((hand, seat) => {
    const held = state.hands[seat]!;
    list(hand, held.length).forEach((who, i) => {
      const chamber = chamberOf(held[i]!);
      const others = who.value === 'all' ? 0 : readSeats(who, seats);
      if ((others >> seat) & 1) wrong(who, `seat ${seat} knows its own hand anyway`);
      held[i] = who.value === 'all' ? heldOpenly(chamber) : heldBy(others | (1 << seat), chamber);
      anybody ||= who.value === 'all' || others !== 0;
    });
  });
  if (!anybody) wrong(field, 'must not be empty');
}

/** By the pool of those who know, and by the pool or "hoard" where the coins are, their values descending. */
function readCoinsKnown(state: State, field: Field): void {
  const { pools } = state.play;
  const known = state.known.slice();
  const owners = entries(field);
  if (owners.length === 0) wrong(field, 'must not be empty');
  for (const [name, row] of owners) {
    const owner = poolNamed(name, pools, row);
    const places = entries(row);
    if (places.length === 0) wrong(row, 'must not be empty');
    for (const [place, values] of places) {
      const pool = place === 'hoard' ? hoardOf(state.play) : poolNamed(place, pools, values);
      if (pool === owner) wrong(values, 'a pool is known to its owners anyway');
      known[owner * (pools + 1) + pool] = poolOf(descending(values));
      checkKnown(state, pool, poolOf(descending(values)), values);
    }
  }
  state.known = known;
}

function poolNamed(name: string, pools: number, field: Field): number {
  const pool = Number(name);
  if (String(pool) !== name || !Number.isInteger(pool) || pool < 0 || pool >= pools)
    wrong(field, 'no such pool of coins');
  return pool;
}

function descending(field: Field): number[] {
  const values = filled(field).map((item) => integer(item, 1, 3));
  if (values.some((value, i) => i > 0 && value > values[i - 1]!)) wrong(field, 'coins must be descending');
  return values;
}

/** Coins that are known must be there; those known in a hidden hoard must have room in it. */
function checkKnown(state: State, pool: number, known: number, field: Field): void {
  if (pool !== hoardOf(state.play)) {
    if (!holds(state.pools[pool]!, known)) wrong(field, 'these coins are not shown there');
    return;
  }
  const shown = state.hoard.filter((value) => value > 0);
  const isHidden = shown.length < state.hoard.length;
  if (isHidden ? size(known) > state.hoard.length : !holds(poolOf(shown), known))
    wrong(field, 'these coins are not there');
}
