import { excitement, judge, slope } from '@hoard/bots';
import type { Rng, Weights } from '@hoard/kernel';

/** What each seat was like at some moment of a match, and each one's share of the win as it turned out. */
export interface Lesson {
  readonly traits: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

type Row = number[];
interface Rows extends Weights {
  readonly hidden: Row[];
  readonly output: Row;
  readonly direct: Row;
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
  return shaped(traits, units, () => 0.4 * (rng.int(FINE) / FINE - 0.5));
}

export function newStudent({ hidden, output, direct }: Weights, rng: Rng): Student {
  const weights = { hidden: hidden.map((unit) => [...unit]), output: [...output], direct: [...direct] };
  const zero = () => shaped(direct.length, output.length, () => 0);
  const [gradient, mean, spread, smooth] = [zero(), zero(), zero(), zero()];
  let steps = 0;

  function step(rate: number, lessons: number): void {
    steps++;
    each([weights, gradient, mean, spread, smooth], (w, g, m, s, a) => {
      for (let i = 0; i < w.length; i++) {
        const by = g[i]! / lessons;
        m[i] = MOMENTUM * m[i]! + (1 - MOMENTUM) * by;
        s[i] = SPREAD * s[i]! + (1 - SPREAD) * by * by;
        w[i]! -= (rate * (m[i]! / (1 - MOMENTUM ** steps))) / (Math.sqrt(s[i]! / (1 - SPREAD ** steps)) + TINY);
        a[i] = MEMORY * a[i]! + (1 - MEMORY) * w[i]!;
        g[i] = 0;
      }
    });
  }

  return {
    study(lessons, rate) {
      let surprise = 0;
      mix(lessons, rng);
      for (let from = 0; from < lessons.length; from += BATCH) {
        const batch = lessons.slice(from, from + BATCH);
        for (const lesson of batch) surprise += learn(weights, gradient, lesson);
        step(rate, batch.length);
      }
      return surprise / lessons.length;
    },
    get weights() {
      if (steps === 0) return weights;
      const part = 1 - MEMORY ** steps; // the mean began at nothing
      const rounded = (values: Row) => values.map((value) => Math.round((1000 * value) / part) / 1000);
      return { hidden: smooth.hidden.map(rounded), output: rounded(smooth.output), direct: rounded(smooth.direct) };
    },
  };
}

/** Adds to the gradient what a lesson teaches; answers the surprise. */
function learn(weights: Rows, gradient: Rows, { traits, shares }: Lesson): number {
  const chances = judge(weights, traits);
  for (const [seat, seen] of traits.entries()) {
    const error = chances[seat]! - shares[seat]!;
    for (let i = 0; i < seen.length; i++) gradient.direct[i]! += error * seen[i]!;
    for (let unit = 0; unit < weights.hidden.length; unit++) {
      const excited = excitement(weights.hidden[unit]!, seen);
      const blame = error * weights.output[unit]! * slope(excited);
      const row = gradient.hidden[unit]!;
      gradient.output[unit]! += error * excited;
      for (let i = 0; i < seen.length; i++) row[i]! += blame * seen[i]!;
      row[seen.length]! += blame;
    }
  }
  return -shares.reduce((sum, share, seat) => sum + share * Math.log(Math.max(chances[seat]!, TINY)), 0);
}

function shaped(traits: number, units: number, value: () => number): Rows {
  const hidden = Array.from({ length: units }, () => row(traits + 1, value));
  return { hidden, output: row(units, value), direct: row(traits, value) };
}

function row(length: number, value: () => number): Row {
  return Array.from({ length }, value);
}

function each(all: readonly Rows[], change: (...rows: [Row, Row, Row, Row, Row]) => void): void {
  const lists = all.map(({ hidden, output, direct }) => [...hidden, output, direct]);
  for (let i = 0; i < lists[0]!.length; i++) change(...(lists.map((list) => list[i]!) as [Row, Row, Row, Row, Row]));
}

function mix<T>(list: T[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor((rng.int(FINE) / FINE) * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
