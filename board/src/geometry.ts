export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export function centre({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Which of several rectangles the eye finds next in a direction: near, and rather straight ahead than aside. */
export function nextTo<T extends Rect>(from: Rect, others: readonly T[], direction: Direction): T | undefined {
  const here = centre(from);
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const there = centre(other);
    const { along, aside } = measure(there.x - here.x, there.y - here.y, direction);
    if (along <= 1) continue;
    const cost = along + 2 * aside;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

function measure(dx: number, dy: number, direction: Direction): { along: number; aside: number } {
  switch (direction) {
    case 'left':
      return { along: -dx, aside: Math.abs(dy) };
    case 'right':
      return { along: dx, aside: Math.abs(dy) };
    case 'up':
      return { along: -dy, aside: Math.abs(dx) };
    case 'down':
      return { along: dy, aside: Math.abs(dx) };
  }
}
