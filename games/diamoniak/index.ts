import type { Box, Game } from '@hoard/kernel';
import { apply } from './apply.ts';
import { insight } from './bot.ts';
import { type Move, parse, spell } from './notation.ts';
import { OPTIONS } from './options.ts';
import { status } from './outcome.ts';
import { picture } from './picture.ts';
import { read, write } from './position.ts';
import { moves } from './rules/moves.ts';
import { refusal } from './rules/refusal.ts';
import { clone, type State, setup } from './state.ts';
import { texts } from './text/index.ts';

/** Diamoniak by RULES.md. */
export const diamoniak: Game<State, Move> = {
  id: 'diamoniak',
  version: 1,
  seats: [2, 4],
  options: OPTIONS,
  setup,
  status,
  moves,
  refusal,
  apply,
  clone,
  write,
  read,
  spell,
  parse,
};

export const box: Box = { game: diamoniak, texts, insight, picture };
