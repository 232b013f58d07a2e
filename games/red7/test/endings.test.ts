import { begin, type Position, rngFrom } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { endings } from '../endings.ts';
import { red7 } from '../index.ts';
import { type Move, PASS, spell } from '../notation.ts';
import { START, type State } from '../state.ts';
import { table } from './table.ts';

const still = rngFrom('nothing is drawn');
const load = (position: Position) => red7.read(position, rngFrom('endings'));

function afterwards(state: State, move: Move): State {
  const next = red7.clone(state);
  red7.apply(next, move, still);
  return next;
}

/** Who wins when both play their best, by trying every move the rules allow. */
function isWonBy(state: State, seat: number): boolean {
  const { actor, outcome } = red7.status(state);
  if (outcome !== undefined) return outcome.winners[0] === seat;
  const wins = (move: Move) => isWonBy(afterwards(state, move), seat);
  return actor === seat ? red7.moves(state).some(wins) : red7.moves(state).every(wins);
}

/** Moves that win, by what is looked into. */
function winningMoves(state: State): Set<Move> {
  const { turns, wins } = endings.outlook(state);
  return new Set(turns.filter((_, turn) => wins(turn)));
}

test('moves that win are those that trying everything finds', () => {
  const found = { winning: 0, losing: 0, halfway: 0 };
  for (let i = 0; i < 60; i++) {
    const { state, rng } = begin(red7, { options: {}, seats: 2, seed: `ending ${i}` });
    for (;;) {
      const { actor } = red7.status(state);
      if (actor === undefined) break;
      if (state.hands.flat().length <= 8) {
        const tried = red7.moves(state).filter((move) => isWonBy(afterwards(state, move), actor));
        expect(winningMoves(state)).toEqual(new Set(tried));
        found[tried.length > 0 ? 'winning' : 'losing']++;
        if (state.step !== START) found.halfway++;
      }
      const likely = red7.moves(state).filter((move) => move !== PASS);
      red7.apply(state, likely[rng.int(likely.length)] ?? PASS, rng);
    }
  }
  expect(Math.min(found.winning, found.losing, found.halfway)).toBeGreaterThan(10);
});

test('is near in the basic game when two are in', () => {
  const [one, two] = ['G1 G2 G3', 'B1'].map((hand, i) => ({ hand, palette: `R${i + 1}` }));
  const third = { hand: 'Y1 Y2', palette: 'V1' };
  expect(endings.isNear(load(table({}, one!, two!)))).toBe(true);
  expect(endings.isNear(load(table({}, one!, two!, { ...third, out: true })))).toBe(true);
  expect(endings.isNear(load(table({}, one!, two!, third)))).toBe(false);
  expect(endings.isNear(load(table({}, { ...one, hand: 'G1 G2 G3 G4 G5 G6 G7 B2' }, two!)))).toBe(false);
  expect(endings.isNear(load(table({ options: { advanced: true } }, one!, two!)))).toBe(false);
  expect(endings.isNear(load(table({ options: { actions: true } }, one!, two!)))).toBe(false);
});

test('who cannot lead can only pass, or end what was begun', () => {
  const rival = { hand: 'G2', palette: 'R7 O7 Y6' };
  const lost = load(table({}, { hand: 'I1', palette: 'V1' }, rival));
  expect(endings.outlook(lost).turns.map(spell)).toEqual(['pass']);
  const begun = load(table({ step: 'discard' }, { hand: 'I1', palette: 'V1 B1' }, rival));
  expect(endings.outlook(begun).turns.map(spell)).toEqual(['end']);
});
