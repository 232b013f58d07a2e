import { judge, type Network, networkOf, score, slope } from '@hoard/bots';
import type { Rng, Weights } from '@hoard/kernel';

/** What each seat was like at some moment of a match, and each one's share of the win as it turned out. */
export interface Lesson {
  readonly traits: readonly ArrayLike<number>[];
  readonly shares: ArrayLike<number>;
}

const BATCH = 64;
const [MOMENTUM, SPREAD, TINY] = [0.9, 0.999, 1e-8]; // of Adam
const MEMORY = 0.999; // of the mean of the last weights, which judges better than the last of them
const FINE = 1 << 20;

/** A network that learns (gradient descent by Adam on the surprise about who wins). */
export interface Student {
  /** Goes through the lessons once, in any order; answers the mean surprise. */
  study(lessons: Lesson[], rate: number): number;
  readonly weights: Weights;
}

/** Weights that know nothing yet. */
export function blank(traits: number, units: number, rng: Rng): Weights {
  const some = (length: number) => Array.from({ length }, () => 0.4 * (rng.int(FINE) / FINE - 0.5));
  return { hidden: Array.from({ length: units }, () => some(traits + 1)), output: some(units), direct: some(traits) };
}

export function newStudent(begin: Weights, rng: Rng): Student {
  const network = networkOf(begin);
  const gradient = networkOf(begin);
  const learning = parts(network).map((weights, i) => ({
    weights,
    gradient: parts(gradient)[i]!.fill(0),
    mean: new Float64Array(weights.length),
    spread: new Float64Array(weights.length),
    smooth: new Float64Array(weights.length),
  }));
  let steps = 0;

  function step(rate: number, lessons: number): void {
    steps++;
    const [late, wide] = [1 - MOMENTUM ** steps, 1 - SPREAD ** steps]; // both means began at nothing
    for (const { weights, gradient, mean, spread, smooth } of learning) {
      for (let i = 0; i < weights.length; i++) {
        const by = gradient[i]! / lessons;
        mean[i] = MOMENTUM * mean[i]! + (1 - MOMENTUM) * by;
        spread[i] = SPREAD * spread[i]! + (1 - SPREAD) * by * by;
        weights[i]! -= (rate * (mean[i]! / late)) / (Math.sqrt(spread[i]! / wide) + TINY);
        smooth[i] = MEMORY * smooth[i]! + (1 - MEMORY) * weights[i]!;
      }
      gradient.fill(0);
    }
  }

  return {
    study(lessons, rate) {
      let surprise = 0;
      mix(lessons, rng);
      for (let from = 0; from < lessons.length; from += BATCH) {
        const to = Math.min(from + BATCH, lessons.length);
        for (let i = from; i < to; i++) surprise += learn(network, gradient, lessons[i]!);
        step(rate, to - from);
      }
      return surprise / lessons.length;
    },
    get weights() {
      if (steps === 0) return begin;
      const [hidden, output, direct] = learning.map(({ smooth }) => rounded(smooth, 1 - MEMORY ** steps));
      const unit = (which: number) => hidden!.filter((_, i) => i % network.units === which);
      return { hidden: output!.map((_, which) => unit(which)), output: output!, direct: direct! };
    },
  };
}

function parts({ hidden, output, direct }: Network): Float64Array[] {
  return [hidden, output, direct];
}

/** Weights of a mean that began at nothing, and by now holds such a part of them. */
function rounded(mean: Float64Array, part: number): number[] {
  return Array.from(mean, (value) => Math.round((1000 * value) / part) / 1000);
}

/** Adds to the gradient what a lesson teaches; answers the surprise. */
function learn(network: Network, gradient: Network, { traits, shares }: Lesson): number {
  const { units, output, sums, direct } = network;
  const chances = judge(network, traits);
  let surprise = 0;
  for (let seat = 0; seat < traits.length; seat++) {
    const seen = traits[seat]!;
    const error = chances[seat]! - shares[seat]!;
    surprise -= shares[seat]! * Math.log(Math.max(chances[seat]!, TINY));
    score(network, seen); // its units sum up this seat's traits again
    for (let unit = 0; unit < units; unit++) {
      const excited = sums[unit]!;
      gradient.output[unit]! += error * excited * slope(excited);
      gradient.sums[unit] = error * output[unit]! * slope(excited);
    }
    for (let trait = 0; trait <= direct.length; trait++) {
      const value = trait < direct.length ? seen[trait]! : 1;
      if (value === 0) continue;
      if (trait < direct.length) gradient.direct[trait]! += error * value;
      const row = trait * units;
      for (let unit = 0; unit < units; unit++) gradient.hidden[row + unit]! += gradient.sums[unit]! * value;
    }
  }
  return surprise;
}

function mix<T>(list: T[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor((rng.int(FINE) / FINE) * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
