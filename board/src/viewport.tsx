import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Camera, fit, keep, pan, zoomAt } from './camera.ts';
import { distance, type Point, type Rect } from './geometry.ts';
import './viewport.css';

interface ViewportProps {
  readonly content: Rect; // what is drawn, in its own units
  readonly labels: { readonly larger: string; readonly smaller: string; readonly fit: string };
  readonly children: ComponentChildren;
}

const STEP = 1.25;

/** A window on a table that grows: it shows everything until somebody moves or zooms it by wheel, pinch, drag or keys. */
export function Viewport({ content, labels, children }: ViewportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const moved = useSignal<Camera | undefined>(undefined);
  const size = useSignal({ width: 0, height: 0 });
  const fingers = useRef(new Map<number, Point>());
  const whole = fit(content, size.value);
  const camera = moved.value ?? whole;

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

  const look = (next: Camera) => {
    moved.value = keep(next, content, size.value);
  };
  const zoom = (factor: number, at: Point = { x: size.value.width / 2, y: size.value.height / 2 }) =>
    look(zoomAt(camera, at, factor, whole.zoom / 2));
  const inFrame = (event: MouseEvent): Point => {
    const { x, y } = frame.current!.getBoundingClientRect();
    return { x: event.clientX - x, y: event.clientY - y };
  };

  function move(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const at = inFrame(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, at);
    if (other === undefined) return look(pan(camera, at.x - before.x, at.y - before.y));
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const pinched = zoomAt(camera, middle, distance(at, other) / Math.max(1, distance(before, other)), whole.zoom / 2);
    look(pan(pinched, (at.x - before.x) / 2, (at.y - before.y) / 2));
  }

  function key(event: KeyboardEvent): void {
    if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') moved.value = undefined;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a window to look through; its buttons do the same
    <div
      ref={frame}
      class="viewport"
      onWheel={(event) => {
        event.preventDefault();
        zoom(Math.exp(-event.deltaY / 500), inFrame(event));
      }}
      onPointerDown={(event) => {
        if ((event.target as Element).closest('[data-carried], button') === null)
          fingers.current.set(event.pointerId, inFrame(event));
      }}
      onPointerMove={move}
      onPointerUp={(event) => fingers.current.delete(event.pointerId)}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
      onPointerLeave={(event) => fingers.current.delete(event.pointerId)}
      onKeyDown={key}
    >
      <div
        class="viewport-content"
        style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})` }}
      >
        {children}
      </div>
      <div class="viewport-controls">
        <button type="button" aria-label={labels.larger} onClick={() => zoom(STEP)}>
          +
        </button>
        <button type="button" aria-label={labels.smaller} onClick={() => zoom(1 / STEP)}>
          −
        </button>
        <button
          type="button"
          aria-label={labels.fit}
          disabled={moved.value === undefined}
          onClick={() => {
            moved.value = undefined;
          }}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}
