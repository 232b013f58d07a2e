import type { Ink, Position } from '@hoard/kernel';

interface Table {
  readonly turn: number;
  readonly phase: string;
  readonly options: { readonly heroes: boolean; readonly teams: boolean };
  readonly pending: readonly { readonly seat: number; readonly what: string }[];
  readonly lair: { readonly [cell: string]: string };
  readonly pile: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly heroes: readonly { readonly hero: string | null; readonly at: string; readonly used: boolean }[];
  readonly coins: readonly (readonly (number | string)[])[];
  readonly hoard: readonly (number | string)[];
  readonly drakon: string | null;
}

/** Seven letters at most, so that a chamber is nine wide. */
const LABEL: { readonly [effect: string]: string } = {
  entrance: 'ENTRY',
  empty: '·',
  'steal-left': 'steal L',
  'steal-right': 'steal R',
};
const WIDTH = 9;
const HEIGHT = 4;

/** The table for a terminal: the lair with its coordinates, x across and y down, then the players. */
export function picture(view: Position, ink: Ink, names: readonly string[]): string {
  const table = view as unknown as Table;
  const { turn, phase, pending, pile, hoard, drakon } = table;
  const asked = pending.at(-1);
  const actor = asked?.seat ?? turn;
  const doing = asked === undefined ? phase : asked.what;
  const dragon = drakon === null ? 'not in play' : `at ${drakon}`;
  return [
    `${names[actor]}: ${doing} · pile ${pile.length} · hoard ${hoard.length} · Drakon ${dragon}`,
    ...lairLines(table, ink),
    ...names.flatMap((name, seat) => playerLines(table, ink, name, seat, names)),
  ].join('\n');
}

function lairLines({ lair, heroes, drakon }: Table, ink: Ink): string[] {
  const cells = Object.keys(lair).map((cell) => cell.split(',').map(Number) as [number, number]);
  const [xs, ys] = [range(cells.map(([x]) => x)), range(cells.map(([, y]) => y))];
  const header = `     ${xs.map((x) => centred(String(x), WIDTH)).join('')}`.trimEnd();
  const rows = ys.flatMap((y) => {
    const row = xs.map((x) => chamberLines(lair[`${x},${y}`], figures(`${x},${y}`), ink));
    return Array.from({ length: HEIGHT }, (_, line) => {
      const margin = line === 1 ? String(y).padStart(4) : '    ';
      return `${margin} ${row.map((lines) => lines[line]).join('')}`.trimEnd();
    });
  });
  return [header, ...rows];

  function figures(cell: string): string {
    const here = heroes.flatMap(({ at }, seat) => (at === cell ? seat : [])).join('');
    const all = here + (cell === drakon ? '&' : '');
    return here === '' || all.length > 6 ? all : `@${all}`;
  }
}

/** Four lines of nine: its name and the figures in it, and arrows in its walls. */
function chamberLines(chamber: string | undefined, figures: string, ink: Ink): string[] {
  if (chamber === undefined) return Array(HEIGHT).fill(' '.repeat(WIDTH));
  const [effect, arrows] = chamber.split(':') as [string, string];
  const wall = (side: string, arrow: string, plain: string) => (arrows.includes(side) ? arrow : plain);
  return [
    `┌───${wall('N', '▲', '─')}───┐`,
    `${wall('W', '◀', '│')}${ink(effect, centred(LABEL[effect] ?? effect, WIDTH - 2))}${wall('E', '▶', '│')}`,
    `│${ink('figure', centred(figures, WIDTH - 2))}│`,
    `└───${wall('S', '▼', '─')}───┘`,
  ];
}

function playerLines(table: Table, ink: Ink, name: string, seat: number, names: readonly string[]): string[] {
  const { options, heroes, hands, coins, pending, turn } = table;
  const width = Math.max(...names.map((other) => other.length));
  const { hero, at, used } = heroes[seat]!;
  const pool = coins[seat % coins.length]!;
  const mark = seat === (pending.at(-1)?.seat ?? turn) ? '▶' : seat === turn ? '▷' : ' ';
  const ability = !options.heroes ? '' : used ? ', ability used' : '';
  const purse =
    `${options.teams ? `team ${seat % coins.length}: ` : ''}${pool.length} coins ${pool.join(' ')}`.trimEnd();
  const hand = hands[seat]!.map((chamber) => (chamber === '?' ? ink('dim', '▯') : chamber)).join(' ') || 'none';
  return [
    `${mark} @${seat} ${name.padEnd(width)}  ${hero ?? 'no hero'} at ${at}${ability} · ${purse}`,
    `     ${' '.repeat(width)} chambers: ${hand}`,
  ];
}

function range(numbers: readonly number[]): number[] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function centred(text: string, width: number): string {
  return text.padStart(Math.floor((width + text.length) / 2)).padEnd(width);
}
