/** A document that cannot be read; the message begins with the field that is wrong. */
export class BadPosition extends Error {
  readonly field: string;

  constructor(field: string, says: string) {
    super(`${field}: ${says}`);
    this.name = 'BadPosition';
    this.field = field;
  }
}

/** A value inside a document, and where it stands there: "players[0].hand[2]". */
export interface Field {
  readonly value: unknown;
  readonly path: string;
}

export function document(value: unknown): Field {
  return { value, path: 'position' };
}

export function wrong(field: Field, says: string): never {
  throw new BadPosition(field.path, says);
}

/** The fields of an object that has all of `required`, and nothing beyond them but `optional`. */
export function object<K extends string, O extends string = never>(
  field: Field,
  required: readonly K[],
  optional: readonly O[] = [],
): Record<K, Field> & Partial<Record<O, Field>> {
  const { value } = field;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) wrong(field, 'must be an object');
  const known: readonly string[] = [...required, ...optional];
  const fields: Record<string, Field> = {};
  for (const [name, inner] of Object.entries(value)) {
    const path = field.path === 'position' ? name : `${field.path}.${name}`;
    if (!known.includes(name)) throw new BadPosition(path, `unknown field, expected ${known.join(', ') || 'none'}`);
    fields[name] = { value: inner, path };
  }
  for (const name of required) {
    const path = field.path === 'position' ? name : `${field.path}.${name}`;
    if (!Object.hasOwn(fields, name)) throw new BadPosition(path, 'missing field');
  }
  return fields as Record<K, Field> & Partial<Record<O, Field>>;
}

/** The entries of an object whose keys are data, such as cells of a table. */
export function entries(field: Field): [key: string, value: Field][] {
  const { value } = field;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) wrong(field, 'must be an object');
  return Object.entries(value).map(([key, inner]) => [key, { value: inner, path: `${field.path}["${key}"]` }]);
}

/** The items of a list, of exactly `length` where one is given. */
export function list(field: Field, length?: number): Field[] {
  const { value, path } = field;
  if (!Array.isArray(value)) wrong(field, 'must be a list');
  if (length !== undefined && value.length !== length) wrong(field, `must have ${length} items, has ${value.length}`);
  return value.map((item: unknown, i) => ({ value: item, path: `${path}[${i}]` }));
}

export function integer(field: Field, least: number, most: number): number {
  const { value } = field;
  if (typeof value !== 'number' || !Number.isInteger(value)) wrong(field, 'must be a whole number');
  if (value < least || value > most) wrong(field, `must be from ${least} to ${most}, is ${value}`);
  return value;
}

export function flag(field: Field): boolean {
  if (typeof field.value !== 'boolean') wrong(field, 'must be true or false');
  return field.value;
}

export function text(field: Field): string {
  if (typeof field.value !== 'string') wrong(field, 'must be a text');
  return field.value;
}

export function oneOf<T extends boolean | number | string>(field: Field, values: readonly T[]): T {
  if (!(values as readonly unknown[]).includes(field.value)) {
    wrong(field, `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`);
  }
  return field.value as T;
}
