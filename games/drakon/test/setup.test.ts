import { rngFrom, settings } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { BOX as BOX_CODES, COINS, HEROES, nameOf } from '../components.ts';
import { drakon } from '../index.ts';
import { asDocument, BOX } from './document.ts';
import { after, brokenRule, legal, scene } from './scene.ts';

const options = { heroes: false, goal: 'standard', teams: false, swapKeepsTile: true };
const newGame = (seats: number, wished: object, seed: string) =>
  asDocument(drakon.write(drakon.setup({ ...options, ...wished }, seats, rngFrom(seed))));

describe('components', () => {
  test('[1.1] there are 72 chambers, 28 coins and six heroes', () => {
    expect(BOX_CODES.length).toBe(72);
    expect(COINS.reduce((sum, [, count]) => sum + count, 0)).toBe(28);
    expect(COINS).toEqual([
      [1, 5],
      [2, 18],
      [3, 5],
    ]);
    expect(HEROES.length).toBe(6);
  });

  test('[1.2] a chamber is written with its arrows in the order N E S W', () => {
    expect(drakon.parse('place find:NE 1,0')).toBeDefined();
    expect(drakon.parse('place find:EN 1,0')).toBeUndefined();
    expect(drakon.parse('place key:- 1,0')).toBeDefined();
    expect(drakon.parse('place key: 1,0')).toBeUndefined();
  });

  test('[1.3] the chambers are those of the table', () => {
    expect(BOX_CODES.map(nameOf)).toEqual(BOX.toSorted());
    expect(drakon.parse('place find:NESW 1,0')).toBeUndefined();
  });
});

describe('set-up', () => {
  test('[2.1] all heroes are at the entrance, four chambers in each hand, the rest in the pile', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const { lair, heroes, hands, pile } = newGame(seats, {}, `setup ${seats}`);
      expect(lair).toEqual({ '0,0': 'entrance:NESW' });
      expect(heroes.every(({ at }) => at === '0,0')).toBe(true);
      expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(4));
      expect([...hands.flat(), ...pile, 'entrance:NESW'].sort()).toEqual(BOX.toSorted());
    }
  });

  test('[2.2] all coins are in the hoard and Drakon is not in play', () => {
    const { hoard, coins, drakon: dragon } = newGame(3, {}, 'hoard');
    expect(hoard.toSorted().join('')).toBe(`${'1'.repeat(5)}${'2'.repeat(18)}${'3'.repeat(5)}`);
    expect(coins).toEqual([[], [], []]);
    expect(dragon).toBeNull();
  });

  test('[2.3] any seat can begin', () => {
    const first = [...Array(60).keys()].map((i) => newGame(3, {}, `first ${i}`).turn);
    expect([...new Set(first)].sort()).toEqual([0, 1, 2]);
  });

  test('[2.4] without the option the heroes are handed out from the first player on', () => {
    for (let i = 0; i < 10; i++) {
      const { turn, heroes, phase } = newGame(4, {}, `handed ${i}`);
      expect(phase).toBe('action');
      const inTurnOrder = [0, 1, 2, 3].map((k) => heroes[(turn + k) % 4]!.hero);
      expect(inTurnOrder).toEqual(['druid', 'knight', 'ranger', 'sorceress']);
    }
  });

  test('[2.4] with the option the seats choose in turn order, each hero once', () => {
    const choosing = scene({
      options: { heroes: true },
      phase: 'heroes',
      turn: 2,
      heroes: ['none 0,0', 'none 0,0', 'none 0,0'],
    });
    expect(legal(choosing)).toEqual(HEROES.map((hero) => `hero ${hero}`));
    expect(brokenRule(choosing, 'place empty:NS 1,0')).toBe('2.4');
    const next = after(choosing, 'hero thief');
    expect(asDocument(next).turn).toBe(0);
    expect(brokenRule(next, 'hero thief')).toBe('2.4');
    const chosen = asDocument(after(next, 'hero druid', 'hero warrior'));
    expect(chosen).toMatchObject({ phase: 'action', turn: 2, quietRounds: 0 });
    expect(chosen.heroes.map(({ hero }) => hero)).toEqual(['druid', 'warrior', 'thief']);
    expect(brokenRule(after(next, 'hero druid', 'hero warrior'), 'hero ranger')).toBe('2.4');
  });

  test('teams are for four or six players', () => {
    const seatsOfTeams = settings(drakon).filter(({ options }) => options.teams);
    expect([...new Set(seatsOfTeams.map(({ seats }) => seats))]).toEqual([4, 6]);
    expect(settings(drakon).length).toBe(84);
  });
});
