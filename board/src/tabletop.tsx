import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from './board.ts';
import type { Choice } from './choice.ts';
import { partNamed, partOf, partsIn } from './dom.ts';
import { pointer } from './drag.ts';
import type { Journey } from './flight.ts';
import { key, rove } from './keys.ts';
import { animate, type Snapshot, snapshot } from './motion.ts';
import './tabletop.css';

interface TabletopProps {
  readonly board: BoardProps;
  readonly choice: Choice;
  readonly class: string;
  readonly label: string;
  /** How pieces come and go that lie nowhere before or after. */
  readonly journeys?: readonly Journey[];
  readonly children: ComponentChildren;
}

/**
 * The surface a board is drawn on. Elements with `data-part` (Choice.part) are tapped, dragged and reached by keys;
 * those with `data-piece` move when the view changes, from or to elements with `data-place`.
 */
export function Tabletop({ board, choice, class: name, label, journeys = [], children }: TabletopProps) {
  const root = useRef<HTMLElement>(null);
  const air = useRef<HTMLDivElement>(null);
  const now = useRef({ choice, explain: board.explain });
  const drawn = useRef(board.view);
  const before = useRef<Snapshot | undefined>(undefined);
  const finish = useRef<(() => void) | undefined>(undefined);
  const handler = useRef<ReturnType<typeof pointer> | undefined>(undefined);
  const focused = useRef<string | undefined>(undefined);
  now.current = { choice, explain: board.explain };

  // The last moment at which the pieces are still where the old view had them.
  if (drawn.current !== board.view && root.current !== null) {
    drawn.current = board.view;
    finish.current?.();
    before.current = snapshot(root.current);
  }

  useLayoutEffect(() => {
    handler.current = pointer(
      root.current!,
      air.current!,
      () => now.current.choice,
      (rule) => now.current.explain(rule),
    );
    return handler.current.cancel;
  }, []);

  // When all is drawn: asking earlier what can be seen would make the browser lay everything out twice.
  useEffect(() => rove(root.current!, focused.current));

  useLayoutEffect(() => {
    if (before.current === undefined) return;
    finish.current = animate(root.current!, before.current, journeys, air.current!);
    before.current = undefined;
    keepFocus(root.current!, focused.current);
  });

  return (
    <section
      ref={root}
      class={`tabletop ${name}`}
      aria-label={label}
      onPointerDown={(event) => {
        finish.current?.();
        handler.current?.down(event);
      }}
      onPointerMove={(event) => handler.current?.move(event)}
      onPointerUp={(event) => handler.current?.up(event)}
      onPointerCancel={() => handler.current?.cancel()}
      onPointerLeave={() => choice.point(undefined)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // Screen readers click without a pointer.
        const part = event.detail === 0 ? partOf(event.target, choice.answers)?.dataset.part : undefined;
        if (part !== undefined) choice.touch(part);
      }}
      onKeyDown={(event) => key(event, root.current!, choice, board.explain)}
      onFocusIn={(event) => {
        focused.current = partOf(event.target)?.dataset.part;
        if (partOf(event.target)?.matches(':focus-visible')) choice.point(focused.current);
        rove(root.current!, focused.current);
      }}
      onFocusOut={() => choice.point(undefined)}
    >
      {children}
      <div ref={air} class="air" aria-hidden="true" />
    </section>
  );
}

/** Who plays by keys stays on the board when the part in focus was played away. */
function keepFocus(root: HTMLElement, last: string | undefined): void {
  if (last === undefined || document.activeElement !== document.body) return;
  const next = partNamed(root, last) ?? partsIn(root).find((part) => part.tabIndex === 0);
  next?.focus({ preventScroll: true });
}
