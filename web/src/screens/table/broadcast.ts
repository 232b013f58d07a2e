import { useEffect, useRef } from 'preact/hooks';
import { language, t } from '../../language.ts';
import { announce } from '../../parts/announcer.tsx';
import type { GameSet } from '../../parts/game.ts';
import { play as sound } from '../../sound.ts';
import type { TableClient } from '../../tables/client.ts';
import { lineText } from './lines.ts';

/** Says what happens at a table, to those who listen instead of looking. */
export function useBroadcast(client: TableClient, set: GameSet, names: readonly string[]): void {
  const { lines, play, viewer, room } = client.shown.value!;
  const last = lines.at(-1)?.number ?? 0;
  const said = useRef(last);
  const turn = useRef<number | undefined>(undefined);
  useEffect(() => {
    const fresh = lines.filter(({ number }) => number > said.current);
    const begins = play?.actor === viewer && turn.current !== viewer;
    said.current = last;
    turn.current = play?.actor;
    const sentences = fresh.map((line) => lineText(line, set, names)).filter((text) => text !== '');
    const asked = play?.actor === viewer ? set.board.ask?.(play.view, viewer, names, language()) : undefined;
    announce([...sentences, asked ?? (begins ? t('table.yourTurn') : '')].join(' ').trim());
    if (room.phase === 'over' && fresh.length > 0) sound('over');
    else if (begins) sound('turn');
    else if (fresh.some(({ is }) => is === 'moved')) sound('move');
  }, [lines]);
}
