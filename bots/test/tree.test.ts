import { expect, test } from 'vitest';
import { branchOf, count, newTree, placeAfter } from '../src/search/tree.ts';

test('the tree stops growing, and what is in it is still found', () => {
  const tree = newTree<number>(0);
  let move = 0;
  while (branchOf(tree, tree.root, move) !== undefined) move++;
  expect(move).toBe(tree.branches);
  expect(move).toBeLessThanOrEqual(100_000);
  expect(branchOf(tree, tree.root, 7)).toBe(branchOf(tree, tree.root, 7));
  expect(branchOf(tree, tree.root, move + 1)).toBeUndefined();
  expect(placeAfter(tree, branchOf(tree, tree.root, 7)!, 0)).toBeUndefined();
});

test('a try is counted for each seat on the way as its own share', () => {
  const tree = newTree<string>(1);
  const branch = branchOf(tree, tree.root, 'first')!;
  const place = placeAfter(tree, branch, 0)!;
  count([tree.root, branch, place], [0.25, 0.75]);
  count([tree.root, branch], [1, 0]);
  expect(tree.root).toMatchObject({ seat: 1, visits: 2, won: 0.75 });
  expect(branch).toMatchObject({ seat: 1, visits: 2, won: 0.75 });
  expect(place).toMatchObject({ seat: 0, visits: 1, won: 0.25 });
  expect(placeAfter(tree, branch, 0)).toBe(place);
  expect(placeAfter(tree, branch, 1)).not.toBe(place);
});
