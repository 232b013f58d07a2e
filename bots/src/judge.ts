import type { Weights } from '@hoard/kernel';

/** Weights as they are multiplied: what all units mind of a trait lies side by side. */
export interface Network {
  readonly units: number;
  readonly hidden: Float64Array; // [trait * units + unit]: how much the unit minds the trait; the last row is what units begin with
  readonly output: Float64Array; // [unit]: how much it adds
  readonly direct: Float64Array; // [trait]: how much it adds
  readonly sums: Float64Array; // [unit]: what it has summed up, the last time it was asked
}

const LEAK = 0.01; // what an idle unit still lets through, so that it can learn to wake up

export function networkOf({ hidden, output, direct }: Weights): Network {
  const units = 4 * Math.ceil(output.length / 4); // some may have nothing to add
  const rows = new Float64Array(units * (direct.length + 1));
  hidden.forEach((unit, which) => {
    unit.forEach((weight, trait) => {
      rows[trait * units + which] = weight;
    });
  });
  return {
    units,
    hidden: rows,
    output: Float64Array.from({ length: units }, (_, unit) => output[unit] ?? 0),
    direct: Float64Array.from(direct),
    sums: new Float64Array(units),
  };
}

/** Each seat's chance to win: the better its score by what is known of it, the likelier. */
export function judge(network: Network, traits: readonly ArrayLike<number>[]): number[] {
  const odds = traits.map((seat) => Math.exp(score(network, seat)));
  const sum = odds.reduce((all, odd) => all + odd, 0);
  return odds.map((odd) => odd / sum);
}

// The traits that are not 0, where their rows begin and what they are.
const rows: number[] = [];
const values: number[] = [];

/** The sum of what a seat's traits add, directly and through the units. Four units at a time sum up without memory in between. */
export function score({ units, hidden, output, direct, sums }: Network, traits: ArrayLike<number>): number {
  let score = 0;
  let told = 0;
  for (let trait = 0; trait < direct.length; trait++) {
    const value = traits[trait]!;
    if (value === 0) continue;
    score += direct[trait]! * value;
    rows[told] = trait * units;
    values[told++] = value;
  }
  const begin = direct.length * units;
  for (let unit = 0; unit < units; unit += 4) {
    let a = hidden[begin + unit]!;
    let b = hidden[begin + unit + 1]!;
    let c = hidden[begin + unit + 2]!;
    let d = hidden[begin + unit + 3]!;
    for (let i = 0; i < told; i++) {
      const at = rows[i]! + unit;
      const value = values[i]!;
      a += hidden[at]! * value;
      b += hidden[at + 1]! * value;
      c += hidden[at + 2]! * value;
      d += hidden[at + 3]! * value;
    }
    sums[unit] = a;
    sums[unit + 1] = b;
    sums[unit + 2] = c;
    sums[unit + 3] = d;
  }
  for (let unit = 0; unit < units; unit++) score += output[unit]! * sums[unit]! * slope(sums[unit]!);
  return score;
}

export function slope(sum: number): number {
  return sum > 0 ? 1 : LEAK;
}
