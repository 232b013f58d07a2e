import type { Box, Game } from '@hoard/kernel';
import { apply } from './apply.ts';
import { insight } from './bot.ts';
import type { Move } from './move.ts';
import { parse, spell } from './notation.ts';
import { misfit, OPTIONS } from './options.ts';
import { status } from './outcome.ts';
import { picture } from './picture.ts';
import { read, write } from './position.ts';
import { moves, pick } from './rules/moves.ts';
import { refusal } from './rules/refusal.ts';
import { clone, type State, setup } from './state.ts';
import { texts } from './text/index.ts';

/** Drakon by RULES.md. */
export const drakon: Game<State, Move> = {
  id: 'drakon',
  version: 1,
  seats: [2, 6],
  options: OPTIONS,
  misfit,
  setup,
  status,
  moves,
  pick,
  refusal,
  apply,
  clone,
  write,
  read,
  spell,
  parse,
};

export const box: Box = { game: drakon, texts, insight, picture };
