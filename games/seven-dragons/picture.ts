import type { Ink, Position } from '@hoard/kernel';
import { cellName, cellNamed, STEPS } from './cells.ts';
import { ACTION_COLOUR, ACTIONS, COLOURS } from './components.ts';

interface View {
  readonly seats: number;
  readonly turn: number;
  readonly table: { readonly [cell: string]: string };
  readonly pile: readonly string[];
  readonly deck: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly goals: readonly string[];
}

const NAME: { readonly [colour: string]: string } = {
  R: 'red',
  Y: 'gold',
  B: 'blue',
  G: 'green',
  K: 'black',
  '*': 'wild',
};

/** The table for a terminal: each card as its 2 × 2 quarters under its column and beside its row, free places beside cards as dots. */
export function picture(view: Position, ink: Ink, names: readonly string[]): string {
  const { seats, turn, table, pile, deck, hands, goals } = view as unknown as View;
  const silver = colourOnTop(pile);
  const width = Math.max(...names.slice(0, seats).map((name) => name.length));
  const goal = (name: string | undefined) =>
    name === undefined || name === '?' ? ink('dim', '▯') : ink(name, NAME[name]!);
  const players = hands.map((hand, seat) => {
    const held = hand.length === 0 ? 'no cards' : hand.map((card) => paint(card, ink)).join(' ');
    return `${seat === turn ? '▶' : ' '} ${names[seat]!.padEnd(width)}  goal ${goal(goals[seat])}  hand: ${held}`;
  });
  const imaginary = goals.slice(seats).map((name, i) => `${seats + i} ${goal(name)}`);
  return [
    `silver dragon ${ink(silver, NAME[silver]!)} · pile ${pile.join(' ') || 'empty'} · deck ${deck.length}`,
    ...drawTable(table, silver, ink),
    ...players,
    ...(imaginary.length > 0 ? [`  imaginary goals: ${imaginary.join(', ')}`] : []),
  ].join('\n');
}

function colourOnTop(pile: readonly string[]): string {
  const top = ACTIONS.indexOf(pile.at(-1) as (typeof ACTIONS)[number]);
  return top < 0 ? '*' : COLOURS[ACTION_COLOUR[top]!]!;
}

function paint(card: string, ink: Ink): string {
  if (card === '?') return ink('dim', '▯');
  return (ACTIONS as readonly string[]).includes(card) ? card : letters(card, ink);
}

/** Two lines a row; the silver dragon is an S in the colour it has. */
function drawTable(table: View['table'], silver: string, ink: Ink): string[] {
  const free = new Set(
    Object.keys(table)
      .flatMap(around)
      .filter((cell) => !Object.hasOwn(table, cell)),
  );
  const cells = [...Object.keys(table), ...free].map((cell) => cell.split(',').map(Number) as [number, number]);
  const columns = range(cells.map(([x]) => x));
  const rows = range(cells.map(([, y]) => y));
  const half = (cell: string, from: number) => {
    const face = table[cell];
    if (face === undefined) return free.has(cell) && from === 0 ? ink('dim', '··') : '  ';
    if (face === 'S') return ink(silver, from === 0 ? `S${silver}` : silver + silver);
    return letters(face.slice(from, from + 2), ink);
  };
  const line = (label: string, y: number, from: number) =>
    `${label.padStart(4)}  ${columns.map((x) => half(`${x},${y}`, from)).join('   ')}`.trimEnd();
  const heading = `      ${columns.map((x) => String(x).padStart(2)).join('   ')}`;
  return [heading, ...rows.flatMap((y) => [line(String(y), y, 0), line('', y, 2)])];
}

function letters(quarters: string, ink: Ink): string {
  return [...quarters].map((letter) => ink(letter, letter)).join('');
}

function around(cell: string): string[] {
  const at = cellNamed(cell)!;
  return STEPS.map((step) => cellName(at + step));
}

function range(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers);
  return [...Array(Math.max(...numbers) - least + 1).keys()].map((i) => least + i);
}
