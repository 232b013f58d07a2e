import { type Camera, fit, keep, pan, type Rect, zoomAt } from '@hoard/board';
import type { Position } from '@hoard/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pointIn, useFingers } from './fingers.tsx';
import { glide, hover, transformOf } from './glide.tsx';
import type { Speak } from './speak.ts';
import './sky.css';

interface SkyProps {
  readonly view: Position;
  readonly held: string; // what one is about to do
  readonly content: Rect; // all that lies there and its free places
  readonly news: Rect | undefined; // what came to lie there last
  readonly handle: RefObject<SkyHandle | null>;
  readonly speak: Speak;
  readonly over: ComponentChildren; // floats above, unmoved
  readonly marks: ComponentChildren; // on it, knowing by `--zoom` how large they have to be
  readonly children: ComponentChildren;
}

/** What was seen last. */
interface Drawn extends Pick<SkyProps, 'view' | 'held'> {
  readonly camera: Camera;
}

/** What the board asks of the window on its table. */
export interface SkyHandle {
  /** Zooms to what is too small for a finger, and says whether it did. */
  comeNearer(to: Rect): boolean;
}

const STEP = 1.3;
const MARGIN = 6;
const FARTHER = 1.5; // how much smaller than the whole it gets
const FINGER = 40; // px
const NEAR = 0.72; // zoom at which a card is well hit

/** A window on a table that grows: all of it, until somebody moves or zooms it by wheel, pinch, drag or keys. */
export function Sky({ view, held, content, news, handle, speak, over, marks, children }: SkyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const moved = useSignal<Camera | undefined>(undefined);
  const size = useSignal({ width: 0, height: 0 });
  const drawn = useRef<Drawn | undefined>(undefined);
  const atHand = useRef(true); // the last change of the camera follows a finger or the wheel
  const near = useRef(false); // the camera came nearer by itself, for a finger

  const whole = fit(content, size.value, MARGIN);
  const before = drawn.current;
  const isNew = before !== undefined && before.view !== view;
  const isDone = near.current && before?.held !== held; // what one came nearer for
  const isHidden = isNew && news !== undefined && moved.value !== undefined && !isInSight(news, moved.value);
  if (isNew || isDone) atHand.current = false;
  if (isDone || isHidden || (isNew && near.current)) moved.value = undefined;
  if (moved.value === undefined) near.current = false;
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
    const from = drawn.current?.camera;
    // Pieces are measured first, as they lie in the end.
    if (from !== undefined && !atHand.current) queueMicrotask(() => glide(layer.current!, from, camera));
    drawn.current = { view, held, camera };
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
  const zoom = (factor: number) => show(zoomAt(camera, middle(), factor, whole.zoom / FARTHER));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a window to look through; its buttons do the same
    <div
      ref={frame}
      class="seven-dragons-sky"
      onWheel={(event) => {
        event.preventDefault();
        follow(zoomAt(camera, pointIn(frame.current!, event), Math.exp(-event.deltaY / 500), whole.zoom / FARTHER));
      }}
      {...useFingers(camera, whole.zoom / FARTHER, follow)}
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
      <div ref={layer} class="zoomed seven-dragons-ground" style={{ transform: transformOf(camera) }}>
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
