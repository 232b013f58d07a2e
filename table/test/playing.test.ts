import { boxOf } from '@hoard/games';
import { rngFrom } from '@hoard/kernel';
import { actorOf, faultIn, happen, lateness, type NextTable, type Person, phase, recordOf } from '@hoard/table';
import { describe, expect, test } from 'vitest';
import { ADA, BO, CYRIL, open, playing, playOut, type Sitting, salt, someMove } from './sitting.ts';

const at = (sitting: Sitting) => [ADA, BO][actorOf(sitting.table)!]!;
const other = (sitting: Sitting) => [BO, ADA][actorOf(sitting.table)!]!;

test('a move is made by whose turn it is, after the last number', () => {
  const sitting = playing();
  const move = someMove(sitting.table, rngFrom('x'));
  const { number } = sitting.table;
  expect(sitting.ask(other(sitting), { do: 'move', move, after: number })).toEqual({ problem: 'notYourTurn' });
  expect(sitting.ask(at(sitting), { do: 'move', move, after: number - 1 })).toEqual({ problem: 'stale' });
  expect(sitting.ask(at(sitting), { do: 'move', move: 'dance', after: number })).toEqual({ problem: 'noMove' });
  expect(sitting.ask(CYRIL, { do: 'move', move, after: number })).toEqual({ problem: 'notSeated' });
  expect(sitting.ask(at(sitting), { do: 'move', move: 'end', after: number })).toMatchObject({
    refusal: { rule: '3.1' },
  });
  expect(sitting.table.number).toBe(number);
  expect(sitting.ask(at(sitting), { do: 'move', move, after: number })).toHaveProperty('events');
});

describe('undo', () => {
  /** The first legal move that has the form, made by whose turn it is. */
  function make(sitting: Sitting, form: RegExp): Person {
    const { game, match, number } = sitting.table;
    const move = game
      .moves(match!.standing.state)
      .map(game.spell)
      .find((text) => form.test(text))!;
    const mover = at(sitting);
    expect(sitting.ask(mover, { do: 'move', move, after: number })).toHaveProperty('events');
    return mover;
  }
  const position = ({ table }: Sitting) => table.game.write(table.match!.standing.state);

  test('is free while nothing was shown and nobody else has acted', () => {
    const sitting = playing();
    const before = position(sitting);
    const mover = make(sitting, /^play/);
    expect(sitting.ask(mover, { do: 'undo' })).toMatchObject({ events: [{ is: 'undone', moves: 0 }] });
    expect(position(sitting)).toEqual(before);
    expect(sitting.ask(mover, { do: 'undo' })).toEqual({ problem: 'nothingToUndo' });
  });

  test('is asked for when somebody else has acted, and granted when all agree', () => {
    const sitting = playing();
    const before = position(sitting);
    const mover = make(sitting, /^discard/);
    const answerer = make(sitting, /^play/);
    expect(sitting.ask(mover, { do: 'undo' })).toMatchObject({ events: [{ is: 'undoAsked' }] });
    expect(sitting.ask(mover, { do: 'agree' })).toEqual({ problem: 'notAsked' });
    expect(sitting.ask(answerer, { do: 'decline' })).toHaveProperty('events');
    expect(sitting.ask(answerer, { do: 'agree' })).toEqual({ problem: 'notAsked' });
    sitting.ask(mover, { do: 'undo' });
    sitting.ask(answerer, { do: 'agree' });
    expect(position(sitting)).toEqual(before);
  });

  test('is not possible after the end', () => {
    const sitting = playing();
    const mover = make(sitting, /^pass/);
    expect(sitting.ask(mover, { do: 'undo' })).toEqual({ problem: 'over' });
  });

  test('is not free once a card was drawn', () => {
    const sitting = playing({ options: { advanced: true } });
    const mover = make(sitting, /^discard .[2-7]$/);
    expect(sitting.ask(mover, { do: 'undo' })).toMatchObject({ events: [{ is: 'undoAsked' }] });
  });

  test('against bots needs nobody’s consent', () => {
    const sitting = open({ bots: [{ seat: 1, level: 'easy' }] });
    sitting.ask(ADA, { do: 'start' });
    expect(sitting.ask(ADA, { do: 'undo' })).toEqual({ problem: 'nothingToUndo' });
    while (at(sitting) !== ADA)
      happen(sitting.table, { is: 'moved', seat: 1, move: someMove(sitting.table, rngFrom('b')) }, 0);
    make(sitting, /^discard|^play/);
    expect(sitting.ask(ADA, { do: 'undo' })).toMatchObject({ events: [{ is: 'undone' }] });
  });
});

