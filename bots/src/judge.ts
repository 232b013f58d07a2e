import type { Weights } from '@hoard/kernel';

const LEAK = 0.01; // what an idle unit still lets through, so that it can learn to wake up

/** Each seat's chance to win: the better its score by what is known of it, the likelier. */
export function judge(weights: Weights, traits: readonly (readonly number[])[]): number[] {
  const odds = traits.map((seat) => Math.exp(score(weights, seat)));
  const sum = odds.reduce((all, odd) => all + odd, 0);
  return odds.map((odd) => odd / sum);
}

function score({ hidden, output, direct }: Weights, traits: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < traits.length; i++) sum += direct[i]! * traits[i]!;
  for (let unit = 0; unit < hidden.length; unit++) sum += output[unit]! * excitement(hidden[unit]!, traits);
  return sum;
}

/** How much a unit minds what it sees. */
export function excitement(unit: readonly number[], traits: readonly number[]): number {
  let sum = unit[traits.length]!;
  for (let i = 0; i < traits.length; i++) sum += unit[i]! * traits[i]!;
  return sum * slope(sum);
}

export function slope(sum: number): number {
  return sum > 0 ? 1 : LEAK;
}
