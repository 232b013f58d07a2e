import { BadPosition, type Position, rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { sevenDragons } from '../index.ts';
import { SIX_RED, sketch } from './positions.ts';

const { read, write, parse, spell, status } = sevenDragons;
const load = (position: unknown) => read(position, rngFrom('load'));

/** The example of RULES.md §9. */
const EXAMPLE = sketch({
  table: { '1,0': 'RRYY', '0,-1': 'BKBK' },
  pile: ['zap', 'move'],
  deck: ['GGGG'],
  hands: [['RRRR', 'rotate'], ['KKGG'], ['YYYY']],
  goals: [...'RBKGY'],
});

describe('a position', () => {
  test('is written with its fields in order, the table by rows', () => {
    const written = write(load(EXAMPLE));
    expect(written).toEqual(EXAMPLE);
    expect(Object.keys(written)).toEqual(Object.keys(EXAMPLE));
    expect(Object.keys(written.table as object)).toEqual(['0,-1', '0,0', '1,0']);
  });

  test('reads a hand written turned and writes it upright', () => {
    const turned = { ...EXAMPLE, hands: [['YYRR', 'rotate'], ['GGKK'], ['KRBY', 'YYYY']], table: { '0,0': 'S' } };
    expect(write(load(turned)).hands).toEqual([['RRYY', 'rotate'], ['KKGG'], ['YBRK', 'YYYY']]);
  });

  test('may be finished, whoever has cards', () => {
    const seven = { ...SIX_RED, '2,-1': 'GGRR' };
    for (const hands of [
      [[], ['GGGG']],
      [['GGGG'], []],
      [['YYYY'], ['GGGG']],
    ]) {
      const won = sketch({ table: seven, pile: ['move'], hands, deck: ['KKKK'] });
      expect(write(load(won))).toEqual({ ...won, table: write(load(won)).table });
      expect(status(load(won)).outcome?.rule).toBe('8.2');
    }
    expect(status(load(sketch({ passes: 1, hands: [['BBBB'], []], pile: ['zap'] }))).outcome?.rule).toBe('8.5');
  });

  test('may lie far away and be played on there', () => {
    const far = sketch({ table: { '-400,400': 'RRRR' }, pile: ['move'], hands: [['RRYY'], []], deck: ['KKKK'] });
    const state = load(far);
    expect(sevenDragons.moves(state).map(spell)).toContain('lay RRYY -401,400');
    sevenDragons.apply(state, parse('lay RRYY -401,400')!, rngFrom('far'));
    expect(write(state).table).toEqual({ '0,0': 'S', '-400,400': 'RRRR', '-401,400': 'RRYY' });
  });
});

describe('a position is refused, with the field that is wrong:', () => {
  const without = (field: string) => Object.fromEntries(Object.entries(EXAMPLE).filter(([name]) => name !== field));
  const seen = { hands: [[0, 0], [1], [0]], goals: [0, 0, 0, 0, 0] };
  const wrong: readonly [what: string, position: unknown, field: string][] = [
    ['no object', [], 'position'],
    ['an unknown field', { ...EXAMPLE, extra: 1 }, 'extra'],
    ...Object.keys(EXAMPLE).map((field) => [`no ${field}`, without(field), field] as [string, unknown, string]),
    ['another game', { ...EXAMPLE, game: 'red7' }, 'game'],
    ['one seat', { ...EXAMPLE, seats: 1 }, 'seats'],
    ['six seats', { ...EXAMPLE, seats: 6 }, 'seats'],
    ['fewer hands than seats', { ...EXAMPLE, seats: 4 }, 'hands'],
    ['an unknown option', { ...EXAMPLE, options: { moveBonus: false, fast: true } }, 'options.fast'],
    ['a missing option', { ...EXAMPLE, options: {} }, 'options.moveBonus'],
    ['an option of the wrong type', { ...EXAMPLE, options: { moveBonus: 1 } }, 'options.moveBonus'],
    ['a seat on turn that is not there', { ...EXAMPLE, turn: 3 }, 'turn'],
    ['a seat on turn that has no card', { ...EXAMPLE, hands: [[], ['KKGG'], []] }, 'turn'],
    ['no card on turn though a deck is left', { ...EXAMPLE, hands: [[], [], []] }, 'turn'],
    ['passes with a deck', { ...EXAMPLE, passes: 1 }, 'passes'],
    ['more passes than players with cards', { ...EXAMPLE, deck: [], hands: [['RRRR'], [], []], passes: 2 }, 'passes'],
    ['negative passes', { ...EXAMPLE, passes: -1 }, 'passes'],
    ['passes in a fraction', { ...EXAMPLE, passes: 0.5 }, 'passes'],
    ['a table that is a list', { ...EXAMPLE, table: [] }, 'table'],
    ['no silver dragon', { ...EXAMPLE, table: { '1,0': 'RRYY' } }, 'table["0,0"]'],
    ['a card in place of the silver dragon', { ...EXAMPLE, table: { '0,0': 'RRYY' } }, 'table["0,0"]'],
    ['a second silver dragon', { ...EXAMPLE, table: { '0,0': 'S', '1,0': 'S' } }, 'table["1,0"]'],
    ['a face that is on no card', { ...EXAMPLE, table: { '0,0': 'S', '1,0': 'RYYR' } }, 'table["1,0"]'],
    ['a face of the wrong type', { ...EXAMPLE, table: { '0,0': 'S', '1,0': 7 } }, 'table["1,0"]'],
    ['an action card on the table', { ...EXAMPLE, table: { '0,0': 'S', '1,0': 'zap' } }, 'table["1,0"]'],
    ...['1', '1,0,0', '01,0', '+1,0', '-0,1', '1.5,0', 'a,b', ' 1,0', '401,0', '0,-401', '99999,0', '1,'].map(
      (cell) =>
        [`the cell ${cell}`, { ...EXAMPLE, table: { '0,0': 'S', [cell]: 'RRYY' } }, `table["${cell}"]`] as [
          string,
          unknown,
          string,
        ],
    ),
    ['a dragon card in the pile', { ...EXAMPLE, pile: ['RRRR'] }, 'pile[0]'],
    ['four of one action', { ...EXAMPLE, pile: ['rotate', 'rotate', 'rotate'] }, 'hands[0][1]'],
    ['a card twice', { ...EXAMPLE, deck: ['GGGG', 'RRYY'] }, 'deck[1]'],
    ['a card twice, once turned', { ...EXAMPLE, hands: [['YYRR'], ['KKGG'], []] }, 'hands[0][0]'],
    ['a one-colour card thrice', { ...EXAMPLE, deck: ['GGGG', 'GGGG', 'GGGG'] }, 'deck[2]'],
    ['a card in the deck written turned', { ...EXAMPLE, deck: ['BBRR'] }, 'deck[0]'],
    ['a card in a hand that is none', { ...EXAMPLE, hands: [['RRRR', 'S'], ['KKGG'], []] }, 'hands[0][1]'],
    ['a card of the wrong type', { ...EXAMPLE, hands: [['RRRR', null], ['KKGG'], []] }, 'hands[0][1]'],
    ['a hand of the wrong type', { ...EXAMPLE, hands: [['RRRR'], 'KKGG', []] }, 'hands[1]'],
    ['four goals', { ...EXAMPLE, goals: [...'RBKG'] }, 'goals'],
    ['a goal twice', { ...EXAMPLE, goals: [...'RBKGR'] }, 'goals[4]'],
    ['a goal of no colour', { ...EXAMPLE, goals: [...'RBKGX'] }, 'goals[4]'],
    ['an empty seen', { ...EXAMPLE, seen: {} }, 'seen.hands'],
    ['a seen that says nothing', { ...EXAMPLE, seen: { ...seen, hands: [[0, 0], [0], [0]] } }, 'seen'],
    ['a seen of other hands', { ...EXAMPLE, seen: { ...seen, hands: [[0], [1], [0]] } }, 'seen.hands[0]'],
    ['a seen that names the holder', { ...EXAMPLE, seen: { ...seen, hands: [[1, 0], [1], [0]] } }, 'seen.hands[0][0]'],
    ['a seen that names nobody there', { ...EXAMPLE, seen: { ...seen, goals: [8, 0, 0, 0, 0] } }, 'seen.goals[0]'],
  ];

  test.each(wrong)('%s', (_, position, field) => {
    let found: unknown;
    try {
      load(position);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BadPosition);
    expect((found as BadPosition).field).toBe(field);
  });
});

describe('a move', () => {
  test('is parsed only as it is spelled', () => {
    for (const text of [
      ...['', 'pass ', 'PASS', 'lay', 'lay RRYY', 'lay RRYY 1,0 x', 'lay RYYR 1,0', 'lay S 1,0', 'lay rryy 1,0'],
      ...['lay RRYY 1, 0', 'lay RRYY 01,0', 'lay RRYY 512,0', 'lay RRYY 0,-512', 'lay  RRYY 1,0', 'lay RRYY 1e2,0'],
      ...['top', 'top RRYY', 'middle zap', 'top zap 1,0 2,0', 'top zap x', 'top move 1,0', 'top move 1,0 2,0'],
      ...['top move 1,0 2,0 RRYY x', 'top rotate', 'top rotate left', 'top trade-goals 5', 'top trade-hands -1'],
    ]) {
      const move = parse(text);
      if (text === 'top rotate') expect(move).toBeDefined();
      else expect(move, text).toBeUndefined();
    }
  });

  test('is spelled as it was parsed, to the farthest cell', () => {
    for (const text of [
      ...['pass', 'lay GKRR -511,511', 'top zap', 'bottom zap', 'bottom zap -3,7', 'top move 511,-511 -511,511 KRKY'],
      ...['bottom rotate ccw', 'top trade-goals 4', 'bottom trade-hands 0', 'lay **** 0,0'],
    ]) {
      expect(spell(parse(text)!)).toBe(text);
      expect(Number.isSafeInteger(parse(text))).toBe(true);
    }
  });
});

describe('a view', () => {
  const views = (position: Position, viewer: number | 'spectator', times: number) => {
    const rng = rngFrom('imagine');
    const view = write(load(position), viewer);
    return [...Array(times)].map(() => write(read(view, rng)) as Position & { goals: string[]; hands: string[][] });
  };

  test('is filled with cards that are nowhere to be seen', () => {
    for (const world of views(EXAMPLE, 0, 50)) {
      expect(world.hands[0]).toEqual(['RRRR', 'rotate']);
      const hidden = [...world.hands.slice(1).flat(), ...(world.deck as string[])];
      expect(hidden).toHaveLength(3);
      for (const card of ['RRYY', 'BKBK']) expect(hidden).not.toContain(card);
    }
  });

  test('is filled so that nobody has won already', () => {
    const table = { ...SIX_RED, '2,-1': 'GGRR' };
    const running = sketch({ table, pile: ['move'], hands: [['YYYY'], ['GGGG']], deck: ['KKKK'], goals: [...'YBRGK'] });
    const worlds = views(running, 0, 200);
    expect(worlds.every(({ goals }) => goals[0] === 'Y' && goals[1] !== 'R')).toBe(true);
    expect(new Set(worlds.map(({ goals }) => goals.join(''))).size).toBe(18); // 3 × 3!
    const impossible = { ...running, goals: ['Y', '?', 'B', 'G', 'K'] };
    expect(() => load(impossible)).toThrow(/^goals: /);
  });

  test('is refused where more is hidden than the box has', () => {
    expect(() => load({ ...EXAMPLE, deck: Array(70).fill('?') })).toThrow(/^hands: /);
  });

  test('of a finished game shows all goals', () => {
    const won = sketch({ table: { ...SIX_RED, '2,-1': 'GGRR' }, pile: ['move'], hands: [['YYYY'], ['GGGG']] });
    const view = write(load(won), 1);
    expect(view).toMatchObject({ goals: [...'RYBGK'], hands: [['?'], ['GGGG']] });
    expect(status(load(view)).outcome).toEqual(status(load(won)).outcome);
  });
});
