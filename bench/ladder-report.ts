/** What the first of the bots reached against the others, who are all alike. */
export interface Bout {
  readonly game: string;
  readonly options: { readonly [option: string]: boolean };
  readonly bots: readonly string[];
  readonly games: number;
  readonly share: number;
  readonly low: number; // 95 % interval
  readonly high: number;
}

type Names = { readonly [game: string]: string };

/** The bouts of two seats and those of more as tables, a column a game. */
export function tables(bouts: readonly Bout[], names: Names): string {
  const few = bouts.filter(({ bots }) => bots.length === 2);
  const many = bouts.filter(({ bots }) => bots.length > 2);
  if (many.length === 0) return `${table(few, names)}\n`;
  return `${table(few, names)}\n\nWith more seats, one against several; an equal share would be 33 % and 25 %:\n\n${table(many, names)}\n`;
}

function table(bouts: readonly Bout[], names: Names): string {
  const games = Object.keys(names).filter((game) => bouts.some((bout) => bout.game === game));
  const rows = [...new Set(bouts.map(titleOf))];
  const cell = (title: string, game: string) => {
    const bout = bouts.find((other) => other.game === game && titleOf(other) === title);
    return bout === undefined
      ? ''
      : `${percent(bout.share)} % (${percent(bout.low)}–${percent(bout.high)}, ${bout.games})`;
  };
  const cells = [
    ['', ...games.map((game) => names[game]!)],
    ...rows.map((row) => [row, ...games.map((game) => cell(row, game))]),
  ];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const lines = cells.map((row) => `| ${row.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}

function titleOf({ bots, options }: Bout): string {
  const [first, second] = bots;
  const others = bots.length > 2 ? `${bots.length - 1} × ${second}` : second;
  return [`${first} – ${others}`, ...Object.keys(options)].join(', ');
}

function percent(share: number): string {
  return String(Math.round(100 * share));
}

const [LEFT, TOP, WIDTH, STEP, GAP] = [185, 34, 520, 22, 44]; // of the plot, in pixels

/** A line for each bout of two seats: its interval and its share, a chapter for each game. */
export function plot(bouts: readonly Bout[], names: Names): string {
  const marks: string[] = [];
  let y = TOP;
  for (const [game, name] of Object.entries(names)) {
    const own = bouts.filter(({ bots, game: of }) => of === game && bots.length === 2);
    if (own.length === 0) continue;
    marks.push(`<text class="game" x="${LEFT}" y="${y - 12}">${name}</text>`);
    const end = y + (own.length - 1) * STEP + 8;
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      marks.push(`<line class="grid" x1="${x(share)}" y1="${y - 8}" x2="${x(share)}" y2="${end}"/>`);
      marks.push(`<text class="scale" x="${x(share)}" y="${end + 12}">${percent(share)} %</text>`);
    }
    for (const bout of own) {
      marks.push(`<text class="bout" x="${LEFT - 12}" y="${y + 4}">${titleOf(bout)}</text>`);
      marks.push(`<line class="interval" x1="${x(bout.low)}" y1="${y}" x2="${x(bout.high)}" y2="${y}"/>`);
      marks.push(`<circle cx="${x(bout.share)}" cy="${y}" r="4"/>`);
      y += STEP;
    }
    y += GAP;
  }
  return `${HEAD(LEFT + WIDTH + 40, y - GAP + 30)}\n${marks.join('\n')}\n</svg>\n`;
}

function x(share: number): number {
  return Math.round(LEFT + WIDTH * share);
}

/** Readable on a light and on a dark page. */
const HEAD = (
  width: number,
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>What the first bot of each pair wins, with 95 % intervals</title>
<style>
text { font: 13px sans-serif; fill: #7a6a55 }
.game { font-size: 16px; font-weight: bold }
.bout { text-anchor: end }
.scale { font-size: 11px; text-anchor: middle }
.grid { stroke: #b8a88e; stroke-width: 0.5 }
.interval { stroke: #c8862a; stroke-width: 5; stroke-linecap: round; opacity: 0.45 }
circle { fill: #c8862a }
</style>`;