test('who resigns against one other loses; the record says so and is right', () => {
  const sitting = playing();
  sitting.ask(BO, { do: 'resign' });
  expect(sitting.table.outcome).toEqual({ winners: [0], scores: [0, 0], rule: 'resignation' });
  const record = recordOf(sitting.table)!;
  const { game } = boxOf('red7')!;
  expect(faultIn(game, record)).toBeUndefined();
  expect(faultIn(game, { ...record, resigned: [] })).toMatch(/resign/);
});

test('with more people a bot plays on for one who resigned', () => {
  const sitting = open({ seats: 3 });
  sitting.ask(BO, { do: 'sit', salt: salt('b') });
  sitting.ask(CYRIL, { do: 'sit', salt: salt('c') });
  sitting.ask(ADA, { do: 'start' });
  sitting.ask(CYRIL, { do: 'resign' });
  expect(phase(sitting.table)).toBe('playing');
  expect(sitting.ask(CYRIL, { do: 'return' })).toEqual({ problem: 'over' });
  sitting.ask(BO, { do: 'resign' });
  expect(sitting.table.outcome?.winners).toEqual([0]);
});

test('a record verifies, and says what was wrong with the shuffle', () => {
  const sitting = playing();
  playOut(sitting);
  const record = recordOf(sitting.table)!;
  const { game } = boxOf('red7')!;
  expect(faultIn(game, record)).toBeUndefined();
  const { shuffle } = record;
  expect(faultIn(game, { ...record, shuffle: { ...shuffle, secret: 'other' } })).toMatch(/committed/);
  expect(faultIn(game, { ...record, shuffle: { ...shuffle, salts: [salt('f'), salt('b')] } })).toMatch(/seed/);
  expect(faultIn(game, { ...record, seed: 'chosen' })).toMatch(/seed/);
  expect(faultIn(game, { ...record, shuffle: { ...shuffle, salts: [] } })).toMatch(/chairs/);
});

test('every device changes the deal', () => {
  const seeds = ['b', 'c'].map((digit) => {
    const sitting = open();
    sitting.ask(BO, { do: 'sit', salt: salt(digit) });
    sitting.ask(ADA, { do: 'start' });
    return sitting.table.match!.seed;
  });
  expect(seeds[0]).not.toBe(seeds[1]);
});

test('another match begins when all wish for it, everybody one seat on', () => {
  const sitting = playing();
  expect(sitting.ask(ADA, { do: 'rematch', salt: salt('1') })).toEqual({ problem: 'notOver' });
  playOut(sitting);
  sitting.ask(ADA, { do: 'rematch', salt: salt('1') });
  expect(sitting.table.next).toBeUndefined();
  const { next } = sitting.ask(BO, { do: 'rematch', salt: salt('2') }) as { readonly next: NextTable };
  expect(next.id).toBe(sitting.table.next);
  expect(next.events.filter(({ is }) => is === 'sat')).toMatchObject([
    { seat: 1, person: ADA, salt: salt('1') },
    { seat: 0, person: BO, salt: salt('2') },
  ]);
});

test('who resigned is asked for another match while they are here', () => {
  const resigned = () => {
    const sitting = playing();
    sitting.ask(BO, { do: 'resign' });
    return sitting;
  };
  const wish = { do: 'rematch', salt: salt('1') } as const;
  const alone = resigned();
  alone.ask(ADA, wish);
  expect(alone.table.next).toBeDefined();
  const both = resigned();
  both.here = [BO.id];
  both.ask(ADA, wish);
  expect(both.table.next).toBeUndefined();
  both.ask(BO, wish);
  expect(both.table.next).toBeDefined();
});

test('who lets the clock run out is played for', () => {
  const sitting = playing({ pace: 24 });
  const { since } = sitting.table.match!;
  expect(lateness(sitting.table, since + 24 * 3_600_000 - 1)).toBeUndefined();
  expect(lateness(sitting.table, since + 24 * 3_600_000)).toMatchObject({ events: [{ is: 'left', late: true }] });
});

test('one speaks in phrases, and freely only where the table allows it', () => {
  expect(playing().ask(ADA, { do: 'write', text: 'hi' })).toEqual({ problem: 'phrasesOnly' });
  expect(playing({ speech: 'free' }).ask(ADA, { do: 'write', text: ' hi ' })).toMatchObject({
    events: [{ text: 'hi' }],
  });
  expect(playing().ask(ADA, { do: 'say', phrase: 'wow' })).toHaveProperty('events');
});
