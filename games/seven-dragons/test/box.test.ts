import { rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, BOX, CARD_NAMES, COLOURS, FACES, isDragon } from '../components.ts';
import { sevenDragons } from '../index.ts';
import { legal, refusal, sketch } from './positions.ts';
import { DRAGONS } from './referee.ts';

const dragons = BOX.filter(isDragon).map((card) => CARD_NAMES[card]!);

describe('components', () => {
  test('[1.1] the box has 51 dragon cards, 15 action cards, 5 goals and the silver dragon', () => {
    expect(dragons).toHaveLength(51);
    expect(BOX).toHaveLength(66);
    expect(BOX.length + COLOURS.length + 1).toBe(72);
  });

  test('[1.2] there are five colours', () => {
    expect(COLOURS).toEqual([...'RYBGK']);
  });

  test('[1.3] no card shows one colour in two separate panels', () => {
    for (const [a, b, c, d] of dragons) {
      if (a === d) expect([b, c]).toContain(a);
      if (b === c) expect([a, d]).toContain(b);
    }
  });

  test('[1.4] every colour is on 24 cards and fills 40 quarters', () => {
    expect([...dragons].sort()).toEqual([...DRAGONS].sort());
    for (const colour of COLOURS) {
      const showing = dragons.filter((face) => face.includes(colour));
      expect(showing).toHaveLength(24);
      expect(showing.join('').replaceAll(new RegExp(`[^${colour}]`, 'g'), '')).toHaveLength(40);
    }
    expect(new Set(FACES).size).toBe(86); // 46 faces, 40 of them different when turned
  });

  test('[1.5] there are three of each action, and each has its colour', () => {
    for (const [action, colour] of [
      ['move', 'GGGG'],
      ['zap', 'RRRR'],
      ['rotate', 'BBBB'],
      ['trade-goals', 'YYYY'],
      ['trade-hands', 'KKKK'],
    ] as const) {
      expect(BOX.filter((card) => CARD_NAMES[card] === action)).toHaveLength(3);
      const beside = legal(sketch({ pile: [action], hands: [['RRRR', 'YYYY', 'BBBB', 'GGGG', 'KKKK'], []] }));
      expect(beside).toEqual(['-1,0', '0,-1', '0,1', '1,0'].map((cell) => `lay ${colour} ${cell}`));
    }
    expect(ACTIONS).toHaveLength(5);
  });

  test('[1.6] there is one goal of each colour', () => {
    const { goals } = sevenDragons.write(sevenDragons.setup({ moveBonus: false }, 3, rngFrom('goals')));
    expect([...(goals as string[])].sort()).toEqual(['B', 'G', 'K', 'R', 'Y']);
  });
});

describe('set-up', () => {
  const dealt = (seats: number, seed = 'deal') =>
    sevenDragons.write(sevenDragons.setup({ moveBonus: false }, seats, rngFrom(seed)));

  test('[2.1] the silver dragon lies at 0,0, and no card is laid on it', () => {
    expect(dealt(4).table).toEqual({ '0,0': 'S' });
    expect(refusal(sketch({ hands: [['RRRR'], []] }), 'lay RRRR 0,0')).toMatchObject({ rule: '2.1', at: ['0,0'] });
  });

  test('[2.2] each player knows one goal; those left over belong to imaginary players nobody may look at', () => {
    for (const seats of [2, 3, 4, 5]) {
      const state = sevenDragons.setup({ moveBonus: false }, seats, rngFrom('goals'));
      for (let seat = 0; seat < seats; seat++) {
        const goals = sevenDragons.write(state, seat).goals as string[];
        expect(goals.map((goal) => goal !== '?')).toEqual([0, 1, 2, 3, 4].map((other) => other === seat));
      }
      expect(sevenDragons.write(state, 'spectator').goals).toEqual(Array(5).fill('?'));
    }
  });

  test('[2.3] three cards are dealt to each hand and the rest is the deck', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { hands, deck } = dealt(seats) as unknown as { hands: string[][]; deck: string[] };
      expect(hands.slice(1).map((hand) => hand.length)).toEqual(Array(seats - 1).fill(3));
      expect(deck).toHaveLength(66 - 3 * seats - 1);
    }
    expect(dealt(2, 'one')).not.toEqual(dealt(2, 'another'));
  });

  test('[2.4] seat 0 begins and has drawn', () => {
    const { turn: first, hands } = dealt(3) as unknown as { turn: number; hands: string[][] };
    expect(first).toBe(0);
    expect(hands[0]).toHaveLength(4);
  });
});
