import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../../checks/scenario.ts';
import { COLOURS, cardNamed, NAMES } from '../components.ts';
import { red7 } from '../index.ts';
import { counted, weigh, worth } from '../leading.ts';
import { points } from '../state.ts';
import { table } from './table.ts';

const cards = (names: string) => names.split(' ').map((name) => cardNamed(name)!);
const ruleOf = (colour: string) => (COLOURS as readonly string[]).indexOf(colour[0]!);
const counting = (colour: string, palette: string) =>
  counted(cards(palette), ruleOf(colour)).map((card) => NAMES[card]!);

function leader(colour: string, ...palettes: string[]): number | undefined {
  const worths = palettes.map((palette) => worth(counted(cards(palette), ruleOf(colour))));
  const best = Math.max(...worths);
  return best === 0 ? undefined : worths.indexOf(best);
}

describe('leading', () => {
  test('[4.1] each rule counts its cards', () => {
    const palette = 'R7 G4 O4 B5 R2 V1 G6';
    expect(counting('Red', palette)).toEqual(['R7']);
    expect(counting('Orange', palette)).toEqual(['G4', 'O4']);
    expect(counting('Yellow', palette)).toEqual(['R7', 'R2']);
    expect(counting('Green', palette)).toEqual(['G4', 'O4', 'R2', 'G6']);
    expect(counting('Blue', palette)).toEqual(['R7', 'O4', 'B5', 'V1', 'G6']);
    expect(counting('Indigo', palette)).toEqual(['R7', 'O4', 'B5', 'G6']);
    expect(counting('Violet', palette)).toEqual(['R2', 'V1']);
    expect(counting('Indigo', 'R7 V1 O1')).toEqual(['R7']);
  });

  test.each([
    ['Red', 'Y5 B1 G6 G4', 'G3 V6 I1 O1', 0],
    ['Orange', 'V2 I2 Y2 R1', 'O7 V7 I1 B2', 0],
    ['Yellow', 'Y2 Y6 B1 G5', 'O6 G4 G1 Y4', 0],
    ['Green', 'Y4 V2 Y6 G3', 'I3 I1 B6 R1', 0],
    ['Blue', 'O6 O7 Y5 B4', 'G5 B6 I4 G1', 0],
    ['Indigo', 'O4 Y5 R7 G6', 'B2 V3 I4 V5', 0],
    ['Violet', 'G1 Y2 I4 R3', 'Y5 Y1 I1 V7', 0],
    ['Orange', 'Y4 B4 V6 I6', 'R5 O5 G7', 0],
    ['Yellow', 'R1 R2 V7 V3', 'O6 O5', 0],
    ['Indigo', 'Y4 G5 B5 V6', 'R7 O6', 0],
    ['Indigo', 'B5 I6 V6', 'R5 G6', 1],
  ] as const)('[4.2] under %s, of %s and %s number %i leads', (colour, first, second, expected) => {
    expect(leader(colour, first, second)).toBe(expected);
  });

  test('[4.3] of groups and runs of one size the one with the best card is used, and the better card of a number', () => {
    expect(counting('Orange', 'Y4 B4 V6 I6')).toEqual(['V6', 'I6']);
    expect(counting('Yellow', 'R1 R2 V7 V3')).toEqual(['V7', 'V3']);
    expect(counting('Indigo', 'R1 O2 B6 V7')).toEqual(['B6', 'V7']);
    expect(counting('Indigo', 'Y4 G5 B5 V6')).toEqual(['Y4', 'G5', 'V6']);
  });

  test('[4.4] with no counted card one does not lead, and it may be that nobody does', () => {
    expect(leader('Green', 'R7 O3', 'Y5', 'G1 V7')).toBeUndefined();
    const { status } = scenario(red7);
    const odd = table({ canvas: 'G2' }, { hand: 'R1 R3', palette: 'R7 O3' }, { hand: 'B1', palette: 'Y5' });
    expect(status(odd, 'play R1', 'end').outcome?.winners).toEqual([1]);
  });

  test('the masks weigh a palette as the rulebook counts it', () => {
    const palettes = fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 14 });
    fc.assert(
      fc.property(palettes, (palette) => {
        const worths: number[] = [];
        weigh(palette, worths, 0);
        expect(worths).toEqual([0, 1, 2, 3, 4, 5, 6].map((rule) => worth(counted(palette, rule))));
      }),
      { numRuns: 3000 },
    );
  });

  test('scores of the cases', () => {
    const scores = (colour: string, palette: string) => points(counted(cards(palette), ruleOf(colour)));
    expect(scores('Blue', 'R7 R2 G5 G6 V1')).toBe(14);
    expect(scores('Indigo', 'Y4 G5 B5 V6 R1')).toBe(15);
    expect(scores('Yellow', 'R7 R1 O6 O5')).toBe(8);
  });
});
