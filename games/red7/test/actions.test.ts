import { describe, expect, test } from 'vitest';
import { scenario } from '../../../checks/scenario.ts';
import { red7 } from '../index.ts';
import { type Document, table } from './table.ts';

const { legal, refusal, brokenRule, after, told, view } = scenario(red7);
const then = (...args: Parameters<typeof after>) => after(...args) as Document;
const options = { actions: true };
const rival = { hand: 'G1 G2', palette: 'R6 B2' };

describe('card actions', () => {
  test('[6.1] an odd card played to the palette acts, with the option only', () => {
    const players = [
      { hand: 'V3 O1', palette: 'G4' },
      { hand: 'B1', palette: 'R6' },
    ];
    expect(then(table({ options, deck: 'Y2' }, ...players), 'play V3').players[0]!.hand).toEqual(['O1', 'Y2']);
    expect(then(table({ deck: 'Y2' }, ...players), 'play V3').players[0]!.hand).toEqual(['O1']);
    expect(brokenRule(table({}, ...players), 'take 1 R6')).toBe('6.1');
    expect(brokenRule(table({}, ...players), 'move G4 deck')).toBe('6.1');
  });

  const one = table({ options, step: 'one', mustLead: true }, { hand: 'I4', palette: 'O5 V1' }, rival);

  test('[6.2] a 1 puts a card of a palette no smaller than one’s own on the deck', () => {
    const start = table({ options }, { hand: 'V1 I4', palette: 'O5' }, rival);
    expect(then(start, 'play V1').step).toBe('one');
    expect(legal(one)).toEqual(['take 1 R6']);
    const taken = then(one, 'take 1 R6');
    expect(taken.deck[0]).toBe('R6');
    expect(taken.players[1]!.palette).toEqual(['B2']);
    expect(taken).toMatchObject({ step: 'discard', mustLead: true, turn: 0 });
    expect(brokenRule(one, 'discard I4')).toBe('6.2');
    expect(brokenRule(one, 'take 0 O5')).toBe('6.2');
    expect(brokenRule(one, 'take 2 R6')).toBe('6.2');
    expect(brokenRule(one, 'take 1 R7')).toBe('6.2');
    expect(brokenRule(start, 'take 1 R6')).toBe('6.2');
    const three = table({ options, step: 'one', mustLead: true }, { hand: 'I4', palette: 'O5 V1' }, rival, {
      hand: 'Y1',
      palette: 'Y4',
    });
    expect(brokenRule(three, 'take 2 Y4')).toBe('6.2');
    const out = table({ options, step: 'one', mustLead: true }, { hand: 'I4', palette: 'O5 V1' }, rival, {
      palette: 'Y6 Y7',
      out: true,
    });
    expect(refusal(out, 'take 2 Y6')).toMatchObject({ rule: '6.2', key: 'takeFromOut', at: ['seat 2'] });
  });

  test('[6.3] a 1 may be played only if the turn can end in the lead, and then must', () => {
    expect(brokenRule(one, 'take 1 B2')).toBe('6.3');
    const hopeless = table({ options }, { hand: 'V1 I4', palette: 'O5' }, { hand: 'G1', palette: 'R7' });
    expect(legal(hopeless)).toEqual(['pass', 'play I4']);
    expect(brokenRule(hopeless, 'play V1')).toBe('6.3');
    const nobody = table({ options, canvas: 'V3' }, { hand: 'V1 I4', palette: 'O5' }, { hand: 'G1', palette: 'R7' });
    expect(then(nobody, 'play V1')).toMatchObject({ step: 'discard', mustLead: true });
    expect(told(nobody, 'play V1').map(({ what }) => what)).toEqual(['played', 'nobodyToTakeFrom']);
    const needs = table(
      { options, step: 'discard', mustLead: true },
      { hand: 'G2', palette: 'O4 V1' },
      { hand: 'G1', palette: 'R7' },
    );
    expect(brokenRule(needs, 'end')).toBe('6.3');
    expect(legal(needs)).toEqual(['discard G2']);
    const withDiscard = table({ options, step: 'one', mustLead: true }, { hand: 'V4 B3', palette: 'O5 V1' }, rival);
    expect(legal(withDiscard)).toEqual(['take 1 B2', 'take 1 R6']);
  });

  test('[6.4] a 3 draws a card that may be used in this turn, and may be played without leading', () => {
    const position = table({ options, deck: 'O7 Y1' }, { hand: 'V3', palette: 'G3' }, { hand: 'B1', palette: 'R6' });
    expect(legal(position)).toContain('play V3');
    const drawn = then(position, 'play V3');
    expect(drawn.players[0]!.hand).toEqual(['O7']);
    expect(legal(drawn)).toEqual(['discard O7', 'end']);
    const empty = table(
      { options, buried: 'all', canvas: 'R1' },
      { hand: 'V3', palette: 'G3' },
      { hand: 'B1', palette: 'R6' },
    );
    expect(then(empty, 'play V3').players[0]!.hand).toEqual([]);
  });

  test('[6.5] a 5 asks for another card with its action, fives chain', () => {
    const position = table({ options }, { hand: 'V5 B5 I4 O2', palette: 'G3' }, { hand: 'B1', palette: 'R6' });
    const five = then(position, 'play V5');
    expect(five.step).toBe('five');
    expect(legal(five)).toEqual(['play B5', 'play I4', 'play O2']);
    expect(then(five, 'play B5').step).toBe('five');
    expect(then(five, 'play I4').step).toBe('discard');
    expect(brokenRule(five, 'end')).toBe('6.5');
    expect(brokenRule(five, 'discard O2')).toBe('6.5');
    expect(brokenRule(five, 'play R7')).toBe('6.5');
    const forbidden = table({ options }, { hand: 'V5 B1', palette: 'G3' }, { hand: 'O1', palette: 'R7' });
    expect(then(forbidden, 'play V5').step).toBe('discard');
    const last = table({ options }, { hand: 'V5', palette: 'G3' }, { hand: 'O1', palette: 'R7' });
    expect(then(last, 'play V5').step).toBe('discard');
  });

  const seven = table(
    { options, step: 'seven', mustLead: true },
    { hand: 'O1', palette: 'O4 R7' },
    { hand: 'G1', palette: 'R6' },
  );

  test('[6.6] a 7 moves a card of one’s palette to the canvas or onto the deck, itself too by the option', () => {
    expect(then(seven, 'move O4 canvas')).toMatchObject({ canvas: ['O4'], step: 'discard', mustLead: true });
    expect(then(seven, 'move O4 deck').deck[0]).toBe('O4');
    expect(brokenRule(seven, 'move B7 deck')).toBe('6.6');
    expect(brokenRule(seven, 'end')).toBe('6.6');
    const start = table({ options }, { hand: 'O1', palette: 'O4' }, { hand: 'G1', palette: 'R6' });
    expect(brokenRule(start, 'move O4 deck')).toBe('6.6');
    const itself = table(
      { options, step: 'seven', mustLead: true, canvas: 'G2' },
      { palette: 'O4 V7' },
      { hand: 'G1', palette: 'R5' },
    );
    expect(legal(itself)).toContain('move V7 deck');
    const stays = table(
      { options: { actions: true, sevenMayMoveItself: false }, step: 'seven', mustLead: true, canvas: 'G2' },
      { hand: 'R1', palette: 'O4 V7' },
      { hand: 'G1', palette: 'R5' },
    );
    expect(refusal(stays, 'move V7 deck')).toMatchObject({ rule: '6.6', key: 'sevenStays', at: ['V7'] });
  });

  test('[6.7] a card moved to the canvas by a 7 earns no draw', () => {
    const position = table(
      { options: { actions: true, advanced: true }, step: 'seven', mustLead: true, deck: 'Y1' },
      { hand: 'O1', palette: 'O4 R7' },
      { hand: 'G1', palette: 'R6' },
    );
    expect(legal(position)).not.toContain('move O4 canvas no-draw');
    expect(then(position, 'move O4 canvas')).toMatchObject({ canvas: ['O4'], players: [{ hand: ['O1'] }, {}] });
  });

  test('[6.8] a 7 may be played only if the turn can end in the lead, and then must', () => {
    const hopeless = table(
      { options, canvas: 'V4' },
      { hand: 'B7', palette: 'Y5' },
      { hand: 'G1', palette: 'R7 R1 R2 R3' },
    );
    expect(brokenRule(hopeless, 'play B7')).toBe('6.8');
    const bad = table(
      { options, step: 'seven', mustLead: true, canvas: 'V4' },
      { palette: 'V1 V7' },
      { hand: 'G1', palette: 'R5' },
    );
    expect(brokenRule(bad, 'move V1 deck')).toBe('6.8');
    const needs = table(
      { options, step: 'discard', mustLead: true, canvas: 'V4' },
      { hand: 'R1', palette: 'V7' },
      { hand: 'G1', palette: 'R5' },
    );
    expect(brokenRule(needs, 'end')).toBe('6.8');
    expect(legal(needs)).toEqual(['discard R1']);
  });

  test('[6.9] after the actions a hand card may be discarded, and earns the draw by the palette as it then is', () => {
    const position = table(
      { options: { actions: true, advanced: true }, step: 'seven', mustLead: true, deck: 'Y1' },
      { hand: 'O2', palette: 'O4 R7' },
      { hand: 'G1', palette: 'R6' },
    );
    expect(legal(then(position, 'move O4 canvas'))).toEqual(['discard O2', 'discard O2 no-draw', 'end']);
    expect(then(position, 'move O4 canvas', 'discard O2').players[0]!.hand).toEqual(['O4'].slice(1).concat('Y1'));
    expect(then(position, 'move O4 deck', 'discard O2').players[0]!.hand).toEqual(['O4']);
  });

  test('[6.10] the palette of a player still in is never empty', () => {
    const bare = table({ options }, { hand: 'O2', palette: 'G4' }, { hand: 'G1' });
    expect(() => legal(bare)).toThrow('players[1].palette: must not be empty');
    expect(then(one, 'take 1 R6').players[1]!.palette).toHaveLength(1);
  });

  test('[6.11] a card put on the deck is known to everyone until it is drawn', () => {
    const put = then(seven, 'move O4 deck');
    expect(put.seen).toEqual({ deck: 1 });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { deck } = view(put, viewer) as Document;
      expect(deck.slice(0, 2)).toEqual(['O4', '?']);
    }
    const known = table(
      { options, deck: 'O7 O4', seen: 2 },
      { hand: 'V3', palette: 'G3' },
      { hand: 'B1', palette: 'R6' },
    );
    const drawn = then(known, 'play V3');
    expect(drawn.seen).toEqual({ deck: 1 });
    expect((view(drawn, 1) as Document).players[0]!.hand).toEqual(['?']);
    expect((view(drawn, 0) as Document).players[0]!.hand).toEqual(['O7']);
  });
});

describe('moves', () => {
  test('[8.1] a move is legal only if the rest of the turn can be completed', () => {
    const open = table({ options }, { hand: 'V1 V7 I4', palette: 'Y2' }, { hand: 'G1', palette: 'R7 R6' });
    for (const move of ['play V1', 'play V7', 'play I4']) expect(legal(then(open, move)).length).toBeGreaterThan(0);
    const hopeless = table(
      { options, canvas: 'V4' },
      { hand: 'B7 B1 B2', palette: 'Y5' },
      { hand: 'G1', palette: 'R7 R1 R2 R3' },
    );
    expect(legal(hopeless)).toEqual(['pass', 'play B1', 'play B2']);
  });

  test('[8.2] without actions a play leads to the discard step', () => {
    const position = table({}, { hand: 'V1 V5 V7', palette: 'Y2' }, { hand: 'G1', palette: 'R7' });
    for (const card of ['V1', 'V5', 'V7']) {
      expect(then(position, `play ${card}`)).toMatchObject({ step: 'discard', mustLead: false });
    }
  });
});
