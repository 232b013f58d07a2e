import { type BoardKind, type BoardProps, Patterns } from '@hoard/board';
import type { Viewer } from '@hoard/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { gameName } from '../../games.ts';
import { language, t } from '../../language.ts';
import { namesAt } from '../../names.ts';
import type { GameSet } from '../../parts/game.ts';
import { later } from '../../parts/later.tsx';
import { useTitle } from '../../parts/page.tsx';
import { go } from '../../route.ts';
import { readingOf } from '../../rules.ts';
import { settings } from '../../settings.ts';
import type { TableClient } from '../../tables/client.ts';
import { AskedUndo } from './asked.tsx';
import { attempting } from './attempt.ts';
import { Bar } from './bar.tsx';
import { useBroadcast } from './broadcast.ts';
import { Curtain } from './curtain.tsx';
import { Lately } from './log.tsx';
import { NoticeBar } from './notice.tsx';
import { Side } from './side.tsx';

const End = later(
  () => import('./end.tsx').then(({ End }) => End),
  () => null,
);
const Words = later(() => import('./words.tsx').then(({ Words }) => Words));

export interface MatchProps extends GameSet {
  readonly clients: readonly TableClient[];
  readonly eyes: Signal<TableClient | undefined>;
}

/** A match on the table: the board, and around it whatever people need. */
export function Match({ clients, eyes, box, board }: MatchProps) {
  const client = eyes.value!;
  const { room, play, viewer, lines, happenings } = client.shown.value!;
  const view = play!.view;
  const over = play!.outcome !== undefined;
  const reading = useMemo(() => readingOf(box.game, view, viewer, over), [box, view, viewer, over]);
  const forget = room.terms.memoryAid || over ? undefined : board.forget;
  const seen = useMemo(() => forget?.(view, viewer) ?? view, [forget, view, viewer]);
  const preview = useMemo(() => foreseen(reading.preview, viewer, forget), [reading, viewer, forget]);
  const speaking = language();
  const names = useMemo(() => namesAt(room.chairs), [room, speaking]);
  const attempt = useSignal<ReturnType<typeof attempting>['notice']['value']>(undefined);
  const { tryMove } = useMemo(() => attempting(client, reading, attempt), [client, reading, attempt]);
  useTitle(gameName(box.game.id));
  useBroadcast(client, { box, board }, names);
  useEffect(() => {
    attempt.value = undefined; // what was refused before is of no interest now
  }, [view, attempt]);

  const dismiss = () => {
    attempt.value = undefined;
  };
  const goOn = ({ target }: PointerEvent) => {
    client.hurry();
    if (!(target as Element).closest('.match-notice')) dismiss();
  };
  const explain = (section: string) => go({ at: 'rules', game: box.game.id, section });
  const notice = attempt.value;
  const side = { client, box, board, names, room, play: play!, viewer, lines, clients };
  return (
    <div class="match" data-game={box.game.id} data-over={room.phase === 'over' ? '' : undefined}>
      <Patterns />
      <Bar {...side} />
      <main class="match-board" onPointerDown={goOn}>
        <h1 class="unseen" tabIndex={-1} data-first-focus>
          {gameName(box.game.id)}
        </h1>
        {settings.words.value === 'on' ? (
          <Words board={board} view={seen} viewer={viewer} names={names} moves={reading.moves} play={tryMove} />
        ) : (
          <board.Board
            key={viewer}
            view={seen}
            viewer={viewer}
            names={names}
            language={speaking}
            moves={reading.moves}
            happenings={happenings}
            blocked={notice?.at ?? NOTHING}
            outcome={play!.outcome}
            preview={preview}
            play={tryMove}
            explain={explain}
          />
        )}
        <NoticeBar
          notice={notice}
          names={names}
          box={box}
          board={board}
          connection={client.connection.value}
          dismiss={dismiss}
        />
      </main>
      {room.phase === 'over' && <End {...side} />}
      <Lately {...side} />
      <aside class="match-side" aria-label={t('table.side')}>
        <Side {...side} />
      </aside>
      <AskedUndo {...side} />
      {clients.length > 1 && <Curtain clients={clients} eyes={eyes} names={names} />}
    </div>
  );
}

const NOTHING: readonly string[] = [];

/** A preview shows no more than the board does. */
function foreseen(preview: BoardProps['preview'], viewer: Viewer, forget: BoardKind['forget']): BoardProps['preview'] {
  if (forget === undefined) return preview;
  return (move) => {
    const view = preview(move);
    return view && forget(view, viewer);
  };
}
