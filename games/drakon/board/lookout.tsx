import { type Camera, centre, distance, fit, keep, type Point, pan, type Rect, type Size, zoomAt } from '@hoard/board';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sign } from './emblem.tsx';
import './lookout.css';

interface LookoutProps {
  readonly whole: Rect; // the lair and the places around it
  readonly asked: Rect; // the part of it the player has to look at now
  readonly labels: {
    readonly larger: string;
    readonly smaller: string;
    readonly whole: string;
    readonly closeUp: string;
  };
  readonly unit: number; // of a chamber
  readonly children: ComponentChildren;
}

const STEP = 1.3;
const TARGET = 44; // px a chamber takes on the screen, or the view closes up on what is asked
const CLOSE = 72; // px a chamber takes then, at most

/** The window on the lair: all of it while that can be read, else what is asked; moved by drag, pinch, wheel and keys. */
export function Lookout({ whole, asked, labels, unit, children }: LookoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  const moved = useSignal<Camera | 'whole' | undefined>(undefined);
  const dragged = useSignal(false);
  const fingers = useRef(new Map<number, Point>());
  const all = fit(whole, size.value, 4);
  const isSmall = all.zoom * unit < TARGET;
  const rest = isSmall ? fit(atLeast(asked, size.value, unit / CLOSE), size.value, 0) : all;
  const camera = moved.value === 'whole' ? all : (moved.value ?? rest);
  const seesAll = camera.zoom <= all.zoom * 1.01;

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => {
      size.value = { width: element.clientWidth, height: element.clientHeight };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [size]);

  // Whoever looks elsewhere is brought back when something out of sight is asked.
  const middle = centre(asked);
  useLayoutEffect(() => {
    const [x, y] = [middle.x * camera.zoom + camera.x, middle.y * camera.zoom + camera.y];
    if (x < 0 || y < 0 || x > size.value.width || y > size.value.height) moved.value = undefined;
  }, [middle.x, middle.y]);

  const look = (next: Camera) => {
    moved.value = keep(next, whole, size.value);
  };
  const zoom = (factor: number, at: Point = { x: size.value.width / 2, y: size.value.height / 2 }) =>
    look(zoomAt(camera, at, factor, all.zoom));
  const inFrame = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y } = frame.current!.getBoundingClientRect();
    return { x: clientX - x, y: clientY - y };
  };

  function move(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const at = inFrame(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!dragged.value && other === undefined && distance(at, before) < 7) return;
    dragged.value = true;
    fingers.current.set(event.pointerId, at);
    if (other === undefined) return look(pan(camera, at.x - before.x, at.y - before.y));
    const between = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const pinched = zoomAt(camera, between, distance(at, other) / Math.max(1, distance(before, other)), all.zoom);
    look(pan(pinched, (at.x - before.x) / 2, (at.y - before.y) / 2));
  }

  function lift(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) dragged.value = false;
  }

  /** Who walks by keys sees where they are. */
  function follow(event: FocusEvent): void {
    const element = event.target as Element;
    if (!element.matches('[data-part]:focus-visible')) return;
    const [part, window] = [element.getBoundingClientRect(), frame.current!.getBoundingClientRect()];
    const dx = Math.max(0, window.left - part.left + 8) || Math.min(0, window.right - part.right - 8);
    const dy = Math.max(0, window.top - part.top + 8) || Math.min(0, window.bottom - part.bottom - 8);
    if (dx !== 0 || dy !== 0) look(pan(camera, dx, dy));
  }

  function key({ key }: KeyboardEvent): void {
    if (key === '+' || key === '=') zoom(STEP);
    else if (key === '-') zoom(1 / STEP);
    else if (key === '0') moved.value = 'whole';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a window to look through; its buttons do the same
    <div
      ref={frame}
      class="drakon-lookout"
      data-dragged={dragged.value ? '' : undefined}
      onWheel={(event) => {
        event.preventDefault();
        zoom(Math.exp(-event.deltaY / 500), inFrame(event));
      }}
      onPointerDown={(event) => {
        if ((event.target as Element).closest('[data-carried], button') === null)
          fingers.current.set(event.pointerId, inFrame(event));
      }}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onFocusIn={follow}
      onKeyDown={key}
    >
      <div
        class="zoomed drakon-view"
        style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})` }}
      >
        {children}
      </div>
      <div class="drakon-looks" hidden={!isSmall && moved.value === undefined}>
        <button type="button" aria-label={labels.larger} onClick={() => zoom(STEP)}>
          <Sign class="drakon-sign" name="larger" />
        </button>
        <button type="button" aria-label={labels.smaller} disabled={seesAll} onClick={() => zoom(1 / STEP)}>
          <Sign class="drakon-sign" name="smaller" />
        </button>
        <button
          type="button"
          aria-label={seesAll && isSmall ? labels.closeUp : labels.whole}
          onClick={() => {
            moved.value = seesAll || !isSmall ? undefined : 'whole';
          }}
        >
          <Sign class="drakon-sign" name={seesAll && isSmall ? 'close-up' : 'whole'} />
        </button>
      </div>
    </div>
  );
}

/** A rectangle grown around its middle until it fills so many times the frame. */
function atLeast({ x, y, width, height }: Rect, frame: Size, times: number): Rect {
  const [wide, high] = [Math.max(width, frame.width * times), Math.max(height, frame.height * times)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}
