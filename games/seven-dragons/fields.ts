import { BadPosition, entries, type Field, HIDDEN, integer, list, object, oneOf, text, wrong } from '@hoard/kernel';
import { cellName, cellNamed, FARTHEST, isLoadable, SILVER_CELL } from './cells.ts';
import {
  ACTIONS,
  type Action,
  CARD_NAMES,
  CARD_OF,
  type Card,
  COLOURS,
  COPIES,
  cardOfAction,
  FACES,
  faceNamed,
  GOALS,
} from './components.ts';
import { HOLE } from './imagine.ts';
import { everybody, knownTo, type Piece } from './knowledge.ts';
import { silverLook } from './rules/silver.ts';
import type { State, Table } from './state.ts';
import { bareTable, put } from './table.ts';

/** The table as the cards lie, the silver dragon as the pile makes it. */
export function readTable(field: Field, pile: readonly Action[], left: number[]): Table {
  const table = bareTable(silverLook(pile));
  const silver = cellName(SILVER_CELL);
  let found = false;
  for (const [name, card] of entries(field)) {
    const cell = cellNamed(name);
    if (cell === undefined || !isLoadable(cell)) wrong(card, `is no cell "x,y" from -${FARTHEST} to ${FARTHEST}`);
    if (cell === SILVER_CELL) {
      oneOf(card, ['S']);
      found = true;
      continue;
    }
    const face = faceNamed(text(card));
    if (face === undefined) wrong(card, `"${card.value}" is no dragon card`);
    takeFromBox(card, CARD_OF[face]!, left);
    put(table, cell, face);
  }
  if (!found) throw new BadPosition(`${field.path}["${silver}"]`, 'the silver dragon is missing');
  return table;
}

export function readAction(field: Field, left: number[]): Action {
  const action = ACTIONS.indexOf(oneOf(field, ACTIONS));
  takeFromBox(field, cardOfAction(action), left);
  return action;
}

export const UPRIGHT: ReadonlyMap<unknown, Card> = new Map(CARD_NAMES.map((name, card) => [name, card]));
/** A card in a hand may be written turned. */
export const ANY_WAY: ReadonlyMap<unknown, Card> = new Map([
  ...UPRIGHT,
  ...FACES.map((name, face) => [name, CARD_OF[face]!] as const),
]);

/** A card, by the names that may stand there; a hole for a hidden one. */
export function readCard(field: Field, named: ReadonlyMap<unknown, Card>, left: number[]): Card {
  if (field.value === HIDDEN) return HOLE;
  const card = named.get(field.value);
  if (card === undefined) wrong(field, `${JSON.stringify(field.value)} is no card`);
  takeFromBox(field, card, left);
  return card;
}

function takeFromBox(field: Field, card: Card, left: number[]): void {
  if (left[card] === 0) wrong(field, `there are no more than ${COPIES[card]} of ${CARD_NAMES[card]}`);
  left[card]!--;
}

export function readGoals(field: Field): number[] {
  const names: readonly string[] = [...COLOURS, HIDDEN];
  const found: string[] = [];
  return list(field, GOALS).map((goal) => {
    const name = oneOf(goal, names);
    if (name === HIDDEN) return HOLE;
    if (found.includes(name)) wrong(goal, `the goal ${name} is there twice`);
    found.push(name);
    return names.indexOf(name);
  });
}

/** Who knows what beside its holder, as masks (§9). */
export function readSeen(state: State, field: Field): void {
  const { seats } = state;
  const seen = object(field, ['hands', 'goals']);
  let somebody = 0;
  const remember = (pieces: Piece[], masks: Field, holderOf: (i: number) => number) => {
    list(masks, pieces.length).forEach((mask, i) => {
      const knowers = integer(mask, 0, everybody(seats));
      if ((knowers & ~everybody(seats)) !== 0) wrong(mask, 'names a seat that is not at the table');
      if (holderOf(i) < seats && (knowers >> holderOf(i)) & 1) wrong(mask, 'names the holder, who knows anyway');
      pieces[i] = knownTo(pieces[i]!, knowers);
      somebody |= knowers;
    });
  };
  list(seen.hands, seats).forEach((masks, seat) => {
    remember(state.hands[seat]!, masks, () => seat);
  });
  remember(state.goals, seen.goals, (i) => i);
  if (somebody === 0) wrong(field, 'must be left out where nobody knows anything');
}
