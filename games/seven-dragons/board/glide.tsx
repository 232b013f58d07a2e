import type { Camera } from '@hoard/board';

export function transformOf({ x, y, zoom }: Camera): string {
  return `translate(${x}px, ${y}px) scale(${zoom})`;
}

/** Lets a layer glide from one camera to another, as long as calm motion takes here. */
export function glide(layer: HTMLElement, before: Camera, after: Camera): void {
  const [from, to] = [transformOf(before), transformOf(after)];
  if (from === to) return;
  const duration = Number.parseFloat(getComputedStyle(layer).getPropertyValue('--calm'));
  layer.animate([{ transform: from }, { transform: to }], { duration, easing: 'cubic-bezier(.3, .7, .2, 1)' });
}

const REST = 180; // ms until a layer that no finger moves any more is drawn sharp

const moving = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** While a finger moves a layer it is moved as one picture, and drawn anew when it rests. */
export function hover(layer: HTMLElement): void {
  clearTimeout(moving.get(layer));
  layer.style.willChange = 'transform';
  const rest = () => {
    layer.style.willChange = '';
  };
  moving.set(layer, setTimeout(rest, REST));
}
