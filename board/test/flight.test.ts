import { expect, test } from 'vitest';
import { flights } from '../src/flight.ts';
import type { Rect } from '../src/geometry.ts';

const at = (x: number, y: number): Rect => ({ x, y, width: 10, height: 14 });
const layout = (pieces: { readonly [piece: string]: Rect }) => new Map(Object.entries(pieces));
const none = layout({});

test('a piece flies from where it was to where it is', () => {
  expect(flights(layout({ B6: at(0, 0) }), layout({ B6: at(50, 0) }), none, [])).toEqual([
    { piece: 'B6', from: at(0, 0), to: at(50, 0), delay: 0, leaves: false },
  ]);
});

test('what stays where it was does not move', () => {
  expect(flights(layout({ B6: at(0, 0) }), layout({ B6: at(0.4, 0) }), none, [])).toEqual([]);
});

test('a piece that was hidden comes from the place its journey names', () => {
  const places = layout({ 'hand 1': at(9, 9) });
  const journeys = [{ piece: 'B6', beat: 0, from: 'hand 1' }];
  expect(flights(none, layout({ B6: at(50, 0) }), places, journeys)[0]?.from).toEqual(at(9, 9));
  expect(flights(none, layout({ B6: at(50, 0) }), places, [])).toEqual([]);
});

test('a piece that is gone flies to the place its journey names', () => {
  const places = layout({ 'seat 0': at(9, 9) });
  const [flight] = flights(layout({ B6: at(0, 0) }), none, places, [{ piece: 'B6', beat: 0, to: 'seat 0' }]);
  expect(flight).toMatchObject({ to: at(9, 9), leaves: true });
});

test('what happened later sets out later, and nobody waits long', () => {
  const pieces = Array.from({ length: 20 }, (_, i) => `c${i}`);
  const before = layout(Object.fromEntries(pieces.map((piece) => [piece, at(0, 0)])));
  const after = layout(Object.fromEntries(pieces.map((piece) => [piece, at(50, 0)])));
  const delays = flights(
    before,
    after,
    none,
    pieces.map((piece, beat) => ({ piece, beat })),
  ).map(({ delay }) => delay);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(new Set(delays).size).toBe(20);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1600);
});
