import type { BoardKind } from '@hoard/board';
import type { RulebookShelf } from '@hoard/kernel';
import { fetched, onShelf } from './boxes.ts';

const boards = import.meta.glob<BoardKind>('../../games/*/board/index.tsx', { import: 'board' });
const rulebooks = import.meta.glob<RulebookShelf>('../../games/*/rulebook/index.ts', { import: 'rulebook' });

export const boardOf = (game: string): Promise<BoardKind> => fetched(boards, game);
export const rulebookOf = (game: string): Promise<RulebookShelf> => fetched(rulebooks, game);

/** Has somebody drawn a board for this game? */
export const hasBoard = (game: string): boolean => onShelf(boards, game) !== undefined;
