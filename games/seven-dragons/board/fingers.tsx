import { type Camera, distance, type Point, pan, zoomAt } from '@hoard/board';
import { useRef } from 'preact/hooks';

const SLACK = 7; // px a finger may tremble before it pans

/** Where in a frame something was done. */
export function pointIn(frame: Element, { clientX, clientY }: MouseEvent): Point {
  const { x, y } = frame.getBoundingClientRect();
  return { x: clientX - x, y: clientY - y };
}

/** What one finger or two do to a camera: they move it and pinch it, no smaller than the least zoom. */
export function useFingers(camera: Camera, least: number, follow: (next: Camera) => void) {
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Point | undefined>(undefined); // where a finger came down that has not moved yet

  function onPointerDown(event: PointerEvent): void {
    if ((event.target as Element).closest('[data-carried], button') !== null) return;
    const at = pointIn(event.currentTarget as Element, event);
    pressed.current = fingers.current.size === 0 ? at : undefined;
    fingers.current.set(event.pointerId, at);
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const at = pointIn(event.currentTarget as Element, event);
    if (pressed.current !== undefined && distance(pressed.current, at) < SLACK) return;
    pressed.current = undefined;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, at);
    if (other === undefined) return follow(pan(camera, at.x - before.x, at.y - before.y));
    const between = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const spread = distance(at, other) / Math.max(1, distance(before, other));
    follow(pan(zoomAt(camera, between, spread, least), (at.x - before.x) / 2, (at.y - before.y) / 2));
  }

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift, onPointerLeave: lift };
}
