import type { Choice } from './choice.ts';
import { partNamed, partOf, partsIn, rectOf } from './dom.ts';
import { type Direction, nextTo } from './geometry.ts';

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What a key does on a board: arrows go from part to part, Enter touches, Escape drops, "?" asks for the rule. */
export function key(event: KeyboardEvent, root: HTMLElement, choice: Choice, explain: (rule: string) => void): void {
  const part = partOf(event.target);
  if (part === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = ARROWS[event.key];
  if (direction !== undefined) go(root, part, direction, choice);
  else if (event.key === 'Enter' || event.key === ' ') choice.touch(partOf(part, choice.answers)!.dataset.part!);
  else if (event.key === 'Escape' && choice.taken.length > 0) back(root, choice);
  else if (event.key === '?' && part.dataset.rule !== undefined) explain(part.dataset.rule);
  else return;
  event.preventDefault();
}

/** With something taken, the arrows visit only what answers to it. */
function go(root: HTMLElement, from: HTMLElement, direction: Direction, { taken, answers }: Choice): void {
  const visited = (name: string) => taken.length === 0 || taken.includes(name) || answers(name);
  const others = partsIn(root)
    .filter((part) => part !== from && visited(part.dataset.part!))
    .map((part) => ({ part, ...rectOf(part) }));
  nextTo(rectOf(from), others, direction)?.part.focus();
}

function back(root: HTMLElement, choice: Choice): void {
  const held = choice.taken.at(-1);
  choice.drop();
  partNamed(root, held)?.focus();
}

/** Exactly one part is reached by Tab: the one last in focus, or else the first that can be played. */
export function rove(root: HTMLElement, last: string | undefined): void {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-part]')];
  const seen = (wanted: (part: HTMLElement) => boolean) => parts.find((part) => wanted(part) && part.checkVisibility());
  const reached =
    seen(({ dataset }) => dataset.part === last) ??
    seen(({ dataset }) => dataset.open !== undefined) ??
    seen(() => true);
  for (const part of parts) {
    const tabIndex = part === reached ? 0 : -1;
    if (part.tabIndex !== tabIndex) part.tabIndex = tabIndex;
  }
}
