import { useEffect, useRef } from 'preact/hooks';

const NOTCH = 60; // of the wheel
const TWIST = 40; // degrees two fingers turn before the piece follows

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Turns what one holds: by the key R, by the wheel, by twisting two fingers or by a tap of the second one. */
export function useTurning(turn: (quarters: number) => void, holding: boolean) {
  const now = useRef(turn);
  const rolled = useRef(0);
  now.current = turn;
  useEffect(() => twoFingers((quarters) => now.current(quarters)), []);
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      turn(event.shiftKey ? -1 : 1);
      event.preventDefault();
    },
    onWheel(event: WheelEvent): void {
      if (!holding) return;
      event.preventDefault();
      rolled.current += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
      if (Math.abs(rolled.current) < NOTCH) return;
      turn(Math.sign(rolled.current));
      rolled.current = 0;
    },
  };
}

/** Listens on the window, for the tabletop keeps the finger that carries to itself. */
function twoFingers(turn: (quarters: number) => void): () => void {
  const fingers = new Map<number, Finger>();
  let from: number | undefined; // degrees, at the last quarter
  let twisted = false;

  function down({ pointerType, pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'touch') return;
    fingers.set(pointerId, { x: clientX, y: clientY });
    from = fingers.size === 2 ? slope(fingers) : undefined;
    twisted = false;
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (!fingers.has(pointerId)) return;
    fingers.set(pointerId, { x: clientX, y: clientY });
    if (from === undefined) return;
    const by = ((slope(fingers) - from + 540) % 360) - 180;
    if (Math.abs(by) < TWIST) return;
    turn(Math.sign(by));
    from += Math.sign(by) * 90;
    twisted = true;
  }

  function up({ pointerId }: PointerEvent): void {
    if (fingers.size === 2 && fingers.has(pointerId) && !twisted) turn(1);
    fingers.delete(pointerId);
    from = undefined;
    twisted = true;
  }

  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
  const names = Object.keys(heard) as (keyof typeof heard)[];
  for (const name of names) window.addEventListener(name, heard[name], true);
  return () => {
    for (const name of names) window.removeEventListener(name, heard[name], true);
  };
}

function slope(fingers: ReadonlyMap<number, Finger>): number {
  const [a, b] = [...fingers.values()];
  return (Math.atan2(b!.y - a!.y, b!.x - a!.x) * 180) / Math.PI;
}
