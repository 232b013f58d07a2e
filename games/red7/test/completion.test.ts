import { rngFrom } from '@hoard/kernel';
import { walk } from '@hoard/kernel/laws';
import { describe, expect, test } from 'vitest';
import { apply } from '../apply.ts';
import { COLOUR } from '../components.ts';
import { red7 } from '../index.ts';
import { counted, worth } from '../leading.ts';
import { MOVE_CANVAS, MOVE_DECK, type Move, PLAY, TAKE } from '../notation.ts';
import { victims } from '../rules/lead.ts';
import { clone, DISCARD, isIn, isOver, ONE, ruleInForce, SEVEN, type State } from '../state.ts';
import { trial } from './trial.ts';

/*
 * §8.1 by brute force: a 1, a 7, a take or a move is legal exactly if some way to go on ends in the lead.
 * The lead is counted from the palettes as they lie (§4), every way is really made.
 */
function leadsUnder(state: State, rule: number): boolean {
  const mine = worth(counted(state.palettes[state.turn]!, rule));
  const rivals = [...state.palettes.keys()].filter((seat) => seat !== state.turn && isIn(state, seat));
  return mine > 0 && rivals.every((seat) => mine > worth(counted(state.palettes[seat]!, rule)));
}

function made(state: State, move: Move): State {
  const next = clone(state);
  apply(next, move, rngFrom('unused'));
  return next;
}

function canComplete(state: State): boolean {
  const palette = state.palettes[state.turn]!;
  if (state.step === ONE) {
    return victims(state, palette.length).some((seat) =>
      state.palettes[seat]!.some((card) => canComplete(made(state, TAKE | (seat << 6) | card))),
    );
  }
  if (state.step === SEVEN) {
    const movable = state.sevenMayMoveItself ? palette : palette.slice(0, -1);
    return movable.some((card) => [MOVE_CANVAS, MOVE_DECK].some((kind) => canComplete(made(state, kind | card))));
  }
  return (
    leadsUnder(state, ruleInForce(state)) || state.hands[state.turn]!.some((card) => leadsUnder(state, COLOUR[card]!))
  );
}

describe('completing a turn', () => {
  test.each([true, false])('agrees with trying every way to go on, sevenMayMoveItself %s', (sevenMayMoveItself) => {
    const tried = { legal: 0, illegal: 0 };
    for (let seats = 2; seats <= 4; seats++) {
      for (let i = 0; i < 150; i++) {
        const options = { advanced: false, actions: true, sevenMayMoveItself };
        walk(trial, { options, seats }, `complete ${i}`, ({ state, moves }) => {
          for (const move of mustLeadMoves(state)) {
            const legal = canComplete(made(state, move));
            tried[legal ? 'legal' : 'illegal']++;
            expect(moves.includes(move), red7.spell(move)).toBe(legal);
          }
        });
      }
    }
    expect(Math.min(tried.legal, tried.illegal)).toBeGreaterThan(100);
  });
});

/** The moves of this step after which one must lead, legal or not. */
function mustLeadMoves(state: State): Move[] {
  if (isOver(state)) return [];
  const palette = state.palettes[state.turn]!;
  if (state.step === ONE) {
    return victims(state, palette.length).flatMap((seat) =>
      state.palettes[seat]!.map((card) => TAKE | (seat << 6) | card),
    );
  }
  if (state.step === SEVEN) {
    const movable = state.sevenMayMoveItself ? palette : palette.slice(0, -1);
    return movable.flatMap((card) => [MOVE_CANVAS | card, MOVE_DECK | card]);
  }
  if (state.step === DISCARD) return [];
  const acting = state.hands[state.turn]!.filter((card) => card < 7 || card >= 42); // the 1s and the 7s
  return acting.map((card) => PLAY | card);
}
