import type { Example } from '@hoard/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { language } from '../../language.ts';
import { botName } from '../../names.ts';
import type { GameSet } from '../../parts/game.ts';
import { readingOf } from '../../rules.ts';

interface ExampleProps {
  readonly example: Example;
  readonly set: GameSet;
}

const NOTHING: readonly never[] = [];
const NAMES = 6;

/** A position drawn by the game's own board, once somebody scrolls to it. It is only to be looked at. */
export function ExamplePicture({ example, set }: ExampleProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useSignal(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near.value = true;
      },
      { rootMargin: '400px' },
    );
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={root} class="example" inert>
      {near.value && <Drawn example={example} set={set} />}
    </div>
  );
}

function Drawn({ example: { view, viewer, move, refused }, set: { box, board } }: ExampleProps) {
  const speaking = language();
  const names = useMemo(() => Array.from({ length: NAMES }, (_, seat) => botName(seat)), [speaking]);
  const blocked = useMemo(() => {
    if (move === undefined || refused === undefined) return NOTHING;
    const verdict = readingOf(box.game, view, viewer).judge(move);
    return 'refusal' in verdict ? verdict.refusal.at : NOTHING;
  }, [box, view, viewer, move, refused]);
  return (
    <board.Board
      view={view}
      viewer={viewer}
      names={names}
      language={speaking}
      moves={NOTHING}
      happenings={NOTHING}
      blocked={blocked}
      {...(move === undefined ? {} : { hint: move })}
      preview={() => undefined}
      play={() => {}}
      explain={() => {}}
    />
  );
}
