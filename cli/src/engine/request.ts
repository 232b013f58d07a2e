import { LANGUAGES, type Language } from '@hoard/kernel/text';

/** A request that is not understood, said in a sentence. */
export class NotUnderstood extends Error {
  override name = 'NotUnderstood';
}

/** A request as it came: an object whose fields are still to be checked. */
export type Request = { readonly [field: string]: unknown };

export function parseRequest(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new NotUnderstood('The line is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new NotUnderstood('A request is a JSON object such as {"id":1,"do":"games"}.');
  }
  return value as Request;
}

/** The id to answer with: a number or a text; null where there is none. */
export function idOf(request: Request): number | string | null {
  const { id } = request;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}

export function textField(request: Request, name: string): string {
  const value = request[name];
  if (typeof value !== 'string') throw new NotUnderstood(`${name}: must be a text.`);
  return value;
}

export function wholeField(request: Request, name: string, least: number, most: number): number {
  const value = request[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new NotUnderstood(`${name}: must be a whole number from ${least} to ${most}.`);
  }
  return value;
}

export function choiceField<T extends string>(request: Request, name: string, values: readonly T[]): T {
  const value = request[name];
  if (!(values as readonly unknown[]).includes(value))
    throw new NotUnderstood(`${name}: must be one of ${values.join(', ')}.`);
  return value as T;
}

export function languageOf(request: Request): Language {
  return request.language === undefined ? 'en' : choiceField(request, 'language', LANGUAGES);
}
