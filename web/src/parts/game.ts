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

async function fetchGame(game: string): Promise<GameSet> {
  const [box, board] = await Promise.all([boxOf(game), boardOf(game)]);
  return { box, board };
}

/** Begins to fetch a game that will be needed; if that fails, whoever needs it hears. */
export function expectGame(game: string): void {
  if (hasBoard(game)) fetchGame(game).catch(() => {});
}

/** A game's rules and its board, once they are here. */
export function useGame(game: string | undefined): GameSet | undefined {
  const set = useSignal<GameSet | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  useEffect(() => {
    if (game === undefined || !hasBoard(game)) return;
    fetchGame(game).then(
      (fetched) => {
        set.value = fetched;
      },
      (error) => {
        failed.value = error;
      },
    );
  }, [game, set, failed]);
  if (failed.value !== undefined) throw failed.value;
  return set.value;
}
