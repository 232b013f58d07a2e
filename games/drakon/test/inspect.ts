import type { Position } from '@hoard/kernel';
import { asDocument, BOX, patternOf } from './document.ts';

/** Throws where a chamber or coin was lost, arrows face each other, or a running game should be over. */
export function inspect(position: Position): void {
  const { lair, pile, hands, seen, coins, hoard, heroes, drakon, phase, options } = asDocument(position);
  const chambers = [...Object.values(lair).map(patternOf), ...pile, ...hands.flat(), ...(seen?.gone ?? [])];
  expectSame('chambers', chambers, BOX);
  const values = [...Array(5).fill('1'), ...Array(18).fill('2'), ...Array(5).fill('3')];
  expectSame('coins', [...coins.flat(), ...hoard].map(String), values);
  for (const [cell, chamber] of Object.entries(lair)) {
    const [x, y] = cell.split(',').map(Number) as [number, number];
    const arrows = chamber.split(':')[1]!;
    if (arrows.includes('E') && arrowsAt(`${x + 1},${y}`).includes('W')) throw new Error(`arrows face east of ${cell}`);
    if (arrows.includes('S') && arrowsAt(`${x},${y + 1}`).includes('N'))
      throw new Error(`arrows face south of ${cell}`);
  }
  for (const at of [...heroes.map((hero) => hero.at), ...(drakon === null ? [] : [drakon])]) {
    if (lair[at] === undefined) throw new Error(`a figure stands at ${at}, where no chamber is`);
  }
  if (lair['0,0'] !== 'entrance:NESW') throw new Error('the entrance is gone');
  const target = { standard: 10, short: 7, escape: 1000 }[options.goal]! * (options.teams ? 2 : 1);
  const rich = coins.find((pool) => pool.reduce((sum, value) => sum + value, 0) >= target);
  if (phase !== 'over' && rich !== undefined) throw new Error(`the game goes on with ${rich.join(' ')} in a pool`);

  function arrowsAt(cell: string): string {
    return lair[cell]?.split(':')[1] ?? '';
  }
}

/** In any order. */
function expectSame(what: string, found: readonly string[], expected: readonly string[]): void {
  const left = new Map<string, number>();
  for (const item of expected) left.set(item, (left.get(item) ?? 0) + 1);
  for (const item of found) left.set(item, (left.get(item) ?? 0) - 1);
  const wrong = [...left].filter(([, count]) => count !== 0);
  if (wrong.length > 0) throw new Error(`the ${what} are not those of the box: missing ${JSON.stringify(wrong)}`);
}
