import type { Box, Game } from '@hoard/kernel';
import { apply } from './apply.ts';
import { insight } from './bot.ts';
import { type Move, parse, spell } from './notation.ts';
import { OPTIONS } from './options.ts';
import { status } from './outcome.ts';
import { picture } from './picture.ts';
import { read, write } from './position.ts';
import { moves } from './rules/moves.ts';
import { pick } from './rules/pick.ts';
import { refusal } from './rules/refusal.ts';
import { clone, type State, setup } from './state.ts';
import { texts } from './text/index.ts';

/** Seven Dragons by RULES.md. */
export const sevenDragons: Game<State, Move> = {
  id: 'seven-dragons',
  version: 1,
  seats: [2, 5],
  options: OPTIONS,
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

export const box: Box = { game: sevenDragons, texts, insight, picture };
