import type { BoardKind } from '@hoard/board';
import type { Box } from '@hoard/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boardOf, hasBoard } from '../boards.ts';
import { boxOf } from '../boxes.ts';

export interface GameSet {
  readonly box: Box;
  readonly board: BoardKind;
}

/** A game's rules and its board, once they are here. */
export function useGame(game: string | undefined): GameSet | undefined {
  const set = useSignal<GameSet | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  useEffect(() => {
    if (game === undefined || !hasBoard(game)) return;
    Promise.all([boxOf(game), boardOf(game)]).then(
      ([box, board]) => {
        set.value = { box, board };
      },
      (error) => {
        failed.value = error;
      },
    );
  }, [game, set, failed]);
  if (failed.value !== undefined) throw failed.value;
  return set.value;
}
