import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { serve } from '@hoard/server';
import { configOf } from '@hoard/server/config';

// Our server as it is, durable; only the limits that guard against floods are lifted.
const { reportToParent } = (await import(process.env.IPC!)) as { reportToParent(): void };
const data = mkdtempSync(`${tmpdir()}/hoard-bench-`);
const lifted = { sockets: 1e6, messages: 1e6, requests: 1e6, log: 'error' };
await serve(configOf({ ...lifted, port: process.env.PORT, data }, {}), 'no page');
reportToParent();
process.send!({ ready: true });
