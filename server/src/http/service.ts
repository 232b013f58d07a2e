import type { IncomingMessage } from 'node:http';
import type { Person } from '@hoard/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../bus/index.ts';
import type { Config } from '../operation/config.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { People, Profile } from '../people/people.ts';
import type { Store } from '../store/index.ts';
import type { Keeper } from '../tables/keeper.ts';

/** What the routes serve. */
export interface Service {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly people: People;
  readonly keeper: Keeper;
  readonly metrics: Metrics;
  addressOf(request: IncomingMessage): string;
  /** True until the server begins to stop. */
  isReady(): boolean;
}

/** An answer that is no success: a status, and a sentence for programmers. */
export class Problem extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, says: string) {
    super(says);
    this.statusCode = statusCode;
  }
}

const MINUTE = 60_000;

/** Lets one address make only so much in a minute. */
export async function withinLimits({ bus, config, addressOf }: Service, request: FastifyRequest): Promise<void> {
  if (!(await bus.take(`make:${addressOf(request.raw)}`, config.requests, MINUTE)))
    throw new Problem(429, 'too many; wait a minute');
}

/** Whose token came with the request, as "Authorization: Bearer …". */
export async function askWho(
  { people }: Service,
  request: FastifyRequest,
): Promise<Person & { readonly profile: Profile }> {
  const token = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const person = token === undefined ? undefined : await people.recognise(token);
  if (person === undefined) throw new Problem(401, 'a valid token is needed: Authorization: Bearer …');
  return person;
}

/** Answers that hold somebody's own things are not kept by anyone. */
export function unkept(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
