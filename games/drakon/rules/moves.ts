import type { Rng } from '@hoard/kernel';
import { HEROES } from '../components.ts';
import { detail, END, GO, HERO, type Move, SKIP } from '../move.ts';
import { seatOfEntry, topEntry, whatOf } from '../pending.ts';
import { ACTION, AFTER, CHOOSING, OVER, RESOLVE, type State } from '../state.ts';
import { abilityLeft } from './abilities.ts';
import { DECISIONS } from './decisions.ts';
import { addWays } from './leaving.ts';
import { canPlace, pickPlace, writePlacings } from './placing.ts';

const found: Move[] = ['']; // as long as the longest list so far

/** The legal moves of the seat to decide. */
export function moves(state: State): Move[] {
  const others = movesButPlacing(state);
  if (state.phase !== ACTION) return others;
  for (let i = 0; i < others.length; i++) found[i] = others[i]!;
  return found.slice(0, writePlacings(state, found, others.length));
}

/** One of them: placings, which are many, are counted instead of listed. */
export function pick(state: State, rng: Rng): Move {
  const list = movesButPlacing(state);
  if (state.phase !== ACTION || !canPlace(state, state.turn)) return list[rng.int(list.length)]!;
  const picked = pickPlace(state, list.length, rng);
  return 'placing' in picked ? picked.placing : list[picked.other]!;
}

function movesButPlacing(state: State): Move[] {
  const list: Move[] = [];
  switch (state.phase) {
    case CHOOSING:
      for (let hero = 0; hero < HEROES.length; hero++) if (!state.hero.includes(hero)) list.push(HERO | detail(hero));
      break;
    case RESOLVE: {
      const entry = topEntry(state);
      const { kinds, add } = DECISIONS[whatOf(entry)]!;
      if (kinds.includes(SKIP)) list.push(SKIP);
      add(state, seatOfEntry(entry), list);
      break;
    }
    case ACTION:
      addWays(state, state.at[state.turn]!, GO, list);
      abilityLeft(state)?.add(state, list);
      break;
    case AFTER:
      list.push(END);
      abilityLeft(state)?.add(state, list);
      break;
    case OVER:
  }
  return list;
}
