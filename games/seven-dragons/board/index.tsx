import type { BoardKind } from '@hoard/board';
import { Board } from './board.tsx';
import { forget } from './forget.ts';
import { texts } from './text/index.ts';
import { phrase, words } from './words.ts';

export const board: BoardKind = { Board, texts, words, phrase, forget };
