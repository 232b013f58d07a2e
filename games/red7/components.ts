/** Colours from low to high (§1.1). A colour's index is also that of the rule it makes on the canvas (§4.1). */
export const COLOURS = ['V', 'I', 'B', 'G', 'Y', 'O', 'R'] as const;
export type Colour = (typeof COLOURS)[number];
export const [VIOLET, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED] = [0, 1, 2, 3, 4, 5, 6] as const;
export const RULES = 7;

/** A card is 0 … 48, and the better card is the greater number (§1.2): V1 is 0, R7 is 48. */
export type Card = number;
export const CARDS = 49;
export const BOX: readonly Card[] = [...Array(CARDS).keys()];

export const NUMBER: readonly number[] = BOX.map((card) => Math.floor(card / 7) + 1);
export const COLOUR: readonly number[] = BOX.map((card) => card % 7);
export const NAMES: readonly string[] = BOX.map((card) => `${COLOURS[COLOUR[card]!]}${NUMBER[card]}`);

const BY_NAME: ReadonlyMap<string, Card> = new Map(NAMES.map((name, card) => [name, card]));

export function cardNamed(name: string): Card | undefined {
  return BY_NAME.get(name);
}

export const HAND_SIZE = 7;
/** Points that win the advanced game, by the number of players (§5.5). */
export const TARGET: { readonly [seats: number]: number } = { 2: 40, 3: 35, 4: 30 };
