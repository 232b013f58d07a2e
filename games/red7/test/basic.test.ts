import { rngFrom } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../../checks/scenario.ts';
import { BOX, COLOURS, NAMES } from '../components.ts';
import { red7 } from '../index.ts';
import { type Document, table } from './table.ts';

const { legal, refusal, brokenRule, after, told, status, view } = scenario(red7);
const then = (...args: Parameters<typeof after>) => after(...args) as Document;
const fresh = (seats: number, seed = 'fresh') =>
  red7.write(
    red7.setup({ advanced: false, actions: false, sevenMayMoveItself: true }, seats, rngFrom(seed)),
  ) as Document;

describe('components', () => {
  test('[1.1] there are 49 cards, the numbers 1–7 in seven colours', () => {
    expect(new Set(NAMES).size).toBe(49);
    for (const colour of COLOURS)
      for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(NAMES).toContain(`${colour}${number}`);
  });

  test('[1.2] cards compare by number, then by colour: R7 is the best, V1 the worst', () => {
    const named = (name: string) => NAMES.indexOf(name);
    expect(NAMES.at(-1)).toBe('R7');
    expect(NAMES[0]).toBe('V1');
    expect(named('V4')).toBeGreaterThan(named('R3'));
    expect(['V', 'I', 'B', 'G', 'Y', 'O', 'R'].map((colour) => named(`${colour}5`))).toEqual([
      28, 29, 30, 31, 32, 33, 34,
    ]);
    expect(BOX).toHaveLength(49);
  });

  test('[1.3] the start card makes the rule Red and is not a card of the position', () => {
    const position = table({}, { hand: 'V4 O2', palette: 'G4' }, { hand: 'B1', palette: 'R6' });
    expect(brokenRule(position, 'discard V4')).toBe('3.4');
    expect((position as Document).canvas).toEqual([]);
    expect(status(position, 'play V4', 'end')).toEqual({ outcome: { winners: [1], scores: [0, 0], rule: '5.8' } });
  });
});

describe('set-up', () => {
  test.each([2, 3, 4])('[2.1] each of %i players gets seven cards in hand and one in the palette', (seats) => {
    const { players, deck } = fresh(seats);
    for (const { hand, palette } of players) {
      expect(hand).toHaveLength(7);
      expect(palette).toHaveLength(1);
    }
    expect(deck).toHaveLength(49 - 8 * seats);
  });

  test('[2.2] the canvas is the start card alone', () => {
    expect(fresh(3).canvas).toEqual([]);
  });

  test('[2.3] the seat to the left of the best palette card begins', () => {
    for (let i = 0; i < 20; i++) {
      const { players, turn } = fresh(4, `begin ${i}`);
      const shown = players.map(({ palette }) => NAMES.indexOf(palette[0]!));
      expect(turn).toBe((shown.indexOf(Math.max(...shown)) + 1) % 4);
    }
  });
});

