import { BadConfig, type Config, configOf, SETTINGS } from '@hoard/server/config';
import { BadArguments, type Command } from './command.ts';

const LINES = Object.entries(SETTINGS).map(
  ([name, { value, says }]) => `  --${name.padEnd(12)}${says}${value === '' ? '' : ` (${value})`}`,
);

/** The server, until it is told to stop. */
export const serve: Command = {
  summary: 'serve the page and its tables',
  help: `usage: hoard serve [--port N] [--data FOLDER] …

${LINES.join('\n')}

Each can also be set in the environment: HOARD_PORT, HOARD_DATA … docs/operating.md says the rest.`,
  options: Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, { type: 'string' }])),
  run: async ({ values }) => {
    const config = wished(values);
    const { serve: start } = await import('@hoard/server');
    const node = await start(config, new URL('../web/dist', import.meta.url).pathname);
    const told = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    const place = config.postgres === '' ? `data in ${config.data}` : 'data in PostgreSQL';
    console.log(`Hoard is at ${node.address} (${place}). Ctrl+C stops it.`);
    await told;
    await node.stop();
    return 0;
  },
};

function wished(values: { readonly [name: string]: unknown }): Config {
  try {
    return configOf(values, process.env);
  } catch (error) {
    throw error instanceof BadConfig ? new BadArguments(error.message) : error;
  }
}
