import { Patterns } from '@hoard/board';
import type { Happening } from '@hoard/kernel';
import type { TableRecord } from '@hoard/table';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { gameName } from '../../games.ts';
import { language, t } from '../../language.ts';
import { namesIn } from '../../names.ts';
import { announce } from '../../parts/announcer.tsx';
import type { GameSet } from '../../parts/game.ts';
import { useTitle } from '../../parts/page.tsx';
import { replaying } from '../../replaying.ts';
import { type Eyes, go, stay } from '../../route.ts';
import { settings } from '../../settings.ts';
import { tell } from '../../telling.ts';
import { Words } from '../table/words.tsx';
import { Afterwards } from './afterwards.tsx';
import { Scrubber } from './scrubber.tsx';
import '../table/table.css';
import './replay.css';

interface ReelProps {
  readonly table: string;
  readonly record: TableRecord;
  readonly set: GameSet;
  readonly move: number | undefined;
  readonly eyes: Eyes;
}

const NOTHING: readonly never[] = [];
const KEYS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** The match move by move, with the eyes one likes. */
export function Reel({ table, record, set, move, eyes: first }: ReelProps) {
  const { box, board } = set;
  const film = useMemo(() => replaying(box.game, record), [box, record]);
  const at = useSignal(Math.min(film.moves, move ?? 0));
  const eyes = useSignal<Eyes>(first);
  const before = useRef(at.value);
  const speaking = language();
  const names = useMemo(() => namesIn(record), [record, speaking]);
  const view = useMemo(() => film.view(at.value, eyes.value), [film, at.value, eyes.value]);
  // Only a single step forward is a story; anything else is a jump.
  const happenings = useMemo<readonly Happening[]>(() => {
    const step = at.value === before.current + 1;
    before.current = at.value;
    return step ? film.happenings(at.value, eyes.value) : NOTHING;
  }, [view]);
  const told = at.value === 0 ? t('replay.start') : sentences(film.happenings(at.value, eyes.value));
  useTitle(t('replay.title', { game: gameName(box.game.id) }));
  useEffect(() => {
    stay({ at: 'replay', table, move: at.value, eyes: eyes.value });
    announce(told);
  }, [table, at.value, eyes.value]);

  function sentences(list: readonly Happening[]): string {
    return list.map(({ what, args }) => tell(set, what, args, names)).join(' ');
  }
  const step = (by: number) => {
    at.value = Math.min(film.moves, Math.max(0, at.value + by));
  };
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined || (event.target as Element).closest('input, select, [data-part]') !== null) return;
      event.preventDefault();
      step(by);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [film]);

  const viewer = eyes.value === 'all' ? 'spectator' : eyes.value;
  return (
    <div class="match replay" data-game={box.game.id}>
      <Patterns />
      <header class="match-bar">
        <a class="match-home" href="/mine" aria-label={t('page.mine')}>
          ‹
        </a>
        <h1 class="match-game" tabIndex={-1} data-first-focus>
          {t('replay.title', { game: gameName(box.game.id) })}
        </h1>
      </header>
      <main class="match-board">
        {settings.words.value === 'on' ? (
          <Words board={board} view={view} viewer={viewer} names={names} moves={NOTHING} play={() => {}} />
        ) : (
          <board.Board
            key={eyes.value}
            view={view}
            viewer={viewer}
            names={names}
            language={speaking}
            moves={NOTHING}
            happenings={happenings}
            blocked={NOTHING}
            preview={() => undefined}
            play={() => {}}
            explain={(section) => go({ at: 'rules', game: box.game.id, section })}
          />
        )}
      </main>
      <footer class="replay-controls">
        <p class="replay-told">{told}</p>
        <Scrubber at={at.value} moves={film.moves} step={step} />
        <Afterwards table={table} record={record} box={box} names={names} at={at.value} eyes={eyes} />
      </footer>
    </div>
  );
}
