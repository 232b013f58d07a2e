import type { Rng } from '@hoard/kernel';
import { COINS } from './components.ts';

/** Coins without an order, as counts: of 1 gold, × 32 of 2 gold, × 1024 of 3 gold. */
export type Pool = number;
export const NO_COINS: Pool = 0;

/** A pool with one coin of 1, 2 or 3 gold. */
export function coin(value: number): Pool {
  return 1 << (5 * (value - 1));
}

export function howMany(pool: Pool, value: number): number {
  return (pool >> (5 * (value - 1))) & 31;
}

export function size(pool: Pool): number {
  return (pool & 31) + ((pool >> 5) & 31) + (pool >> 10);
}

export function gold(pool: Pool): number {
  return (pool & 31) + 2 * ((pool >> 5) & 31) + 3 * (pool >> 10);
}

/** The values, descending. */
export function valuesOf(pool: Pool): number[] {
  const values: number[] = [];
  for (let value = 3; value > 0; value--) for (let i = howMany(pool, value); i > 0; i--) values.push(value);
  return values;
}

export function poolOf(values: readonly number[]): Pool {
  let pool = NO_COINS;
  for (let i = 0; i < values.length; i++) pool += coin(values[i]!);
  return pool;
}

/** The value of one coin at random; a single one is no chance. */
export function randomCoin(pool: Pool, rng: Rng): number {
  const at = rng.int(size(pool));
  if (at < howMany(pool, 1)) return 1;
  return at < howMany(pool, 1) + howMany(pool, 2) ? 2 : 3;
}

/** Without one coin of the value, where there is one. */
export function less(pool: Pool, value: number): Pool {
  return howMany(pool, value) > 0 ? pool - coin(value) : pool;
}

/** Whether the pool holds at least these coins. */
export function holds(pool: Pool, coins: Pool): boolean {
  return [1, 2, 3].every((value) => howMany(pool, value) >= howMany(coins, value));
}

/** The 28 coins of the box (§1.1). */
export const ALL_COINS: Pool = COINS.reduce((pool, [value, count]) => pool + count * coin(value), NO_COINS);
