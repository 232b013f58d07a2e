import { HIDDEN, type Json, type Position } from '@hoard/kernel';

/** A view as a viewer had it, and what of it was new then. */
export interface Written {
  readonly view: Position;
  readonly change: number; // of the match, after which it was written
  readonly before: number; // the change after which the viewer's last one was, or NOTHING
  readonly changed: string; // what of that is different now, as JSON
}

/** In place of a change: the viewer has not seen the match. */
export const NOTHING = -1;

/** Writes a view as it is after a change; `last` is how the same viewer saw the table before. */
export function writeDown(view: Position, change: number, last?: Written): Written {
  const changed = last && difference(last.view, view);
  return { view, change, before: changed === undefined ? NOTHING : last!.change, changed: changed ?? '' };
}

/** The view, or what of it is new to somebody who knows it as it was after a change. */
export function textOf({ view, change, before, changed }: Written, known: number): string {
  if (known === change) return '"changed":{}';
  return known === before && known !== NOTHING ? `"changed":${changed}` : `"view":${JSON.stringify(view)}`;
}

/** How many things a view leaves open. Nobody forgets, so there are fewer only when something was shown. */
export function unknownIn(view: Json): number {
  if (typeof view !== 'object' || view === null) return view === HIDDEN ? 1 : 0;
  let count = 0;
  if (Array.isArray(view)) for (const piece of view) count += unknownIn(piece);
  else for (const name in view) count += unknownIn((view as Position)[name]!);
  return count;
}

/** The fields of a view that are not as they were; undefined where one has come or gone. */
function difference(before: Position, view: Position): string | undefined {
  let text = '';
  let more = 0;
  for (const name in view) {
    if (!(name in before)) return undefined;
    more++;
    const changed = changeOf(before[name]!, view[name]!);
    if (changed !== undefined) text += `${text === '' ? '' : ','}"${name}":${changed}`;
  }
  for (const _ in before) more--;
  return more === 0 ? `{${text}}` : undefined;
}

/** A field as it is now, or of a list that is as long as before only the changed pieces, by their places; undefined where nothing has changed. */
function changeOf(before: Json, now: Json): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(now) || before.length !== now.length)
    return equal(before, now) ? undefined : JSON.stringify(now);
  let text = '';
  for (let i = 0; i < now.length; i++)
    if (!equal(before[i]!, now[i]!)) text += `${text === '' ? '' : ','}"${i}":${JSON.stringify(now[i])}`;
  return text === '' ? undefined : `{${text}}`;
}

function equal(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (!Array.isArray(a) || !Array.isArray(b)) return haveEqualFields(a as Position, b as Position);
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!equal(a[i]!, b[i]!)) return false;
  return true;
}

/** Without listing them: a list would be made for every piece of every view. */
function haveEqualFields(a: Position, b: Position): boolean {
  let more = 0;
  for (const name in a) {
    if (!(name in b && equal(a[name]!, b[name]!))) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}
