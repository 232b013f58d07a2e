import type { Opening, Problem, TableRecord } from '@hoard/table';
import { forgetIdentity, type Identity, identity, keepIdentity } from './device.ts';

/** The server is not there, or says no. */
export class ServerTrouble extends Error {
  override name = 'ServerTrouble';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** A table in a list. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: number;
  readonly free: number;
  readonly names: readonly string[]; // by seat: a name, the level of a bot, or nothing
  readonly changed: number;
  readonly myTurn?: boolean;
}

/** What the server means by its statuses; any other means that it cannot help now. */
const PROBLEMS: { readonly [status: number]: Problem } = {
  401: 'badToken',
  404: 'noTable',
  409: 'notOver',
  429: 'tooMany',
};

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (response?.status === 204) return undefined as T;
  const isJson = response?.headers.get('content-type')?.includes('json') === true;
  if (response === undefined || !response.ok || !isJson) {
    throw new ServerTrouble((isJson && PROBLEMS[response!.status]) || 'unavailable');
  }
  return (await response.json()) as T;
}

/** This device's identity on the server; the first time it introduces itself. */
export async function introduced(name: string): Promise<Identity> {
  const known = identity();
  if (known !== undefined) return known.name === name || name === '' ? known : rename(known, name);
  const fresh = await ask<Identity>('POST', '/people', { name });
  keepIdentity(fresh);
  return fresh;
}

async function rename(known: Identity, name: string): Promise<Identity> {
  await withToken((token) => ask('PUT', '/me', { name }, token));
  const renamed = { ...known, name };
  keepIdentity(renamed);
  return renamed;
}

/** Asks with this device's token; one the server no longer knows is thrown away. */
async function withToken<T>(asking: (token: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await asking(identity()?.token);
  } catch (error) {
    if (error instanceof ServerTrouble && error.problem === 'badToken') forgetIdentity();
    throw error;
  }
}

export const openTable = (opening: Opening) =>
  withToken((token) => ask<{ readonly table: string }>('POST', '/tables', opening, token));
export const lobby = () => withToken((token) => ask<readonly Listed[]>('GET', '/tables', undefined, token));
export const myTables = () => withToken((token) => ask<readonly Listed[]>('GET', '/me/tables', undefined, token));
export const recordOnServer = (table: string) =>
  withToken((token) => ask<TableRecord>('GET', `/tables/${table}/record`, undefined, token));
