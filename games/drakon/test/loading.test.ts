import { BadPosition, rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { drakon } from '../index.ts';
import { scene } from './scene.ts';

/** The field an unreadable position is said to be wrong in. */
function wrongField(position: unknown): string | undefined {
  try {
    drakon.read(position, rngFrom('loading'));
    return undefined;
  } catch (error) {
    if (error instanceof BadPosition) return error.field;
    throw error;
  }
}

const good = scene({ lair: { '1,0': 'find:NS' } });
const without = (name: string) => Object.fromEntries(Object.entries(good).filter(([field]) => field !== name));

describe('loading', () => {
  test('a whole position is read and written as the same document', () => {
    expect(wrongField(good)).toBeUndefined();
    expect(JSON.stringify(drakon.write(drakon.read(good, rngFrom('same'))))).toBe(
      JSON.stringify({
        game: 'drakon',
        seats: 2,
        options: { heroes: false, goal: 'standard', teams: false, swapKeepsTile: true },
        turn: 0,
        phase: 'action',
        pending: [],
        quietRounds: 0,
        moved: [],
        lair: { '0,0': 'entrance:NESW', '1,0': 'find:NS' },
        pile: [],
        hands: [['empty:NS'], ['empty:NS']],
        heroes: [
          { hero: 'druid', at: '0,0', used: false },
          { hero: 'knight', at: '0,0', used: false },
        ],
        coins: [[], []],
        hoard: [2, 2, 1],
        drakon: null,
      }),
    );
  });

  test.each(Object.keys(good))('the field %s must be there', (name) => {
    expect(wrongField(without(name))).toBe(name);
  });

  test.each<[field: string, changed: object]>([
    ['position', [] as object],
    ['extra', { extra: 1 }],
    ['game', { game: 'red7' }],
    ['seats', { seats: 7 }],
    ['options.goal', { options: { heroes: false, goal: 'long', teams: false, swapKeepsTile: true } }],
    ['options.teams', { options: { heroes: false, goal: 'short', teams: true, swapKeepsTile: true } }],
    ['turn', { turn: 2 }],
    ['turn', { turn: '0' }],
    ['phase', { phase: 'end' }],
    ['phase', { phase: 'heroes' }],
    ['quietRounds', { quietRounds: 10 }],
    ['quietRounds', { quietRounds: -1 }],
    ['moved[1]', { moved: [1, 0] }],
    ['moved[0]', { moved: [2] }],
    ['lair["1,0"]', { lair: { '0,0': 'entrance:NESW', '1,0': 'find:X' } }],
    ['lair["1,0"]', { lair: { '0,0': 'entrance:NESW', '1,0': 'find:NESW' } }],
    ['lair["01,0"]', { lair: { '0,0': 'entrance:NESW', '01,0': 'find:N' } }],
    ['lair["-0,1"]', { lair: { '0,0': 'entrance:NESW', '-0,1': 'find:N' } }],
    ['lair["127,0"]', { lair: { '0,0': 'entrance:NESW', '127,0': 'find:N' } }],
    ['lair', { lair: { '1,0': 'entrance:NESW', '0,0': 'key:-' } }],
    ['lair["0,0"]', { lair: { '0,0': 'entrance:NESW', '1,0': 'find:W' } }],
    ['lair["1,1"]', { lair: { '0,0': 'entrance:NESW', '1,1': 'find:E', '2,1': 'find:W' } }],
    ['pile[0]', { pile: ['find:E'] }],
    ['pile[0]', { pile: [7] }],
    ['hands', { hands: [[]] }],
    ['hands[0][0]', { hands: [['entrance:NESW'], []] }],
    ['hands[1][1]', { hands: [['rob:NE'], ['key:-', 'rob:NE']] }],
    ['heroes[1].hero', { heroes: [hero('druid'), hero('druid')] }],
    ['heroes[1].hero', { heroes: [hero('druid'), hero('wizard')] }],
    ['heroes[0].hero', { heroes: [hero(null), hero('druid')] }],
    ['heroes[0].at', { heroes: [hero('druid', '5,5'), hero('knight')] }],
    ['heroes[0].used', { heroes: [{ hero: 'druid', at: '0,0', used: 1 }, hero('knight')] }],
    ['coins', { coins: [[]] }],
    ['coins[0][1]', { coins: [[1, 2], []] }],
    ['coins[0][0]', { coins: [[4], []] }],
    ['coins[0][1]', { coins: [['?', 2], []] }],
    [
      'coins[1][2]',
      {
        coins: [
          [3, 3, 3],
          [3, 3, 3],
        ],
      },
    ],
    ['hoard[5]', { hoard: [1, 1, 1, 1, 1, 1] }],
    ['drakon', { drakon: '7,7' }],
    ['outcome', { outcome: { winners: [], scores: [0, 0], rule: '9.3' } }],
    ['outcome', { phase: 'over' }],
    ['seen', { seen: {} }],
    ['seen.cards', { seen: { cards: 1 } }],
    ['seen.hands[0][0]', { seen: { hands: [[[0]], [[]]] } }],
    ['seen.hands', { seen: { hands: [[[]], [[]]] } }],
    ['seen.coins["0"]["1"]', { seen: { coins: { 0: { 1: [3] } } } }],
    ['seen.coins["0"]["hoard"]', { seen: { coins: { 0: { hoard: [3] } } } }],
    ['seen.coins["5"]', { seen: { coins: { 5: { hoard: [2] } } } }],
    ['seen.gone[1]', { seen: { gone: ['empty:N', 'entrance:NESW'] } }],
    ['seen.unbuiltRounds', { seen: { unbuiltRounds: 0 } }],
  ])('%s is named when it is wrong (%j)', (field, changed) => {
    expect(wrongField(Array.isArray(changed) ? changed : { ...good, ...changed })).toBe(field);
  });

  test('a seat on turn must have something to decide', () => {
    expect(wrongField(scene({ hands: [[], ['key:-']] }))).toBe('turn');
    expect(wrongField(scene({ options: { heroes: true }, phase: 'after', heroes: ['druid 0,0', 'knight 0,0'] }))).toBe(
      'turn',
    );
    expect(wrongField(scene({ options: { heroes: true }, phase: 'heroes' }))).toBe('turn');
  });

  test.each<[field: string, pending: { seat: number; what: string; at?: string; to?: number | null }[]]>([
    ['pending', []],
    ['pending[0].what', [{ seat: 0, what: 'dance' }]],
    ['pending[0].seat', [{ seat: 2, what: 'destroy' }]],
    ['pending[0].at', [{ seat: 0, what: 'destroy', at: '0,0' }]],
    ['pending[0].at', [{ seat: 0, what: 'step' }]],
    ['pending[0]', [{ seat: 0, what: 'step', at: '1,0' }]],
    ['pending[0]', [{ seat: 0, what: 'action' }]],
    ['pending[0]', [{ seat: 0, what: 'flying' }]],
    ['pending[0]', [{ seat: 0, what: 'drakon' }]],
    ['pending[0]', [{ seat: 0, what: 'druid', to: 1 }]],
    [
      'pending[0]',
      [
        { seat: 0, what: 'action' },
        { seat: 0, what: 'destroy' },
      ],
    ],
    [
      'pending[0]',
      [
        { seat: 0, what: 'rotate' },
        { seat: 0, what: 'destroy' },
      ],
    ],
  ])('%s cannot be pending (%j)', (field, pending) => {
    expect(wrongField(scene({ lair: { '1,0': 'find:NS' }, pending, phase: 'resolve' }))).toBe(field);
  });

  test('nothing is pending outside the phase resolve, and Drakon is put only once', () => {
    expect(wrongField(scene({ phase: 'action', pending: [{ seat: 0, what: 'rob' }] }))).toBe('pending');
    expect(wrongField(scene({ drakon: '0,0', pending: [{ seat: 0, what: 'put' }] }))).toBe('pending[0]');
  });

  test('a warrior holds no more chambers than he could choose from', () => {
    const holding = (kinds: number) =>
      scene({ options: { heroes: true }, heroes: ['warrior 0,0', 'knight 0,0'], hands: [KINDS.slice(0, kinds), []] });
    expect(wrongField(holding(16))).toBeUndefined();
    expect(wrongField(holding(17))).toBe('hands[0]');
  });

  test('a finished position loads, and its outcome must follow from the coins', () => {
    const over = (outcome: object) =>
      wrongField(scene({ phase: 'over', coins: [[3, 3, 3, 2], [2]], outcome, hands: [[], []] }));
    expect(over({ winners: [0], scores: [11, 2], rule: '9.1' })).toBeUndefined();
    expect(over({ winners: [0], scores: [11, 2], rule: '9.3' })).toBeUndefined();
    expect(over({ winners: [1], scores: [11, 2], rule: '9.1' })).toBe('outcome.winners');
    expect(over({ winners: [0], scores: [11, 3], rule: '9.1' })).toBe('outcome.scores');
    expect(over({ winners: [0], scores: [11, 2], rule: '9.2' })).toBe('outcome.rule');
    expect(over({ winners: [0, 1], scores: [11, 2], rule: '9.3' })).toBe('outcome.winners');
  });
});

/** Chambers of different kinds. */
const KINDS = ['destroy', 'find', 'lose', 'rotate', 'steal-left', 'steal-right'].flatMap((effect) =>
  ['NE', 'NES', 'NS'].map((arrows) => `${effect}:${arrows}`),
);

function hero(name: string | null, at = '0,0') {
  return { hero: name, at, used: false };
}
