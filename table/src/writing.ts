import { HIDDEN, type Json, type Position } from '@hoard/kernel';

/** A view written down field by field, so that what has not changed need not be written again. */
export interface Written {
  readonly view: Position;
  readonly fields: readonly Field[];
  readonly change: number; // of the match, after which it was written
  readonly before: number; // the change after which the viewer's last one with these fields was
}

interface Field {
  readonly name: string;
  readonly text: string;
  readonly unknown: number; // things in it that are hidden
  readonly since: number; // the change that brought it
}

/** In place of a change: the viewer has not seen the match. */
export const NOTHING = -1;

/** Writes a view as it is after a change; `last` is how the same viewer saw the table before, `beside` how another one sees it now. */
export function writeDown(view: Position, change: number, last?: Written, beside?: Written): Written {
  const names = Object.keys(view);
  const values = Object.values(view);
  const alike = names.length === last?.fields.length && names.every((name, i) => name === last.fields[i]!.name);
  const before = alike ? Object.values(last.view) : [];
  const others = beside === undefined ? [] : Object.values(beside.view);
  const fields = names.map((name, i) => {
    if (alike && equal(values[i]!, before[i]!)) return last.fields[i]!;
    const other = beside?.fields[i];
    const isNew = !alike || other?.since === change; // to both viewers
    if (isNew && other?.name === name && equal(values[i]!, others[i]!)) return other;
    return fieldOf(name, values[i]!, change);
  });
  return { view, fields, change, before: alike ? last.change : NOTHING };
}

function fieldOf(name: string, value: Json, since: number): Field {
  const text = JSON.stringify(value);
  return { name, text, unknown: unknowns(text), since };
}

/** The view, or its fields that are new to somebody who knows it as it was after a change. */
export function textOf({ fields, change, before }: Written, known: number): string {
  const whole = known === NOTHING || (known !== change && known !== before);
  let text = '';
  for (const field of fields) {
    if (whole || field.since > known) text += `${text === '' ? '' : ','}"${field.name}":${field.text}`;
  }
  return `"${whole ? 'view' : 'changed'}":{${text}}`;
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
