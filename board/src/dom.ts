import type { Rect } from './geometry.ts';

/** The part an element belongs to: the innermost one, unless only one around it answers, as a palette does for its cards. */
export function partOf(target: EventTarget | null, answers?: (part: string) => boolean): HTMLElement | undefined {
  const inner = (target as Element | null)?.closest<HTMLElement>('[data-part]') ?? undefined;
  for (let part = inner; part !== undefined; part = partAround(part)) {
    if (answers?.(part.dataset.part!)) return part;
  }
  return inner;
}

function partAround(part: HTMLElement): HTMLElement | undefined {
  return part.parentElement?.closest<HTMLElement>('[data-part]') ?? undefined;
}

export function partsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part]')].filter((part) => part.getClientRects().length > 0);
}

export function partNamed(root: Element, name: string | undefined): HTMLElement | undefined {
  return partsIn(root).find((part) => part.dataset.part === name);
}

/** How many pixels of the screen one unit of the element's surroundings takes: a zoomed table draws larger. */
export function scaleAround({ parentElement }: Element): number {
  return scaleWithin(parentElement);
}

function scaleWithin(around: Element | null): number {
  if (around instanceof SVGGraphicsElement) return around.getScreenCTM()?.a || 1;
  const table = around?.closest('.zoomed');
  return table ? new DOMMatrix(getComputedStyle(table).transform).a || 1 : 1; // not yet measured it draws nothing
}

export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The same for many elements at one moment, of which most have the same surroundings. */
export function scales(): (element: Element) => number {
  const known = new Map<Element | null, number>();
  return ({ parentElement: around }) => {
    const scale = known.get(around) ?? scaleWithin(around);
    known.set(around, scale);
    return scale;
  };
}

/** Where an element is drawn and how large it is before it is turned. */
export function uprightRectOf(element: Element, scaleOf = scaleAround): Rect {
  const around = rectOf(element);
  if (element.clientWidth === 0) return around;
  const scale = scaleOf(element);
  const [width, height] = [element.clientWidth * scale, element.clientHeight * scale];
  return { x: around.x + (around.width - width) / 2, y: around.y + (around.height - height) / 2, width, height };
}

/** Motion is wanted unless the page or the system says otherwise. */
export function wantsMotion(): boolean {
  const wish = document.documentElement.dataset.motion;
  if (wish === 'full' || wish === 'reduced') return wish === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
