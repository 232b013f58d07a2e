import { UNIT } from './outline.ts';

type Point = readonly [x: number, y: number];

interface Wing {
  readonly at: Point;
  readonly turn: number; // degrees; 0 points to the right
  readonly side: 1 | -1; // mirrored
  readonly size: number;
}

interface Anatomy {
  readonly spine: readonly Point[]; // from the tip of the tail to the head, in fields
  readonly wings: readonly Wing[];
}

/** How each dragon lies on its five fields, as drawn in components.ts. */
const ANATOMY: { readonly [dragon: string]: Anatomy } = {
  T: {
    spine: [
      [1.55, 2.9],
      [1.34, 2.35],
      [1.66, 1.75],
      [1.5, 1.1],
      [1.5, 0.56],
    ],
    wings: [
      { at: [1.62, 0.62], turn: 0, side: 1, size: 1.3 },
      { at: [1.38, 0.62], turn: 180, side: -1, size: 1.3 },
    ],
  },
  U: {
    spine: [
      [0.55, 0.12],
      [0.4, 0.75],
      [0.62, 1.42],
      [1.5, 1.55],
      [2.38, 1.42],
      [2.5, 0.9],
      [2.5, 0.5],
    ],
    wings: [
      { at: [0.6, 1.46], turn: 136, side: 1, size: 0.72 },
      { at: [2.4, 1.46], turn: 44, side: -1, size: 0.72 },
    ],
  },
  V: {
    spine: [
      [0.55, 0.12],
      [0.38, 0.8],
      [0.6, 1.5],
      [0.55, 2.3],
      [1.3, 2.56],
      [2, 2.45],
      [2.45, 2.5],
    ],
    wings: [
      { at: [0.52, 2.46], turn: 135, side: 1, size: 0.72 },
      { at: [0.6, 2.34], turn: -42, side: 1, size: 0.68 },
    ],
  },
  W: {
    spine: [
      [0.55, 0.12],
      [0.4, 0.75],
      [0.66, 1.42],
      [1.4, 1.56],
      [1.58, 2.36],
      [2.1, 2.54],
      [2.45, 2.5],
    ],
    wings: [
      { at: [1.42, 1.52], turn: -42, side: 1, size: 0.74 },
      { at: [0.6, 1.46], turn: 132, side: -1, size: 0.74 },
    ],
  },
  X: {
    spine: [
      [1.55, 2.88],
      [1.36, 2.4],
      [1.62, 1.95],
      [1.5, 1.4],
      [1.5, 0.56],
    ],
    wings: [
      { at: [1.62, 1.45], turn: 0, side: 1, size: 1.3 },
      { at: [1.38, 1.45], turn: 180, side: -1, size: 1.3 },
    ],
  },
};

/** The drawing of a dragon, in the units of its fields. */
export interface Body {
  readonly trunk: string;
  readonly ridge: readonly Point[]; // where its scales sit
  readonly head: string; // transform
  readonly wings: readonly string[]; // transforms
}

const STEPS = 28;

function between(spine: readonly Point[], t: number): Point {
  const at = Math.min(t * (spine.length - 1), spine.length - 1.0001);
  const i = Math.floor(at);
  const f = at - i;
  const [p, q, r, s] = [
    spine[Math.max(0, i - 1)]!,
    spine[i]!,
    spine[i + 1]!,
    spine[Math.min(spine.length - 1, i + 2)]!,
  ];
  const mix = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f * f * f);
  return [mix(p[0], q[0], r[0], s[0]) * UNIT, mix(p[1], q[1], r[1], s[1]) * UNIT];
}

/** Half as thick as the dragon is there: thin at the tail, full in the middle, slim at the neck. */
const girth = (t: number): number => 1 + 11.5 * Math.sin(Math.PI * (0.06 + 0.72 * t)) ** 1.2;

const heading = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);

export function bodyOf(dragon: string): Body {
  const { spine, wings } = ANATOMY[dragon]!;
  const line = Array.from({ length: STEPS + 1 }, (_, i) => between(spine, i / STEPS));
  const edge = (side: 1 | -1) =>
    line.map(([x, y], i) => {
      const angle = heading(line[Math.max(0, i - 1)]!, line[Math.min(STEPS, i + 1)]!) + (side * Math.PI) / 2;
      const wide = girth(i / STEPS);
      return `${(x + Math.cos(angle) * wide).toFixed(1)} ${(y + Math.sin(angle) * wide).toFixed(1)}`;
    });
  const [hx, hy] = line[STEPS]!;
  const facing = (heading(line[STEPS - 2]!, line[STEPS]!) * 180) / Math.PI + 90;
  return {
    trunk: `M${edge(1).join('L')}L${edge(-1).reverse().join('L')}z`,
    ridge: line.filter((_, i) => i % 3 === 1 && i > 3 && i < STEPS - 3),
    head: `translate(${hx} ${hy}) rotate(${facing})`,
    wings: wings.map(
      ({ at: [x, y], turn, side, size }) =>
        `translate(${x * UNIT} ${y * UNIT}) rotate(${turn}) scale(${size} ${size * side})`,
    ),
  };
}
