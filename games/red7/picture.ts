import type { Ink, Position } from '@hoard/kernel';
import { COLOUR, COLOURS, cardNamed, RED } from './components.ts';
import { counted } from './leading.ts';

interface Table {
  readonly round: number;
  readonly turn: number;
  readonly options: { readonly advanced: boolean };
  readonly canvas: readonly string[];
  readonly deck: readonly string[];
  readonly players: readonly {
    hand: readonly string[];
    palette: readonly string[];
    out: boolean;
    scored: readonly string[];
  }[];
}

/** How each rule is remembered at the table (§4.1). */
const RULE: { readonly [colour: string]: string } = {
  R: 'highest card',
  O: 'most of one number',
  Y: 'most of one colour',
  G: 'most even cards',
  B: 'most different colours',
  I: 'longest run',
  V: 'most cards below 4',
};

/** The table for a terminal: the cards that count under the rule in force stand in brackets. */
export function picture(view: Position, ink: Ink, names: readonly string[]): string {
  const { round, turn, options, canvas, deck, players } = view as unknown as Table;
  const top = canvas.at(-1);
  const rule = top === undefined ? RED : COLOUR[cardNamed(top)!]!;
  const colour = COLOURS[rule]!;
  const card = (name: string) => ink(name[0]!, name);
  const width = Math.max(...names.map((name) => name.length));
  const lines = players.map(({ hand, palette, out, scored }, seat) => {
    const cards = palette.map((name) => cardNamed(name)!);
    const counts = counted(cards, rule);
    const laid = palette
      .map((name, i) => (counts.includes(cards[i]!) ? `[${card(name)}]` : ` ${card(name)} `))
      .join('');
    const held =
      hand.length === 0 ? 'no cards' : hand.map((name) => (name === '?' ? ink('dim', '▯') : card(name))).join(' ');
    const points = options.advanced ? `  ${scored.reduce((sum, name) => sum + Number(name[1]), 0)} points` : '';
    const mark = seat === turn ? '▶' : ' ';
    return `${mark} ${names[seat]!.padEnd(width)}  ${out ? ink('dim', 'out') : laid}\n  ${' '.repeat(width)}  hand: ${held}${points}`;
  });
  const title = `${options.advanced ? `Round ${round} · ` : ''}canvas ${top === undefined ? 'empty' : card(top)}`;
  const force = `${ink(colour, NAME[colour]!)}: ${RULE[colour]}`;
  return [`${title} · ${force} · deck ${deck.length}${known(deck, card)}`, ...lines].join('\n');
}

const NAME: { readonly [colour: string]: string } = {
  R: 'Red',
  O: 'Orange',
  Y: 'Yellow',
  G: 'Green',
  B: 'Blue',
  I: 'Indigo',
  V: 'Violet',
};

function known(deck: readonly string[], card: (name: string) => string): string {
  const top = deck.filter((name) => name !== '?');
  return top.length > 0 && top.length < deck.length ? `, next ${top.map(card).join(' ')}` : '';
}
