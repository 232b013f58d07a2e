import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type Node, serve } from '@hoard/server';
import { type Config, configOf } from '@hoard/server/config';

/** A node for tests: a free port, a folder of its own, limits that are not in the way. */
export function testNode(settings: Partial<Config> = {}): Promise<Node> {
  const data = settings.data ?? mkdtempSync(`${tmpdir()}/hoard-test-`);
  const quiet = { port: 0, log: 'silent', sockets: 1e6, messages: 1e6, requests: 1e6, data, threads: 1 };
  return serve(configOf({ ...quiet, ...settings }, {}), 'no page');
}
