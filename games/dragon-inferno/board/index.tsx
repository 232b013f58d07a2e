import type { BoardKind } from '@hoard/board';
import { Board } from './board.tsx';
import { phrase, wording, words } from './words.ts';

export const board: BoardKind = { Board, words, phrase, wording };
