import type { Seat } from '@hoard/kernel';
import { type Card, cardNamed, NAMES } from './components.ts';

/** A move is kind × 256 + seat × 64 + card; a seat stands only in a take, no card in a pass or an end. */
export type Move = number;

export const [PASS, END, PLAY, DISCARDS, DISCARDS_NO_DRAW, TAKE, MOVE_CANVAS, MOVE_DECK] = [
  0, 256, 512, 768, 1024, 1280, 1536, 1792,
] as const;

export function kindOf(move: Move): number {
  return move & ~255;
}

export function cardOf(move: Move): Card {
  return move & 63;
}

export function seatOf(move: Move): Seat {
  return (move >> 6) & 3;
}

export function spell(move: Move): string {
  const card = NAMES[cardOf(move)]!;
  switch (kindOf(move)) {
    case PASS:
      return 'pass';
    case END:
      return 'end';
    case PLAY:
      return `play ${card}`;
    case DISCARDS:
      return `discard ${card}`;
    case DISCARDS_NO_DRAW:
      return `discard ${card} no-draw`;
    case TAKE:
      return `take ${seatOf(move)} ${card}`;
    case MOVE_CANVAS:
      return `move ${card} canvas`;
    default:
      return `move ${card} deck`;
  }
}

const FORMS: readonly [form: RegExp, kind: number][] = [
  [/^pass$/, PASS],
  [/^end$/, END],
  [/^play (?<card>\w\d)$/, PLAY],
  [/^discard (?<card>\w\d)$/, DISCARDS],
  [/^discard (?<card>\w\d) no-draw$/, DISCARDS_NO_DRAW],
  [/^take (?<seat>[0-3]) (?<card>\w\d)$/, TAKE],
  [/^move (?<card>\w\d) canvas$/, MOVE_CANVAS],
  [/^move (?<card>\w\d) deck$/, MOVE_DECK],
];

export function parse(text: string): Move | undefined {
  for (const [form, kind] of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const { card, seat = '0' } = found.groups ?? {};
    if (card === undefined) return kind;
    const named = cardNamed(card);
    return named === undefined ? undefined : kind + Number(seat) * 64 + named;
  }
  return undefined;
}
