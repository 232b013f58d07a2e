import { rectOf, scaleAround, scales, uprightRectOf, wantsMotion } from './dom.ts';
import { FLIGHT, type Flight, flights, type Journey } from './flight.ts';
import { centre, type Rect } from './geometry.ts';

const EASING = 'cubic-bezier(.3, .7, .2, 1)';

/** Where every piece and place of a board is on the screen at a moment; a piece just dropped is where it was dropped. */
export interface Snapshot {
  readonly pieces: ReadonlyMap<string, Rect>;
  readonly places: ReadonlyMap<string, Rect>;
  readonly elements: ReadonlyMap<string, HTMLElement>;
}

export function snapshot(root: Element): Snapshot {
  const pieces = new Map<string, Rect>();
  const places = new Map<string, Rect>();
  const elements = new Map<string, HTMLElement>();
  const scaleOf = scales();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    pieces.set(element.dataset.piece!, uprightRectOf(element, scaleOf));
    elements.set(element.dataset.piece!, element);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    places.set(element.dataset.place!, rectOf(element));
  }
  for (const picture of root.querySelectorAll<HTMLElement>('.lifted[data-landed]')) {
    pieces.set(picture.dataset.landed!, rectOf(picture));
    picture.remove();
  }
  return { pieces, places, elements };
}

/** Moves the pieces from where they were to where they are; the returned function ends it at once. */
export function animate(root: Element, before: Snapshot, journeys: readonly Journey[], air: Element): () => void {
  const after = snapshot(root);
  const places = new Map([...before.places, ...after.places]);
  const running = flights(before.pieces, after.pieces, places, journeys).flatMap((flight) => {
    const element = flight.leaves ? lifted(before.elements.get(flight.piece)!, flight.from, air) : undefined;
    if (!wantsMotion()) {
      element?.remove();
      return element === undefined ? flash(after.elements.get(flight.piece)!) : [];
    }
    return element === undefined ? arrive(after.elements.get(flight.piece)!, flight) : leave(element, flight);
  });
  return () => {
    for (const animation of running) animation.finish();
  };
}

function arrive(element: HTMLElement, { from, to, delay }: Flight): Animation {
  const scale = scaleAround(element);
  const [start, end] = [centre(from), centre(to)];
  const away = {
    translate: `${(start.x - end.x) / scale}px ${(start.y - end.y) / scale}px`,
    scale: String(from.width / Math.max(1, to.width)),
  };
  const animation = element.animate([away, { translate: '0 0', scale: '1' }], {
    duration: FLIGHT,
    delay,
    easing: EASING,
    fill: 'backwards',
  });
  // Above the others by a mark: an animation of anything but place and light would be drawn anew in every frame.
  element.dataset.flying = '';
  animation.onfinish = () => delete element.dataset.flying;
  return animation;
}

function leave(element: HTMLElement, { from, to, delay }: Flight): Animation {
  const [start, end] = [centre(from), centre(to)];
  const arrived = {
    translate: `${end.x - start.x}px ${end.y - start.y}px`,
    scale: String(to.width / Math.max(1, from.width)),
  };
  const animation = element.animate(
    [{ opacity: 1 }, { ...arrived, opacity: 1, offset: 0.9 }, { ...arrived, opacity: 0 }],
    { duration: FLIGHT, delay, easing: EASING, fill: 'both' },
  );
  animation.onfinish = () => element.remove();
  return animation;
}

/** Without motion a piece that went somewhere only shines for a moment. */
function flash(element: HTMLElement): Animation {
  return element.animate([{ filter: 'brightness(1.5)' }, { filter: 'none' }], { duration: 600 });
}

/** A picture of a piece, held over the board where the piece was. */
export function lifted(element: Element, at: Rect, air: Element): HTMLElement {
  const picture = document.createElement('div');
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-part], [data-piece], [data-place]')]) {
    for (const name of ['data-part', 'data-piece', 'data-place', 'data-open', 'tabindex', 'role']) {
      part.removeAttribute(name);
    }
  }
  const origin = rectOf(air);
  picture.className = 'lifted';
  picture.ariaHidden = 'true';
  Object.assign(picture.style, {
    left: `${at.x - origin.x}px`,
    top: `${at.y - origin.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  picture.append(copy);
  air.append(picture);
  return picture;
}
