import { BadPosition, type Position, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { diamoniak } from '../index.ts';
import { table } from './table.ts';

const red = { colour: 'R', castle: ['R1', 'R2'], spares: ['B1', 'G4'], diamonds: 3, fairies: 1 };
const good = table({ next: ['R3', 'D', 'W'], returned: ['W', 'D'], players: [red, { spares: ['R5'] }] });
const load = (position: unknown) => diamoniak.read(position, rngFrom('load'));

/** The position with some fields replaced; what is replaced by undefined is missing. */
function but(changes: object, player?: object): Position {
  const players = [{ ...red, ...player }, ...(good.players as Position[]).slice(1)];
  return JSON.parse(JSON.stringify({ ...good, players, ...changes }));
}

const pile = good.pile as string[];
const complete = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'];
const won = table({ players: [{ colour: 'R', castle: complete }, {}] });

const BAD: readonly [what: string, position: unknown, field: string][] = [
  ['no object', [good], 'position'],
  ['a missing field', but({ phase: undefined }), 'phase'],
  ['an unknown field', but({ deck: [] }), 'deck'],
  ['another game', but({ game: 'red7' }), 'game'],
  ['five seats', but({ seats: 5 }), 'seats'],
  ['more seats than players', but({ seats: 3 }), 'players'],
  ['a missing option', but({ options: { buyAfterDraw: false } }), 'options.colourReleased'],
  ['an unknown option', but({ options: { buyAfterDraw: false, colourReleased: false, x: 1 } }), 'options.x'],
  ['a wrong option', but({ options: { buyAfterDraw: 'no', colourReleased: false } }), 'options.buyAfterDraw'],
  ['a seat that is not there', but({ turn: 2 }), 'turn'],
  ['a turn that is no number', but({ turn: '0' }), 'turn'],
  ['an unknown phase', but({ phase: 'buying' }), 'phase'],
  ['a pile that is no list', but({ pile: 'R3' }), 'pile'],
  ['a card that does not exist', but({ pile: ['R7', ...pile.slice(1)] }), 'pile[0]'],
  ['a piece twice', but({ pile: ['R1', ...pile.slice(1)] }), 'players[0].castle[0]'],
  ['a card hidden beside the pile', but({ returned: ['W', '?'] }), 'returned[1]'],
  ['a diamond too many', but({ pile: ['D', ...pile] }), 'pile, returned, players'],
  ['a diamond too many in a hoard', but({}, { diamonds: 4 }), 'pile, returned, players'],
  ['a witch too many', but({ phase: 'witch' }), 'pile, returned, players'],
  ['a card too few', but({ pile: pile.slice(1) }), 'pile, returned, players'],
  ['too few unknown cards', but({ pile: pile.slice(1).map(() => '?') }), 'pile, returned, players'],
  ['an unknown field of a player', but({}, { hand: [] }), 'players[0].hand'],
  ['a missing field of a player', but({}, { fairies: undefined }), 'players[0].fairies'],
  ['diamonds that are no number', but({}, { diamonds: null }), 'players[0].diamonds'],
  ['fewer than no diamonds', but({}, { diamonds: -1 }), 'players[0].diamonds'],
  ['four fairies', but({}, { fairies: 4 }), 'players[0].fairies'],
  ['an unknown colour', but({}, { colour: 'O' }), 'players[0].colour'],
  ['an unsorted castle', but({}, { castle: ['R2', 'R1'] }), 'players[0].castle[1]'],
  ['unsorted spares', but({}, { spares: ['G4', 'B1'] }), 'players[0].spares[1]'],
  ['a diamond in a castle', but({}, { castle: ['D', 'R1', 'R2'] }), 'players[0].castle[0]'],
  ['a castle without a colour', but({}, { colour: null }), 'players[0].castle'],
  ['a castle of another colour', but({}, { colour: 'B' }), 'players[0].castle'],
  ['a colour built by two', table({ players: [red, { colour: 'R' }] }), 'players[1].colour'],
  ['a witch and nothing to choose', table({ phase: 'witch', players: [{ diamonds: 3 }, {}] }), 'turn'],
  ['a complete castle of a seat not on turn', { ...won, turn: 1 }, 'turn'],
  ['a witch after the end', table({ phase: 'witch', players: [{ colour: 'R', castle: complete }, {}] }), 'phase'],
];

test.each(BAD)('a position with %s does not load, and the field is named', (_, position, field) => {
  try {
    load(position);
  } catch (error) {
    expect(error).toBeInstanceOf(BadPosition);
    expect((error as BadPosition).field).toBe(field);
    return;
  }
  expect.unreachable('it loaded');
});

test('a position read and written is the same document, field by field', () => {
  for (const position of [good, won, table({ phase: 'witch', players: [red, {}, {}, {}] })]) {
    expect(JSON.stringify(diamoniak.write(load(position)))).toBe(JSON.stringify(position));
  }
});

test('a finished position loads', () => {
  expect(diamoniak.status(load(won))).toEqual({ outcome: { winners: [0], scores: [6, 0], rule: '6.1' } });
  expect(diamoniak.moves(load({ ...won, phase: 'drawn' }))).toEqual([]);
});

test('a pile known in part keeps what is known', () => {
  const state = load({ ...good, pile: pile.map((card, i) => (i % 2 === 0 ? card : '?')) });
  const filled = diamoniak.write(state).pile as string[];
  expect(filled.filter((_, i) => i % 2 === 0)).toEqual(pile.filter((_, i) => i % 2 === 0));
  expect([...filled].sort()).toEqual([...pile].sort());
});
