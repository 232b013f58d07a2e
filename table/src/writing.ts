import { HIDDEN, type Json, type Position } from '@hoard/kernel';

/** A view written down field by field, so that what has not changed need not be written again. */
export interface Written {
  readonly view: Position;
  readonly fields: readonly Field[];
}

interface Field {
  readonly name: string;
  readonly text: string;
  readonly unknown: number; // things in it that are hidden
}

/** Writes a view; `last` is how the same viewer saw the table before. */
export function writeDown(view: Position, last?: Written): Written {
  const fields = Object.keys(view).map((name, i) => {
    const before = last?.fields[i];
    if (before?.name === name && equal(view[name]!, last!.view[name]!)) return before;
    const text = JSON.stringify(view[name]);
    return { name, text, unknown: unknowns(text) };
  });
  return { view, fields };
}

export function textOf({ fields }: Written): string {
  let text = '';
  for (const { name, text: value } of fields) text += `${text === '' ? '{' : ','}"${name}":${value}`;
  return `${text}}`;
}

/** How many things a view leaves open. Nobody forgets, so there are fewer only when something was shown. */
export function unknownIn({ fields }: Written): number {
  return fields.reduce((sum, { unknown }) => sum + unknown, 0);
}

const UNKNOWN = JSON.stringify(HIDDEN);

function unknowns(text: string): number {
  let count = 0;
  for (let at = text.indexOf(UNKNOWN); at >= 0; at = text.indexOf(UNKNOWN, at + UNKNOWN.length)) count++;
  return count;
}

function equal(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!equal(a[i]!, b[i]!)) return false;
  return true;
}
