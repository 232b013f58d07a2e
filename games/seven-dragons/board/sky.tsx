import { type Camera, distance, fit, keep, type Point, pan, type Rect, zoomAt } from '@hoard/board';
import type { Position } from '@hoard/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { glide, hover, transformOf } from './glide.tsx';
import type { Speak } from './speak.ts';
import './sky.css';

interface SkyProps {
  readonly view: Position;
  readonly content: Rect; // all that lies there and its free places
  readonly news: Rect | undefined; // what came to lie there last
  readonly handle: RefObject<SkyHandle | null>;
  readonly speak: Speak;
  readonly over: ComponentChildren; // floats above, unmoved
  readonly marks: ComponentChildren; // on it, knowing by `--zoom` how large they have to be
  readonly children: ComponentChildren;
}

/** What the board asks of the window on its table. */
export interface SkyHandle {
  /** Zooms to what is too small for a finger, and says whether it did. */
  comeNearer(to: Rect): boolean;
}

const STEP = 1.3;
const MARGIN = 6;
const SLACK = 7; // px a finger may tremble before it pans
const FINGER = 40; // px
const NEAR = 0.72; // zoom at which a card is well hit

/** A window on a table that grows: all of it, until somebody moves or zooms it by wheel, pinch, drag or keys. */
export function Sky({ view, content, news, handle, speak, over, marks, children }: SkyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const moved = useSignal<Camera | undefined>(undefined);
  const size = useSignal({ width: 0, height: 0 });
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Point | undefined>(undefined); // where a finger came down that has not moved yet
  const drawn = useRef<{ readonly view: Position; readonly camera: Camera } | undefined>(undefined);
  const atHand = useRef(true); // the last change of the camera follows a finger or the wheel

  const near = useRef(false); // the camera came nearer by itself, for a finger
  const whole = fit(content, size.value, MARGIN);
  if (drawn.current !== undefined && drawn.current.view !== view) {
    atHand.current = false;
    if (near.current || (news !== undefined && moved.value !== undefined && !isInSight(news, moved.value))) {
      moved.value = undefined;
    }
  }
  const camera = moved.value ?? whole;

  useLayoutEffect(() => {
    const element = frame.current!;
    const observer = new ResizeObserver(() => {
      atHand.current = true;
      size.value = { width: element.clientWidth, height: element.clientHeight };
    });
    observer.observe(element);
    size.value = { width: element.clientWidth, height: element.clientHeight };
    return () => observer.disconnect();
  }, [size]);

  useLayoutEffect(() => {
    const before = drawn.current?.camera;
    // Pieces are measured first, as they lie in the end.
    if (before !== undefined && !atHand.current) queueMicrotask(() => glide(layer.current!, before, camera));
    drawn.current = { view, camera };
    atHand.current = true;
  });

  handle.current = {
    comeNearer(to) {
      if (to.width * camera.zoom >= FINGER) return false;
      show(fit(around(to, size.value.width / NEAR, size.value.height / NEAR), size.value, 0));
      near.current = true;
      return true;
    },
  };

  function isInSight(rect: Rect, { x, y, zoom }: Camera): boolean {
    const [left, top] = [rect.x * zoom + x, rect.y * zoom + y];
    const { width, height } = size.value;
    return left >= 0 && top >= 0 && left + rect.width * zoom <= width && top + rect.height * zoom <= height;
  }
  function show(next: Camera | undefined): void {
    atHand.current = false;
    near.current = false;
    moved.value = next && keep(next, content, size.value);
  }
  function follow(next: Camera): void {
    atHand.current = true;
    near.current = false;
    hover(layer.current!);
    moved.value = keep(next, content, size.value);
  }
  const middle = () => ({ x: size.value.width / 2, y: size.value.height / 2 });
  const zoom = (factor: number) => show(zoomAt(camera, middle(), factor, whole.zoom / 1.5));
  const inFrame = (event: MouseEvent): Point => {
    const { x, y } = frame.current!.getBoundingClientRect();
    return { x: event.clientX - x, y: event.clientY - y };
  };

  function move(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const at = inFrame(event);
    if (pressed.current !== undefined && distance(pressed.current, at) < SLACK) return;
    pressed.current = undefined;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, at);
    if (other === undefined) return follow(pan(camera, at.x - before.x, at.y - before.y));
    const between = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const spread = distance(at, other) / Math.max(1, distance(before, other));
    follow(pan(zoomAt(camera, between, spread, whole.zoom / 1.5), (at.x - before.x) / 2, (at.y - before.y) / 2));
  }
  function down(event: PointerEvent): void {
    if ((event.target as Element).closest('[data-carried], button') !== null) return;
    const at = inFrame(event);
    pressed.current = fingers.current.size === 0 ? at : undefined;
    fingers.current.set(event.pointerId, at);
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a window to look through; its buttons do the same
    <div
      ref={frame}
      class="seven-dragons-sky"
      onWheel={(event) => {
        event.preventDefault();
        follow(zoomAt(camera, inFrame(event), Math.exp(-event.deltaY / 500), whole.zoom / 1.5));
      }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') zoom(STEP);
        else if (key === '-') zoom(1 / STEP);
        else if (key === '0') show(undefined);
      }}
      onFocusIn={(event) => {
        const part = (event.target as Element).closest('[data-part]');
        if (part === null || !part.matches(':focus-visible')) return;
        const { x, y, width, height } = part.getBoundingClientRect();
        const window = frame.current!.getBoundingClientRect();
        const dx = Math.max(0, window.left - x) - Math.max(0, x + width - window.right);
        const dy = Math.max(0, window.top - y) - Math.max(0, y + height - window.bottom);
        if (dx !== 0 || dy !== 0) show(pan(camera, dx + Math.sign(dx) * MARGIN, dy + Math.sign(dy) * MARGIN));
      }}
    >
      <div ref={layer} class="viewport-content seven-dragons-ground" style={{ transform: transformOf(camera) }}>
        {children}
        <div class="seven-dragons-marks" style={{ '--zoom': camera.zoom.toFixed(2) }}>
          {marks}
        </div>
      </div>
      {over}
      <div class="seven-dragons-lens">
        <button type="button" aria-label={speak('larger')} onClick={() => zoom(STEP)}>
          +
        </button>
        <button type="button" aria-label={speak('smaller')} onClick={() => zoom(1 / STEP)}>
          −
        </button>
        <button
          type="button"
          aria-label={speak('fit')}
          disabled={moved.value === undefined}
          onClick={() => show(undefined)}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}

function around({ x, y, width, height }: Rect, wide: number, high: number): Rect {
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high };
}