describe('a turn', () => {
  const position = table({}, { hand: 'R7 V4 O2', palette: 'G4' }, { hand: 'B1 B2', palette: 'R6' });

  test('[3.1] one plays to the palette, discards, does both in this order, or nothing', () => {
    expect(legal(position)).toEqual(['pass', 'play O2', 'play R7', 'play V4']);
    const played = then(position, 'play V4');
    expect(played.step).toBe('discard');
    expect(legal(played)).toEqual(['discard O2', 'end']);
    expect(brokenRule(played, 'play R7')).toBe('3.1');
    expect(brokenRule(played, 'pass')).toBe('3.1');
    expect(brokenRule(position, 'end')).toBe('3.1');
    expect(brokenRule(position, 'play B7')).toBe('3.1');
    expect(brokenRule(position, 'discard B7')).toBe('3.1');
  });

  test('[3.2] the colour on top of the canvas is the rule at once, and a view holds the whole canvas', () => {
    const discarded = then(position, 'play V4', 'discard O2');
    expect(discarded.canvas).toEqual(['O2']);
    expect(discarded.turn).toBe(1);
    expect(brokenRule(discarded, 'discard B1')).toBe('3.4');
    const deep = table({ canvas: 'V1 I2 G7' }, { hand: 'R1', palette: 'G4' }, { hand: 'B1', palette: 'R6' });
    expect((view(deep, 1) as Document).canvas).toEqual(['V1', 'I2', 'G7']);
  });

  test('[3.3] who does not lead at the end of the turn is out', () => {
    expect(then(position, 'play O2', 'end').players[0]!.out).toBe(true);
    expect(then(position, 'play R7', 'end').players[0]!.out).toBe(false);
    expect(then(position, 'play R7', 'end').turn).toBe(1);
  });

  test('[3.4] a discard that would not leave one leading is refused, and points at the cards that lead', () => {
    const case9 = table({}, { hand: 'O2', palette: 'G4' }, { hand: 'B1', palette: 'R6' });
    expect(refusal(case9, 'discard O2')).toEqual({
      rule: '3.4',
      key: 'discardOtherLeads',
      args: { card: 'O2', colour: 'O', other: 1 },
      at: ['R6'],
    });
    const odd = table({}, { hand: 'G2', palette: 'V7' }, { hand: 'B1', palette: 'R5' });
    expect(refusal(odd, 'discard G2')).toMatchObject({ rule: '3.4', key: 'discardNobodyLeads' });
    expect(legal(then(position, 'play V4'))).toContain('discard O2');
  });

  test('[3.5] a palette play that does not lead is allowed, and a discard may still give the lead', () => {
    expect(then(position, 'play V4').players[0]!.out).toBe(false);
    expect(then(position, 'play V4', 'discard O2').players[0]!.out).toBe(false);
    expect(then(position, 'play V4', 'end').players[0]!.out).toBe(true);
  });

  test('[3.6] doing nothing puts one out, even in the lead', () => {
    const leading = table({}, { hand: 'O2', palette: 'R7' }, { hand: 'B1', palette: 'R6' });
    expect(then(leading, 'pass').players[0]!.out).toBe(true);
    expect(told(leading, 'pass')[0]).toEqual({ what: 'passed', args: { seat: 0 } });
  });

  test('[3.7] an empty hand at the start of a turn puts one out unasked, even in the lead', () => {
    const three = table({}, { hand: 'R7', palette: 'G4' }, { palette: 'R6' }, { hand: 'B1', palette: 'O3' });
    const next = then(three, 'play R7', 'end');
    expect(next.turn).toBe(2);
    expect(next.players.map(({ out }) => out)).toEqual([false, true, false]);
    const leader = table({ turn: 1 }, { palette: 'R7' }, { hand: 'B1 O1', palette: 'O3' });
    expect(status(leader, 'play B1', 'end').outcome?.winners).toEqual([0]);
    const bothEmpty = table({}, { hand: 'R7', palette: 'G4' }, { palette: 'R6' });
    expect(told(bothEmpty, 'play R7', 'end').map(({ what }) => what)).toEqual(['played', 'emptyHand', 'wonGame']);
    expect(status(bothEmpty, 'play R7', 'end').outcome?.winners).toEqual([0]);
  });

  test('[3.8] who is out does not count for leading and keeps the cards', () => {
    const three = table(
      {},
      { hand: 'O2 V4', palette: 'G4' },
      { hand: 'Y1', palette: 'R7', out: true },
      { hand: 'B1', palette: 'O3' },
    );
    const next = then(three, 'play O2', 'end');
    expect(next.players[0]!.out).toBe(false);
    expect(next.players[1]).toEqual({ hand: ['Y1'], palette: ['R7'], out: true, scored: [] });
  });

  test('[3.9] turns go clockwise, past those who are out', () => {
    const players = [
      { hand: 'R7 V4', palette: 'G4' },
      { hand: 'Y1', palette: 'R6', out: true },
      { hand: 'B1', palette: 'O3' },
    ];
    expect(then(table({}, ...players), 'play R7', 'end').turn).toBe(2);
    expect(then(table({ turn: 2, canvas: 'V1' }, ...players), 'play B1', 'end').turn).toBe(0);
  });

  test('[3.10] the moment one player is left the game is over and nothing may be done', () => {
    const over = then(position, 'pass');
    expect(over).toMatchObject({ turn: 1, step: 'start', mustLead: false });
    expect(legal(over)).toEqual([]);
    expect(brokenRule(over, 'play B1')).toBe('3.10');
    expect(brokenRule(over, 'pass')).toBe('3.10');
  });

  test('[3.11] the colour already on top may be discarded by one who leads after it', () => {
    const leading = table({ canvas: 'O1' }, { hand: 'O2', palette: 'R7' }, { hand: 'B1', palette: 'R6' });
    expect(then(leading, 'discard O2').canvas).toEqual(['O1', 'O2']);
  });
});
