/** Colours as in §1.2; a colour is its index here. */
export const COLOURS = ['R', 'Y', 'B', 'G', 'K'] as const;
export type Colour = number;
export const GREEN: Colour = 3;

/** The faces of the dragon cards upright: top-left, top-right, bottom-left, bottom-right (§1.4). */
const UPRIGHT = `****
  RRRR YYYY BBBB GGGG KKKK
  RRYY RRBB YYGG YYKK BBYY BBKK GGRR GGBB KKRR KKGG
  RYRY RKRK YBYB YGYG BRBR BKBK GRGR GBGB KYKY KGKG
  RRKG YYRK BBYR GGBY KKGB
  RYRB YBYG BGBK GKGR KRKY
  RKBG YBRK YGBR YKGB BRGK BKYR GRYB GRKY GYBK KGYR`.split(/\s+/);

/** Action cards and the colour each gives the silver dragon (§1.5). */
export const ACTIONS = ['move', 'zap', 'rotate', 'trade-goals', 'trade-hands'] as const;
export type Action = number;
export const [MOVE, ZAP, ROTATE, TRADE_GOALS, TRADE_HANDS] = [0, 1, 2, 3, 4] as const;
export const ACTION_COLOUR: readonly Colour[] = [GREEN, 0, 2, 1, 4];

/** A card of the deck is 0 … 50: a dragon card is its upright face, the actions follow. */
export type Card = number;
export const DRAGONS = UPRIGHT.length;
export const CARD_NAMES: readonly string[] = [...UPRIGHT, ...ACTIONS];
export const CARD_KINDS = CARD_NAMES.length;

export function isDragon(card: Card): boolean {
  return card < DRAGONS;
}

export function actionOf(card: Card): Action {
  return card - DRAGONS;
}

export function cardOfAction(action: Action): Card {
  return DRAGONS + action;
}

/** How many of each card are in the box (§1.4, §1.5). */
export const COPIES: readonly number[] = CARD_NAMES.map((name, card) =>
  isDragon(card) ? (/^([RYBGK])\1{3}$/.test(name) ? 2 : 1) : 3,
);
export const BOX: readonly Card[] = COPIES.flatMap((copies, card) => Array<Card>(copies).fill(card));

/** A face as it lies is 0 … 85: upright a card's own number, then the turned faces of those that look different turned. */
export type Face = number;
const turned = (name: string) => [...name].reverse().join('');
export const FACES: readonly string[] = [...UPRIGHT, ...UPRIGHT.map(turned).filter((name) => !UPRIGHT.includes(name))];
const FACE_NAMED: ReadonlyMap<string, Face> = new Map(FACES.map((name, face) => [name, face]));

export function faceNamed(name: string): Face | undefined {
  return FACE_NAMED.get(name);
}

/** The same card turned by 180° (§4.2). */
export const TURNED: readonly Face[] = FACES.map((name) => FACES.indexOf(turned(name)));
export const CARD_OF: readonly Card[] = FACES.map((_, face) => Math.min(face, TURNED[face]!));
export const RAINBOW: Face = 0;
/** Stands for the silver dragon among the faces on the table. */
export const SILVER: Face = FACES.length;

/*
 * How a card looks is 20 bits: five colours for each of its four quarters, in reading order.
 * The rainbow dragon, and the silver dragon while wild, show every colour on every quarter (§4.5).
 */
export type Look = number;
export const WILD: Look = 0xfffff;
/** A colour on all four quarters. */
export const PLAIN: readonly Look[] = COLOURS.map((_, colour) => 0x8421 << colour);
export const LOOKS: readonly Look[] = FACES.map((name) =>
  [...name].reduce((look, letter, quarter) => look | ((letter === '*' ? 31 : bitOf(letter)) << (5 * quarter)), 0),
);

function bitOf(letter: string): number {
  return 1 << COLOURS.indexOf(letter as (typeof COLOURS)[number]);
}

/** The colours that a look has on any quarter, a bit each. */
export function coloursOf(look: Look): number {
  return (look | (look >> 5) | (look >> 10) | (look >> 15)) & 31;
}

export const GOALS = 5;
export const HAND_SIZE = 3;
/** A group of so many cards wins (§8.2). */
export const SEVEN = 7;
