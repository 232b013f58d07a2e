import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../.build/hoard.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command line with some input. */
export function hoard(args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code, out, err }));
    child.stdin.on('error', () => {}); // it may leave before it has read everything
    child.stdin.end(input);
  });
}

/** Sends requests to an engine, one a line, and answers with its replies. */
export async function engine(...lines: readonly (object | string | Buffer)[]): Promise<{ [field: string]: unknown }[]> {
  const bytes = lines.flatMap((line) => [
    Buffer.isBuffer(line) ? line : Buffer.from(typeof line === 'string' ? line : JSON.stringify(line)),
    Buffer.from('\n'),
  ]);
  const { out, code } = await hoard(['engine'], Buffer.concat(bytes));
  if (code !== 0) throw new Error(`the engine ended with ${code}`);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
