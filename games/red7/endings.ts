import type { Endings, Outlook, Seat } from '@hoard/kernel';
import { HAND_SIZE } from './components.ts';
import { addRests, addTurns, atFirst, cardsOf, duelOf, isWon } from './duel.ts';
import { DISCARDS, END, type Move, PASS, PLAY } from './notation.ts';
import { isIn, ruleInForce, START, type State } from './state.ts';

const [MINE, THEIRS] = [0, 1] as const;

/** The basic game when two are still in: nothing is drawn any more, and hands are short. */
function isNear(state: State): boolean {
  if (state.advanced || state.actions) return false;
  const hands = state.hands.filter((_, seat) => isIn(state, seat));
  return hands.length === 2 && hands.every(({ length }) => length <= HAND_SIZE);
}

function outlook(world: State): Outlook<Move> {
  const duel = duelOf(sideOf(world, world.turn), sideOf(world, rivalIn(world)));
  const [mine, theirs] = [atFirst(duel, MINE), atFirst(duel, THEIRS)];
  const rule = ruleInForce(world);
  const isStart = world.step === START;
  const turns: number[] = [];
  (isStart ? addTurns : addRests)(duel, MINE, mine, theirs, rule, turns);
  if (turns.length === 0) return { turns: [isStart ? PASS : END], wins: () => false };
  const firstMove = (turn: number): Move => {
    const [played, discarded] = cardsOf(duel, MINE, turn);
    if (played !== undefined) return PLAY | played;
    return discarded === undefined ? END : DISCARDS | discarded;
  };
  return { turns: turns.map(firstMove), wins: (turn) => isWon(duel, MINE, mine, theirs, rule, turns[turn]!) };
}

function sideOf({ hands, palettes }: State, seat: Seat) {
  return { hand: hands[seat]!, palette: palettes[seat]! };
}

function rivalIn(state: State): Seat {
  return state.hands.findIndex((_, seat) => seat !== state.turn && isIn(state, seat));
}

/** Exact play for two who see both hands. */
export const endings: Endings<State, Move> = { isNear, outlook };
