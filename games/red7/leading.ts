import { BLUE, type Card, COLOUR, GREEN, INDIGO, NUMBER, ORANGE, RED, VIOLET, YELLOW } from './components.ts';

/** The cards of a palette that count under a rule (§4.1, §4.3), in the palette's order. */
export function counted(palette: readonly Card[], rule: number): Card[] {
  const cards = COUNTED[rule]!(palette);
  return palette.filter((card) => cards.includes(card));
}

const COUNTED: { readonly [rule: number]: (palette: readonly Card[]) => readonly Card[] } = {
  [RED]: (palette) => palette.filter((card) => card === Math.max(...palette)),
  [ORANGE]: (palette) =>
    leading([1, 2, 3, 4, 5, 6, 7].map((number) => palette.filter((card) => NUMBER[card] === number))),
  [YELLOW]: (palette) => leading(colours(palette)),
  [GREEN]: (palette) => palette.filter((card) => NUMBER[card]! % 2 === 0),
  [BLUE]: (palette) => colours(palette).flatMap((group) => (group.length > 0 ? Math.max(...group) : [])),
  [INDIGO]: (palette) => leading(runs(palette)),
  [VIOLET]: (palette) => palette.filter((card) => NUMBER[card]! < 4),
};

function colours(palette: readonly Card[]): Card[][] {
  return [0, 1, 2, 3, 4, 5, 6].map((colour) => palette.filter((card) => COLOUR[card] === colour));
}

/** Every run as far as it goes, the best card of each number; 7 does not continue to 1. */
function runs(palette: readonly Card[]): Card[][] {
  const all: Card[][] = [[]];
  for (let number = 1; number <= 7; number++) {
    const held = palette.filter((card) => NUMBER[card] === number);
    if (held.length > 0) all.at(-1)!.push(Math.max(...held));
    else all.push([]);
  }
  return all;
}

/** Of several sets the larger, of equal ones that with the best card (§4.3). */
function leading(sets: readonly Card[][]): Card[] {
  return sets.reduce((best, set) => (worth(set) > worth(best) ? set : best));
}

/** A set of counted cards as one number: more cards first, then the best card (§4.2). Nothing is worth 0 (§4.4). */
export function worth(cards: readonly Card[]): number {
  return cards.length === 0 ? 0 : cards.length * 64 + Math.max(...cards);
}

/*
 * The same for all seven rules at once, by bit masks, for speed: a test holds it to counted().
 * By a mask of seven bits: how many are set × 64, the highest, and the longest run as length × 64 + its highest.
 */
const MASKS = [...Array(128).keys()];
const COUNT64: readonly number[] = MASKS.map((mask) => 64 * mask.toString(2).replaceAll('0', '').length);
const TOP: readonly number[] = MASKS.map((mask) => 31 - Math.clz32(mask));
const RUN: readonly number[] = MASKS.map((mask) => {
  let best = 0;
  for (let top = 0; top < 7; top++) {
    let length = 0;
    while (length <= top && (mask >> (top - length)) & 1) length++;
    if (length > 0 && length >= best >> 6) best = length * 64 + top;
  }
  return best;
});

const byNumber = [0, 0, 0, 0, 0, 0, 0]; // colours held of each number
const byColour = [0, 0, 0, 0, 0, 0, 0]; // numbers held of each colour

/** Writes what a palette is worth under each of the seven rules to `into[at…at+6]`. */
export function weigh(palette: readonly Card[], into: number[], at: number): void {
  for (let i = 0; i < 7; i++) byNumber[i] = byColour[i] = 0;
  let numbers = 0;
  let colours = 0;
  let best = 0;
  let sameNumber = 0;
  let sameColour = 0;
  let even = 0;
  let bestEven = 0;
  let low = 0;
  let bestLow = 0;
  for (let i = 0; i < palette.length; i++) {
    const card = palette[i]!;
    const number = NUMBER[card]! - 1;
    const colour = COLOUR[card]!;
    const row = byNumber[number]! | (1 << colour);
    const column = byColour[colour]! | (1 << number);
    byNumber[number] = row;
    byColour[colour] = column;
    numbers |= 1 << number;
    colours |= 1 << colour;
    best = Math.max(best, card);
    sameNumber = Math.max(sameNumber, COUNT64[row]! + number * 7 + TOP[row]!);
    sameColour = Math.max(sameColour, COUNT64[column]! + TOP[column]! * 7 + colour);
    if (number & 1) {
      even += 64;
      bestEven = Math.max(bestEven, card);
    }
    if (number < 3) {
      low += 64;
      bestLow = Math.max(bestLow, card);
    }
  }
  const run = RUN[numbers]!;
  const runTop = run & 63;
  const some = palette.length > 0;
  into[at + VIOLET] = low + bestLow;
  into[at + INDIGO] = some ? run - runTop + runTop * 7 + TOP[byNumber[runTop]!]! : 0;
  into[at + BLUE] = some ? COUNT64[colours]! + best : 0;
  into[at + GREEN] = even + bestEven;
  into[at + YELLOW] = sameColour;
  into[at + ORANGE] = sameNumber;
  into[at + RED] = some ? 64 + best : 0;
}
