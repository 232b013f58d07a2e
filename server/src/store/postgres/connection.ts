import { Client, type ClientConfig } from 'pg';
import { PATIENCE } from './away.ts';

const CONNECTING = 1_000; // ms that one attempt may take

/** How to connect: with limits to waiting, since a database that hangs is as bad as one that is away. */
export function configure(address: string): ClientConfig {
  return { connectionString: address, connectionTimeoutMillis: CONNECTING, query_timeout: PATIENCE };
}

/** A connection; `onLost` is called when it breaks. */
export async function connect(config: ClientConfig, onLost: (client: Client) => void = () => {}): Promise<Client> {
  const client = new Client(config);
  client.on('error', () => onLost(client));
  await client.connect();
  return client;
}
