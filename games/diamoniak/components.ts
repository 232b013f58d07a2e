/** Colours of castles, ascending by letter (§1.2): blue, green, red, yellow. */
export const COLOURS = ['B', 'G', 'R', 'Y'] as const;
export const NO_COLOUR = -1;

/** A card is 0 … 26 in the order of its text; alike cards share a number. Sets of pieces are masks with one bit a card. */
export type Card = number;
export const PIECES_OF_A_CASTLE = 6;

const pieces = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((number) => `${colour}${number}`));
export const NAMES: readonly string[] = [...pieces, 'D', 'F', 'W'].sort();

const BY_NAME: ReadonlyMap<string, Card> = new Map(NAMES.map((name, card) => [name, card]));

export function cardNamed(name: string): Card | undefined {
  return BY_NAME.get(name);
}

export const DIAMOND: Card = NAMES.indexOf('D');
export const FAIRY: Card = NAMES.indexOf('F');
export const WITCH: Card = NAMES.indexOf('W');

/** How many of each card are in the box (§1.1). */
export const COPIES: readonly number[] = NAMES.map((name) => ({ D: 20, F: 3, W: 7 })[name] ?? 1);
export const BOX: readonly Card[] = COPIES.flatMap((copies, card) => Array<Card>(copies).fill(card));
export const CARDS = BOX.length;

/** The colour of a piece as an index into COLOURS; NO_COLOUR for other cards. */
export const COLOUR: readonly number[] = NAMES.map((name) =>
  name.length === 2 ? (COLOURS as readonly string[]).indexOf(name[0]!) : NO_COLOUR,
);
/** The six pieces of each colour as a mask. */
export const CASTLE: readonly number[] = COLOURS.map((_, colour) =>
  COLOUR.reduce((mask, of, card) => (of === colour ? mask | (1 << card) : mask), 0),
);

/** A piece costs so many diamonds (§5.1), a witch so many cards (§4.5). */
export const PRICE = 3;
export const RANSOM = 3;

export function isPiece(card: Card): boolean {
  return COLOUR[card] !== NO_COLOUR;
}

/** The cards of a mask, ascending by text. */
export function cardsIn(mask: number): Card[] {
  const cards: Card[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) cards.push(lowest(rest));
  return cards;
}

/** The first card of a mask that is not empty. */
export function lowest(mask: number): Card {
  return 31 - Math.clz32(mask & -mask);
}

export function count(mask: number): number {
  let cards = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) cards++;
  return cards;
}
