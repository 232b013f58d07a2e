import { describe, expect, test } from 'vitest';
import { scenario } from '../../../checks/scenario.ts';
import { red7 } from '../index.ts';
import { type Document, table } from './table.ts';

const { legal, brokenRule, after, told, status, chance } = scenario(red7);
const then = (...args: Parameters<typeof after>) => after(...args) as Document;
const advanced = { advanced: true };

describe('the advanced game', () => {
  const drawing = table(
    { options: advanced, deck: 'Y1 Y2' },
    { hand: 'R4 O1 V2', palette: 'R7' },
    { hand: 'B1', palette: 'R6' },
  );

  test('[5.1] a discard above the size of the palette may draw a card', () => {
    expect(legal(drawing)).toContain('discard R4');
    expect(legal(drawing)).toContain('discard R4 no-draw');
    expect(then(drawing, 'discard R4').players[0]!.hand).toEqual(['O1', 'V2', 'Y1']);
    expect(then(drawing, 'discard R4 no-draw').players[0]!.hand).toEqual(['O1', 'V2']);
    expect(legal(drawing)).not.toContain('discard O1 no-draw');
    expect(brokenRule(drawing, 'discard O1 no-draw')).toBe('5.1');
    const empty = table(
      { options: advanced, buried: 'all', canvas: 'B2' },
      { hand: 'R4', palette: 'R7' },
      { hand: 'B1', palette: 'R6' },
    );
    expect(legal(empty)).toContain('discard R4');
    expect(brokenRule(empty, 'discard R4 no-draw')).toBe('5.1');
    expect(
      brokenRule(table({}, { hand: 'R4', palette: 'R7' }, { hand: 'B1', palette: 'R6' }), 'discard R4 no-draw'),
    ).toBe('5.1');
  });

  test('[5.2] the draw ends the turn', () => {
    const next = then(drawing, 'discard R4');
    expect(next.turn).toBe(1);
    expect(next.deck[0]).toBe('Y2');
    expect(chance(drawing, 'discard R4')).toBe(false);
    const [, drew] = told(drawing, 'discard R4');
    expect(drew).toEqual({
      what: 'drew',
      args: { seat: 0 },
      secret: { to: [0], what: 'drewCard', args: { seat: 0, card: 'Y1' } },
    });
  });

  const lastTurn = (wish: object, scored: string) =>
    table(
      { options: advanced, turn: 1, ...wish },
      { hand: 'O1', palette: 'R7 R2 G5', scored },
      { hand: 'B1', palette: 'R6' },
    );

  test('[5.3] the winner of a round scores the counted cards, which leave the game', () => {
    const [, won, scored] = told(lastTurn({ canvas: 'Y1' }, ''), 'pass');
    expect(won).toEqual({ what: 'wonRound', args: { seat: 0 } });
    expect(scored).toEqual({ what: 'scored', args: { seat: 0, cards: 'R7 R2', points: 9, total: 9 } });
    expect(then(lastTurn({ canvas: 'Y1' }, ''), 'pass').players[0]!.scored).toEqual(['R7', 'R2']);
  });

  test('[5.4] Blue scores the best card of each colour, tied groups score the one that leads', () => {
    const blue = told(lastTurn({ canvas: 'B2' }, ''), 'pass').find(({ what }) => what === 'scored');
    expect(blue?.args).toMatchObject({ cards: 'R7 G5', points: 12 });
    const orange = told(lastTurn({ canvas: 'O2' }, ''), 'pass').find(({ what }) => what === 'scored');
    expect(orange?.args).toMatchObject({ cards: 'R7', points: 7 });
  });

  test.each([
    [2, 'Y7 O7 B7 I7 V7', 40],
    [3, 'Y7 O7 B7 I7', 35],
    [4, 'Y7 O7 B7 I2', 30],
  ])('[5.5] with %i players the game ends at its target', (seats, scored, target) => {
    const out = [...'OYGB']
      .slice(0, seats - 2)
      .map((colour) => ({ hand: `${colour}5`, palette: `${colour}4`, out: true }));
    const players = [{ hand: 'O1', palette: 'R7', scored }, { hand: 'B1', palette: 'R6' }, ...out];
    const position = table({ options: advanced, turn: 1 }, ...players);
    expect(status(position, 'pass')).toEqual({
      outcome: {
        winners: [0],
        scores: [target < 40 ? 35 - (seats === 4 ? 5 : 0) : 42, ...Array(seats - 1).fill(0)],
        rule: '5.5',
      },
    });
    const over = then(position, 'pass');
    expect(over).toMatchObject({ turn: 0, step: 'start', round: 1 });
    expect(over.players[0]).toMatchObject({ palette: [], hand: ['O1'] });
    expect(legal(over)).toEqual([]);
  });

  test('[5.6] otherwise all cards not scored are dealt anew', () => {
    const next = then(lastTurn({}, 'Y7'), 'pass');
    expect(next.round).toBe(2);
    expect(next.canvas).toEqual([]);
    expect(next.players.map(({ hand, palette, out }) => [hand.length, palette.length, out])).toEqual([
      [7, 1, false],
      [7, 1, false],
    ]);
    expect(next.players[0]!.scored).toEqual(['Y7', 'R7']);
    expect(next.deck).toHaveLength(49 - 2 - 16);
    expect(chance(lastTurn({}, 'Y7'), 'pass')).toBe(true);
  });

  test('[5.7] with fewer than eight cards a player left the game ends, and most points win', () => {
    const low = 'V1 I1 B1 G1 Y1 O1 V2 I2 B2';
    const ends = table(
      { options: advanced, turn: 1 },
      { hand: 'R3', palette: 'R7', scored: low },
      { hand: 'Y3', palette: 'R6' },
      { hand: 'G3', palette: 'G4', out: true, scored: 'G2 Y2 O2 R2 V3 I3' },
      { hand: 'O3', palette: 'O4', out: true, scored: 'B3 V4' },
    );
    expect(status(ends, 'pass')).toEqual({ outcome: { winners: [0], scores: [19, 0, 14, 7], rule: '5.7' } });
    const tied = table(
      { options: advanced, turn: 1 },
      { hand: 'R3', palette: 'R7', scored: low },
      { hand: 'Y3', palette: 'R6' },
      { hand: 'G3', palette: 'G4', out: true, scored: 'G2 Y2 O2 R2 V3 I3 V5' },
      { hand: 'O3', palette: 'O4', out: true, scored: 'B3' },
    );
    expect(status(tied, 'pass')).toEqual({ outcome: { winners: [0, 2], scores: [19, 0, 19, 3], rule: '5.7' } });
  });

  test('[5.8] without the option the game is one round', () => {
    const basic = table({ turn: 1 }, { hand: 'O1', palette: 'R7' }, { hand: 'B1', palette: 'R6' });
    expect(status(basic, 'pass')).toEqual({ outcome: { winners: [0], scores: [0, 0], rule: '5.8' } });
  });
});
