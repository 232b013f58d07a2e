import type { Square } from './shapes.ts';

export const UNIT = 60; // of a drawing: the side of a field

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The corners around squares that hang together, clockwise. */
function around(squares: readonly Square[]): Corner[] {
  const taken = new Set(squares.map(({ x, y }) => `${x} ${y}`));
  const sides = squares.flatMap(({ x, y }) => [
    { from: [x, y], to: [x + 1, y], beyond: `${x} ${y - 1}` },
    { from: [x + 1, y], to: [x + 1, y + 1], beyond: `${x + 1} ${y}` },
    { from: [x + 1, y + 1], to: [x, y + 1], beyond: `${x} ${y + 1}` },
    { from: [x, y + 1], to: [x, y], beyond: `${x - 1} ${y}` },
  ]);
  const next = new Map(sides.filter(({ beyond }) => !taken.has(beyond)).map(({ from, to }) => [`${from}`, to]));
  const first = [...next.keys()][0]!;
  const corners: Corner[] = [];
  let at = first;
  do {
    const [x, y] = next.get(at)!;
    corners.push({ x: x!, y: y! });
    at = `${x},${y}`;
  } while (at !== first);
  return corners.filter((corner, i) => {
    const before = corners.at(i - 1)!;
    const after = corners[(i + 1) % corners.length]!;
    return (before.x === corner.x) !== (corner.x === after.x);
  });
}

/** The outline of squares as a brush would draw it: corners rounded, sides not quite straight. */
export function outline(squares: readonly Square[], inset: number, round: number): string {
  const corners = around(squares);
  const bends = corners.map((corner, i) => {
    const before = corners.at(i - 1)!;
    const after = corners[(i + 1) % corners.length]!;
    const [ix, iy] = [Math.sign(corner.x - before.x), Math.sign(corner.y - before.y)];
    const [ox, oy] = [Math.sign(after.x - corner.x), Math.sign(after.y - corner.y)];
    const x = corner.x * UNIT - inset * (iy + oy);
    const y = corner.y * UNIT + inset * (ix + ox);
    const bulge = (((corner.x * 7 + corner.y * 5) % 3) - 1) * 2;
    const half = (Math.abs(after.x - corner.x + after.y - corner.y) * UNIT) / 2;
    return {
      enter: `${x - ix * round} ${y - iy * round}`,
      turn: `${x} ${y} ${x + ox * round} ${y + oy * round}`,
      side: `${x + ox * half + oy * bulge} ${y + oy * half - ox * bulge}`,
    };
  });
  const path = bends.map(({ turn, side }, i) => `Q${turn}Q${side} ${bends[(i + 1) % bends.length]!.enter}`);
  return `M${bends[0]!.enter}${path.join('')}z`;
}

/** The lines between the fields of a shape. */
export function seams(squares: readonly Square[]): string {
  const has = (x: number, y: number) => squares.some((square) => square.x === x && square.y === y);
  return squares
    .flatMap(({ x, y }) => [
      has(x + 1, y) ? `M${(x + 1) * UNIT} ${y * UNIT + 7}v${UNIT - 14}` : '',
      has(x, y + 1) ? `M${x * UNIT + 7} ${(y + 1) * UNIT}h${UNIT - 14}` : '',
    ])
    .join('');
}
