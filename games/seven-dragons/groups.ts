import { COLOURS, type Colour, coloursOf, PLAIN, SEVEN } from './components.ts';
import type { State, Table } from './state.ts';
import { fromAbove, fromBelow, fromLeft, fromRight, type Place, SILVER_PLACE, shownTo } from './table.ts';

const waiting: Place[] = [];
const visited: number[] = []; // by place: the number of the last walk that came there
let walks = 0;

/** How many cards the colour's group around a card has (§8.1); 0 if the card does not show the colour. */
export function groupSize({ looks, beside }: Table, start: Place, colour: Colour): number {
  const plain = PLAIN[colour]!;
  if ((looks[start]! & plain) === 0) return 0;
  walks++;
  let size = 0;
  let left = 1;
  waiting[0] = start;
  visited[start] = walks;
  while (left > 0) {
    const place = waiting[--left]!;
    size++;
    const mine = looks[place]! & plain;
    const at = place * 4;
    const right = beside[at]!;
    const below = beside[at + 1]!;
    const toLeft = beside[at + 2]!;
    const above = beside[at + 3]!;
    if ((fromRight(looks[right]!) & mine) !== 0 && visited[right] !== walks) {
      visited[right] = walks;
      waiting[left++] = right;
    }
    if ((fromBelow(looks[below]!) & mine) !== 0 && visited[below] !== walks) {
      visited[below] = walks;
      waiting[left++] = below;
    }
    if ((fromLeft(looks[toLeft]!) & mine) !== 0 && visited[toLeft] !== walks) {
      visited[toLeft] = walks;
      waiting[left++] = toLeft;
    }
    if ((fromAbove(looks[above]!) & mine) !== 0 && visited[above] !== walks) {
      visited[above] = walks;
      waiting[left++] = above;
    }
  }
  return size;
}

/** The size of the colour's largest group; 0 for a colour that is not on the table (§8.5). */
export function largestGroup(table: Table, colour: Colour): number {
  let largest = 0;
  for (let place = SILVER_PLACE; place < table.cells.length; place++) {
    if (table.looks[place] !== 0) largest = Math.max(largest, groupSize(table, place, colour));
  }
  return largest;
}

/** The colours, a bit each, that have a group of seven or more. */
export function ripeColours(table: Table): number {
  let ripe = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (largestGroup(table, colour) >= SEVEN) ripe |= 1 << colour;
  }
  return ripe;
}

/** To be called when a card has come to a place or changed there: only groups around it can have grown. */
export function ripen(state: State, place: Place): void {
  const { table } = state;
  const joined = coloursOf(shownTo(table, place) & table.looks[place]!);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if ((joined >> colour) & 1 && groupSize(table, place, colour) >= SEVEN) state.ripe |= 1 << colour;
  }
}

/** To be called when a card has left its place or changed there: groups can have fallen apart. */
export function unripen(state: State): void {
  if (state.ripe !== 0) state.ripe = ripeColours(state.table);
}
