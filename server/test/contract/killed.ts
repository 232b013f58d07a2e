import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Lets another process write for some ms, kills it, and says the last number it was promised for each table. */
export async function killWhileWriting(address: string, ms: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [program('writer.mjs'), address], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  setTimeout(() => child.kill('SIGKILL'), ms);
  await once(child, 'close');
  const lines = said.split('\n').slice(0, -1); // the last may be torn
  return new Map(lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]));
}

/** Lets somebody enter a place through another process, and kills that. */
export async function diesAfterEntering(address: string, place: string, who: string): Promise<void> {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [program('guest.mjs'), address, place, who], { stdio: [...stdio] });
  await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
  child.kill('SIGKILL');
}
