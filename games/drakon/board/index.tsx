import type { BoardKind } from '@hoard/board';
import { Board } from './board.tsx';
import { forget } from './forget.ts';
import { phrase } from './phrase.ts';
import { wording } from './speak.ts';
import { words } from './words.ts';

export const board: BoardKind = { Board, words, phrase, wording, forget };
