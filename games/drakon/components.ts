/** What a chamber does (§1.3), ascending by text. */
export const EFFECTS = [
  'control',
  'destroy',
  'drakon',
  'empty',
  'entrance',
  'escape',
  'find',
  'flying',
  'harp',
  'key',
  'lose',
  'portal',
  'rob',
  'rotate',
  'steal-left',
  'steal-right',
  'swap',
  'wind',
] as const;
export type EffectName = (typeof EFFECTS)[number];
export const [
  CONTROL,
  DESTROY,
  DRAKON,
  EMPTY,
  ENTRANCE,
  ESCAPE,
  FIND,
  FLYING,
  HARP,
  KEY,
  LOSE,
  PORTAL,
  ROB,
  ROTATE,
  STEAL_LEFT,
  STEAL_RIGHT,
  SWAP,
  WIND,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

type Pattern = '-' | 'N' | 'NS' | 'NE' | 'NES' | 'NESW';

/** How many there are of each effect and pattern of arrows, up to rotation (§1.3, reconstructed). */
export const TABLE: { readonly [effect in EffectName]: { readonly [pattern in Pattern]?: number } } = {
  entrance: { NESW: 1 },
  empty: { N: 2, NS: 4, NE: 4, NES: 7 },
  find: { N: 2, NS: 3, NE: 4, NES: 3 },
  'steal-left': { NS: 1, NE: 1, NES: 1 },
  'steal-right': { NS: 1, NE: 1, NES: 1 },
  lose: { NS: 1, NE: 1, NES: 1 },
  destroy: { NS: 1, NE: 1, NES: 1 },
  rotate: { NS: 1, NE: 1, NES: 1 },
  swap: { NS: 1, NE: 1 },
  control: { NS: 1, NE: 1, NES: 1 },
  key: { '-': 3 },
  portal: { '-': 3 },
  wind: { NS: 1, NE: 1, NES: 1 },
  harp: { N: 1, NS: 1, NE: 1 },
  escape: { NE: 1, NES: 1 },
  flying: { NS: 1, NES: 1 },
  drakon: { N: 1, NS: 1, NE: 1, NES: 1 },
  rob: { NE: 1, NES: 1 },
};

/** A chamber as it lies: effect × 16 + arrows, where arrows is a mask of N 1, E 2, S 4, W 8. */
export type Chamber = number;
export const CHAMBER_CODES = EFFECTS.length * 16;
const SIDES = ['N', 'E', 'S', 'W'] as const;
const MASKS = [...Array(16).keys()];

/** How arrows are written, by mask: "-", "N", "NE", … (§1.2). */
export const ARROWS: readonly string[] = MASKS.map(
  (mask) => SIDES.filter((_, side) => (mask >> side) & 1).join('') || '-',
);

export function effectOf(chamber: Chamber): number {
  return chamber >> 4;
}

export function arrowsOf(chamber: Chamber): number {
  return chamber & 15;
}

function quarterTurn(arrows: number): number {
  return ((arrows << 1) & 15) | (arrows >> 3);
}

/** The different ways some arrows can lie, themselves first. */
function waysToLie(arrows: number): number[] {
  const ways = [arrows];
  for (let next = quarterTurn(arrows); !ways.includes(next); next = quarterTurn(next)) ways.push(next);
  return ways;
}

/** How many the box holds of a chamber, by its pattern; 0 for any other way to lie. */
export const IN_BOX: number[] = Array(CHAMBER_CODES).fill(0);
/** The chamber in the pattern of §1.3, for any way it lies; -1 for what is no chamber. */
export const PATTERN: number[] = Array(CHAMBER_CODES).fill(-1);
/** Every way the chamber can lie, each once; none for what is no chamber. */
export const TURNS: number[][] = Array.from({ length: CHAMBER_CODES }, () => []);

EFFECTS.forEach((effect, index) => {
  for (const [pattern, count] of Object.entries(TABLE[effect])) {
    const chamber = index * 16 + ARROWS.indexOf(pattern);
    const turns = waysToLie(arrowsOf(chamber)).map((arrows) => index * 16 + arrows);
    IN_BOX[chamber] = count;
    for (const turn of turns) {
      PATTERN[turn] = chamber;
      TURNS[turn] = turns;
    }
  }
});

const NAMES: readonly string[] = PATTERN.map(
  (_, chamber) => `${EFFECTS[effectOf(chamber)]}:${ARROWS[arrowsOf(chamber)]}`,
);

/** "find:NE" */
export function nameOf(chamber: Chamber): string {
  return NAMES[chamber]!;
}

/** All 72 chambers in their patterns, ascending by text. */
export const BOX: readonly Chamber[] = IN_BOX.flatMap((count, chamber) => Array<Chamber>(count).fill(chamber)).sort(
  (a, b) => (nameOf(a) < nameOf(b) ? -1 : 1),
);

/** The ways a chamber fits where arrows point in from some sides (§4.2), by chamber × 16 + those sides. */
export const FITS: readonly (readonly Chamber[])[] = TURNS.flatMap((turns) =>
  MASKS.map((sides) => turns.filter((turn) => (turn & sides) === 0)),
);
/** How many ways those are. */
export const FIT_COUNT: readonly number[] = FITS.map((fits) => fits.length);

const BY_NAME: ReadonlyMap<string, Chamber> = new Map(
  PATTERN.flatMap((pattern, chamber) => (pattern < 0 ? [] : [[nameOf(chamber), chamber] as const])),
);

/** The chamber that is written so, as it lies. */
export function chamberNamed(name: string): Chamber | undefined {
  return BY_NAME.get(name);
}

export const HAND_SIZE = 4;

/** How many coins there are of each value, 1 to 3 gold (§1.1). */
export const COINS: readonly [value: number, count: number][] = [
  [1, 5],
  [2, 18],
  [3, 5],
];

/** In the order they are handed out without the option (§2.4). */
export const HEROES = ['druid', 'knight', 'ranger', 'sorceress', 'thief', 'warrior'] as const;
export const [DRUID, KNIGHT, RANGER, SORCERESS, THIEF, WARRIOR] = [0, 1, 2, 3, 4, 5] as const;
