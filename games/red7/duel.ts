import { type Card, COLOUR, HAND_SIZE, RED, RULES } from './components.ts';
import { weigh } from './leading.ts';
import { isLed } from './rules/lead.ts';

/*
 * The basic game of two in a world in which all is seen: each must end every turn in the lead, and who cannot has lost.
 * The cards in a hand are numbered, and sets of them are masks: how a side stands is the mask of what is still in its hand
 * and, above it, that of what has come to its palette; a turn is the mask of what is played and, above it, of what is discarded.
 */

const BITS = HAND_SIZE;
const ALL = (1 << BITS) - 1;
const NOTHING = 0;
const KNOWN = 1 << RULES;

/** One of the two, its palette and hand as they are at the beginning. */
interface Side {
  readonly palette: readonly Card[];
  readonly hand: readonly Card[];
  readonly worths: number[]; // [mask × 7 + rule]: with these cards of the hand in the palette, where that has been weighed
}

/** The side on turn at the beginning, and the other. */
export interface Duel {
  readonly sides: readonly [Side, Side];
  readonly leads: readonly [Uint8Array, Uint8Array]; // [side][what both have played]: the rules that it leads under, where KNOWN
  readonly number: number;
}

export function duelOf(mine: Pick<Side, 'palette' | 'hand'>, theirs: Pick<Side, 'palette' | 'hand'>): Duel {
  const pairs = 1 << (2 * BITS);
  return {
    sides: [sideOf(mine), sideOf(theirs)],
    leads: [new Uint8Array(pairs), new Uint8Array(pairs)],
    number: next(),
  };
}

function sideOf({ palette, hand }: Pick<Side, 'palette' | 'hand'>): Side {
  return { palette, hand, worths: Array<number>(RULES << hand.length).fill(0) };
}

/** How a side stands at the beginning. */
export function atFirst({ sides }: Duel, side: number): number {
  return (1 << sides[side]!.hand.length) - 1;
}

/** The cards that a turn plays and discards, if any. */
export function cardsOf({ sides }: Duel, side: number, turn: number): (Card | undefined)[] {
  return [turn & ALL, turn >> BITS].map((card) => sides[side]!.hand[indexOf(card)]);
}

/** How a side stands after a turn. */
function after(stand: number, turn: number): number {
  const played = turn & ALL;
  return (stand ^ played ^ (turn >> BITS)) | (played << BITS);
}

/** The rule in force after a turn. */
function ruleAfter({ sides }: Duel, side: number, rule: number, turn: number): number {
  const discarded = turn >> BITS;
  return discarded === NOTHING ? rule : COLOUR[sides[side]!.hand[indexOf(discarded)]!]!;
}

function indexOf(card: number): number {
  return 31 - Math.clz32(card);
}

/** Adds to a list every turn that ends in the lead, those that cost one card before those that cost two. */
export function addTurns(duel: Duel, side: number, stand: number, other: number, rule: number, list: number[]): void {
  const hand = stand & ALL;
  const palette = stand >> BITS;
  const theirs = other >> BITS;
  for (let left = hand; left > 0; left &= left - 1) {
    const card = left & -left;
    if (isLed(rulesLed(duel, side, palette | card, theirs), rule)) list.push(card);
  }
  addDiscards(duel, side, hand, rulesLed(duel, side, palette, theirs), NOTHING, list);
  for (let left = hand; left > 0; left &= left - 1) {
    const card = left & -left;
    addDiscards(duel, side, hand ^ card, rulesLed(duel, side, palette | card, theirs), card, list);
  }
}

/** The same for who has already played: the rest of a turn is to discard or to do nothing more. */
export function addRests(duel: Duel, side: number, stand: number, other: number, rule: number, list: number[]): void {
  const led = rulesLed(duel, side, stand >> BITS, other >> BITS);
  if (isLed(led, rule)) list.push(NOTHING);
  addDiscards(duel, side, stand & ALL, led, NOTHING, list);
}

function addDiscards({ sides }: Duel, side: number, hand: number, led: number, played: number, list: number[]): void {
  const cards = sides[side]!.hand;
  for (let left = hand; left > 0; left &= left - 1) {
    const card = left & -left;
    if (isLed(led, COLOUR[cards[indexOf(card)]!]!)) list.push(played | (card << BITS));
  }
}

/** The rules under which a side leads when so much has been played. */
function rulesLed({ sides, leads }: Duel, side: number, mine: number, theirs: number): number {
  const known = leads[side]!;
  const pair = (mine << BITS) | theirs;
  if (known[pair] === 0) known[pair] = KNOWN | compared(sides[side]!, mine, sides[1 - side]!, theirs);
  return known[pair]!;
}

function compared(side: Side, mine: number, rival: Side, theirs: number): number {
  const at = weighed(side, mine);
  const beside = weighed(rival, theirs);
  let led = 0;
  for (let rule = 0; rule < RULES; rule++) {
    if (side.worths[at + rule]! > rival.worths[beside + rule]!) led |= 1 << rule;
  }
  return led;
}

/** Where the worths of a palette are to which so much has been played. */
function weighed({ palette, hand, worths }: Side, played: number): number {
  const at = played * RULES;
  if (worths[at + RED] === 0) weigh([...palette, ...hand.filter((_, i) => (played >> i) & 1)], worths, at);
  return at;
}

/* What was found out stays until something else takes its place: two numbers, which hold all that the answer depends on, and it. */
const PLACES = 1 << 16;
const DUELS = 1 << 17; // that can be told apart
const keys = new Int32Array(PLACES); // of the side on turn, the answer in the lowest bit
const others = new Int32Array(PLACES);
let duels = 0;

function next(): number {
  duels = (duels + 1) % DUELS;
  if (duels === 0) others.fill(-1);
  return duels;
}

function placeOf(key: number, other: number): number {
  const mixed = Math.imul(key, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 16;
}

const turns: number[] = []; // of all who are being asked

/** The side on turn has a turn after which the other has none that wins. */
function wins(duel: Duel, side: number, stand: number, other: number, rule: number): boolean {
  const key = (stand << 5) | (rule << 2) | (side << 1);
  const rest = other | (duel.number << (2 * BITS));
  const place = placeOf(key, rest);
  if (others[place] === rest && (keys[place]! & ~1) === key) return (keys[place]! & 1) === 1;
  const from = turns.length;
  addTurns(duel, side, stand, other, rule, turns);
  let won = false;
  for (let i = from; i < turns.length && !won; i++) won = isWon(duel, side, stand, other, rule, turns[i]!);
  turns.length = from;
  others[place] = rest;
  keys[place] = key | Number(won);
  return won;
}

/** The other side has no turn that wins after this one. */
export function isWon(duel: Duel, side: number, stand: number, other: number, rule: number, turn: number): boolean {
  return !wins(duel, 1 - side, other, after(stand, turn), ruleAfter(duel, side, rule, turn));
}
