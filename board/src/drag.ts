import type { Choice } from './choice.ts';
import { partOf, uprightRectOf, wantsMotion } from './dom.ts';
import { distance, type Point, type Rect } from './geometry.ts';
import { lifted } from './motion.ts';

const SLACK = 7; // px a finger may tremble before it drags
const HOLD = 550; // ms until a touch asks for the rule

interface Grip extends Point {
  readonly pointer: number;
  readonly part: HTMLElement;
  readonly piece: HTMLElement; // what is seen to be carried
  readonly name: string;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly rect: Rect;
  picture?: HTMLElement;
}

/** What a pointer does on a board: a tap touches a part, a drag carries it to another, holding asks for its rule. */
export function pointer(root: HTMLElement, air: HTMLElement, choice: () => Choice, explain: (rule: string) => void) {
  let grip: Grip | undefined;

  function down(event: PointerEvent): void {
    if (event.isPrimary) cancel(); // a finger that was lifted outside the board
    const part = partOf(event.target);
    if (event.button !== 0 || part === undefined || grip !== undefined) return;
    const timer = setTimeout(() => hold(part), HOLD);
    const { clientX: x, clientY: y, pointerId } = event;
    const piece = part.querySelector<HTMLElement>('[data-piece]') ?? part.closest<HTMLElement>('[data-piece]') ?? part;
    grip = { pointer: pointerId, part, piece, name: part.dataset.part!, timer, rect: uprightRectOf(piece), x, y };
  }

  function hold(part: HTMLElement): void {
    if (grip === undefined || grip.picture !== undefined || part.dataset.rule === undefined) return;
    explain(part.dataset.rule);
    grip = undefined;
  }

  function move(event: PointerEvent): void {
    if (grip === undefined || event.pointerId !== grip.pointer) {
      if (event.pointerType === 'mouse') choice().point(partOf(event.target, choice().answers)?.dataset.part);
      return;
    }
    const at = { x: event.clientX, y: event.clientY };
    if (grip.picture === undefined) {
      if (distance(at, grip) < SLACK) return;
      clearTimeout(grip.timer); // who moves does not hold
      if (!choice().carries(grip.name)) return;
      root.setPointerCapture(grip.pointer);
      choice().carry(grip.name);
      grip.picture = lifted(grip.piece, grip.rect, air);
      grip.part.dataset.lifted = '';
    }
    grip.picture.style.translate = `${at.x - grip.x}px ${at.y - grip.y}px`;
    choice().point(under(at, grip, choice())?.dataset.part);
  }

  function up(event: PointerEvent): void {
    if (grip === undefined || event.pointerId !== grip.pointer) return;
    const held = grip;
    clearTimeout(held.timer);
    grip = undefined;
    const at = { x: event.clientX, y: event.clientY };
    if (held.picture === undefined) {
      const part = partOf(held.part, choice().answers); // none, if what was pressed has meanwhile become mere scenery
      if (part !== undefined && distance(at, held) < SLACK) tap(part.dataset.part!, event.pointerType);
      return;
    }
    const target = under(at, held, choice());
    delete held.part.dataset.lifted;
    land(held.picture, held.piece.dataset.piece ?? held.name);
    const made = target !== undefined && choice().touch(target.dataset.part!);
    if (event.pointerType !== 'mouse') choice().point(undefined);
    if (made) return;
    choice().drop();
    goBack(held.picture);
  }

  /** A finger cannot hover: its tap on a part that does nothing points at it. */
  function tap(name: string, by: string): void {
    const { answers, carries, point, touch } = choice();
    if (by !== 'mouse') point(answers(name) || carries(name) ? undefined : name);
    touch(name);
  }

  function cancel(): void {
    if (grip === undefined) return;
    clearTimeout(grip.timer);
    delete grip.part.dataset.lifted;
    if (grip.picture !== undefined) goBack(grip.picture);
    choice().drop();
    grip = undefined;
  }

  return { down, move, up, cancel };
}

/** The part under the finger, or else under the middle of what it carries. */
function under(at: Point, { rect, x, y, name }: Grip, { answers }: Choice): HTMLElement | undefined {
  const middle = { x: rect.x + rect.width / 2 + at.x - x, y: rect.y + rect.height / 2 + at.y - y };
  for (const point of [at, middle]) {
    const part = partOf(document.elementFromPoint(point.x, point.y), answers);
    if (part !== undefined && part.dataset.part !== name) return part;
  }
  return undefined;
}

/** The picture stays where it was dropped until the next view draws the piece itself, which then sets out from there. */
function land(picture: HTMLElement, piece: string): void {
  picture.dataset.landed = piece;
  picture.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 200, delay: 800 }).onfinish = () => picture.remove();
}

function goBack(picture: HTMLElement): void {
  delete picture.dataset.landed;
  const flight = picture.animate([{ translate: picture.style.translate }, { translate: '0 0' }], {
    duration: wantsMotion() ? 220 : 0,
    easing: 'ease-out',
    fill: 'both',
  });
  flight.onfinish = () => picture.remove();
}
