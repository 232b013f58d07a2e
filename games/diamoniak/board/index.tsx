import type { BoardKind } from '@hoard/board';
import { Board } from './board.tsx';
import { phrase, wording, words } from './words.ts';

const ask: BoardKind['ask'] = (...table) => words(...table)[0]!.lines[0]!;

export const board: BoardKind = { Board, words, phrase, wording, ask };
