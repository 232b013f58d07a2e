import { BadPosition, type Position, rngFrom } from '@hoard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { red7 } from '../index.ts';
import { type Document, table, type Wish } from './table.ts';

const read = (position: unknown) => red7.write(red7.read(position, rngFrom('loading')));
const good = table({ canvas: 'O3' }, { hand: 'R1 G2', palette: 'B6' }, { hand: 'I4', palette: 'R6' }) as Document;
const acting = (wish: Wish, palette: string) =>
  table({ options: { actions: true }, ...wish }, { hand: 'R1 G2', palette }, { hand: 'I4', palette: 'B6 B5 B4' });

/** The field an error names. */
function fault(position: unknown): string {
  try {
    read(position);
  } catch (error) {
    if (error instanceof BadPosition) return error.field;
    throw error;
  }
  throw new Error('it loads');
}

function without(field: string): Position {
  return Object.fromEntries(Object.entries(good).filter(([name]) => name !== field)) as Position;
}

function withPlayer(change: object): Position {
  return { ...good, players: [{ ...good.players[0]!, ...change }, good.players[1]!] } as unknown as Position;
}

describe('loading', () => {
  test('a good position is read and written back', () => {
    expect(read(good)).toEqual(good);
  });

  test.each(['game', 'seats', 'options', 'round', 'turn', 'step', 'mustLead', 'canvas', 'deck', 'players'])(
    'a missing %s is named',
    (field) => {
      expect(fault(without(field))).toBe(field);
    },
  );

  test.each(['game', 'seats', 'options', 'round', 'turn', 'step', 'mustLead', 'canvas', 'deck', 'players', 'seen'])(
    'a %s of the wrong type is named',
    (field) => {
      for (const value of [null, 'x', 1.5, -1, {}, [[]]])
        expect(fault({ ...good, [field]: value }).split(/[.[]/)[0]).toBe(field);
    },
  );

  test.each([
    ['an unknown field', { ...good, colour: 'R' }, 'colour'],
    [
      'an unknown option',
      { ...good, options: { advanced: false, actions: false, sevenMayMoveItself: true, x: 1 } },
      'options.x',
    ],
    ['a missing option', { ...good, options: { advanced: false, actions: false } }, 'options.sevenMayMoveItself'],
    [
      'a bad option',
      { ...good, options: { advanced: 1, actions: false, sevenMayMoveItself: true } },
      'options.advanced',
    ],
    ['one seat', { ...good, seats: 1, players: good.players.slice(0, 1) }, 'seats'],
    ['five seats', { ...good, seats: 5 }, 'seats'],
    ['too few players', { ...good, seats: 3 }, 'players'],
    ['a card too few', { ...good, deck: good.deck.slice(1) }, 'deck, canvas, players'],
    ['a card twice', { ...good, canvas: ['O3', 'B6'] }, 'players[0].palette[0]'],
    ['an unknown card', { ...good, canvas: ['O8'] }, 'canvas[0]'],
    ['a hidden card on the canvas', { ...good, canvas: ['?'] }, 'canvas[0]'],
    ['a card that is no text', { ...good, canvas: [3] }, 'canvas[0]'],
    ['an unknown field of a player', withPlayer({ name: 'Ada' }), 'players[0].name'],
    ['an out that is no flag', withPlayer({ out: 1 }), 'players[0].out'],
    ['a turn beyond the seats', { ...good, turn: 2 }, 'turn'],
    [
      'a turn of one who is out',
      table({}, { hand: 'R1', out: true }, { hand: 'I4', palette: 'R6' }, { palette: 'R7' }),
      'turn',
    ],
    ['nobody in', table({}, { hand: 'R1', out: true }, { hand: 'I4', out: true }), 'players'],
    ['a turn with an empty hand', table({}, { palette: 'B6' }, { hand: 'I4', palette: 'R6' }), 'turn'],
    ['a step of actions without them', { ...good, step: 'five' }, 'step'],
    ['mustLead without actions', { ...good, step: 'discard', mustLead: true }, 'mustLead'],
    ['mustLead at the start', acting({ mustLead: true }, 'B7'), 'mustLead'],
    ['a 1 without mustLead', acting({ step: 'one' }, 'B7 V1'), 'mustLead'],
    ['a step five without a 5', acting({ step: 'five' }, 'B7'), 'step'],
    ['a step seven without a 7', acting({ step: 'seven', mustLead: true }, 'B2'), 'step'],
    ['a lead that cannot be reached', acting({ step: 'discard', mustLead: true, canvas: 'B1' }, 'I1'), 'turn'],
    ['more known cards than the deck has', { ...good, seen: { deck: 46 } }, 'seen.deck'],
    ['a known card that is hidden', { ...good, deck: good.deck.map(() => '?'), seen: { deck: 1 } }, 'seen.deck'],
    [
      'an advanced game over too early',
      table({ options: { advanced: true } }, { palette: 'B6' }, { hand: 'I4', palette: 'R6', out: true }),
      'players',
    ],
  ])('%s is named', (_, position, field) => {
    expect(fault(position)).toBe(field);
  });

  test('a view is read as a world that can be', () => {
    const view = red7.write(red7.read(good, rngFrom('view')), 0) as Document;
    expect(view.players[1]!.hand).toEqual(['?']);
    const world = read(view) as Document;
    expect(world.players[0]).toEqual(good.players[0]);
    expect([...world.deck, ...world.players[1]!.hand].sort()).toEqual([...good.deck, 'I4'].sort());
  });

  test('whatever is sent, reading it ends in a state or in a BadPosition', () => {
    const fields = fc.constantFrom(...Object.keys(good));
    fc.assert(
      fc.property(fields, fc.jsonValue(), fc.jsonValue(), (field, value, other) => {
        for (const sent of [
          { ...good, [field]: value },
          withPlayer({ hand: value }),
          withPlayer({ palette: other }),
          value,
        ]) {
          try {
            read(sent);
          } catch (error) {
            expect(error).toBeInstanceOf(BadPosition);
          }
        }
      }),
    );
  });
});
