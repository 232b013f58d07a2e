import type { BoardKind } from '@hoard/board';
import { Board } from './board.tsx';
import { texts } from './text/index.ts';
import { phrase, words } from './words.ts';

const ask: BoardKind['ask'] = (...table) => words(...table)[0]!.lines[0]!;

export const board: BoardKind = { Board, texts, words, phrase, ask };
