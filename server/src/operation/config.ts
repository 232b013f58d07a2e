import { availableParallelism } from 'node:os';

interface Setting {
  readonly value: string | number; // where nothing is said
  readonly says: string;
}

/** Everything that can be set, by a flag (--data) or in the environment (HOARD_DATA). */
export const SETTINGS = {
  port: { value: 7777, says: 'port to listen on' },
  host: { value: '127.0.0.1', says: 'address to listen on; 0.0.0.0 for all' },
  data: { value: 'data', says: 'folder of the embedded store' },
  postgres: { value: '', says: 'address of a PostgreSQL database, instead of the embedded store' },
  redis: { value: '', says: 'address of a Redis server; needed for several nodes' },
  proxies: { value: 0, says: 'reverse proxies in front whose X-Forwarded-For is believed' },
  origins: { value: '', says: 'other origins whose pages may connect, separated by commas' },
  threads: { value: Math.max(1, availableParallelism() - 1), says: 'threads in which bots think' },
  expire: { value: 60, says: 'days after which an unfinished table is deleted; 0: never' },
  sockets: { value: 100, says: 'sockets that one address may have open' },
  messages: { value: 20, says: 'messages a second that one socket may send' },
  requests: { value: 60, says: 'tables or people that one address may make in a minute' },
  log: { value: 'info', says: 'level of the log: silent, error, warn, info, debug' },
} as const satisfies { readonly [name: string]: Setting };

type Settings = typeof SETTINGS;
export type Config = { readonly [Name in keyof Settings]: Settings[Name]['value'] extends number ? number : string };

/** A setting that makes no sense, said in a sentence. */
export class BadConfig extends Error {
  override name = 'BadConfig';
}

/** The configuration from flags, then the environment, then what stands above. */
export function configOf(
  flags: { readonly [name: string]: unknown },
  environment: { readonly [name: string]: string | undefined },
): Config {
  const entries = Object.entries(SETTINGS).map(([name, { value }]) => {
    const given = flags[name] ?? environment[`HOARD_${name.toUpperCase()}`];
    if (given === undefined) return [name, value];
    if (typeof value === 'string') return [name, String(given)];
    if (!/^\d{1,9}$/.test(String(given))) throw new BadConfig(`--${name} must be a whole number, not "${given}"`);
    return [name, Number(given)];
  });
  return Object.fromEntries(entries) as Config;
}
