import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Pace, Player } from './players.ts';

/** Another program as a player: it is sent the view with "load" and asked for the "best" move (docs/engine-protocol.md). */
export function program(name: string, pace: Pace): Player {
  const child = spawn(name.slice('exec:'.length), { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: { answer(reply: Reply): void; fail(error: Error): void }[] = [];
  let gone = false;
  child.on('close', () => {
    gone = true;
    for (const { fail } of waiting.splice(0)) fail(new Error(`${name} has ended`));
  });
  child.stdin.on('error', () => {}); // its end is told above
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.answer(parsed(line)));
  const ask = (request: object) =>
    new Promise<Reply>((answer, fail) => {
      if (gone) return fail(new Error(`${name} has ended`));
      waiting.push({ answer, fail });
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  return {
    name,
    async move(_box, view, seed) {
      const loaded = await ask({ id: 1, do: 'load', position: view, seed });
      if (loaded.error !== undefined) throw new Error(`${name} cannot load: ${loaded.error.says}`);
      const best = await ask({ id: 2, do: 'best', level: 'hard', seed, ...pace });
      return best.move ?? `${best.error?.says ?? 'nothing'}`;
    },
    close() {
      if (!gone && child.pid !== undefined) process.kill(-child.pid); // the shell and what it started
    },
  };
}

interface Reply {
  readonly move?: string;
  readonly error?: { readonly says?: string };
}

function parsed(line: string): Reply {
  try {
    return (JSON.parse(line) ?? {}) as Reply;
  } catch {
    return { error: { says: `not JSON: ${line.slice(0, 80)}` } };
  }
}
