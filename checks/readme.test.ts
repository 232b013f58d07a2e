import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const commands = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(echo .*\| )?\.\/hoard /.test(line));

test('the README shows commands', () => {
  expect(commands.length).toBeGreaterThan(3);
});

/** In order, in an empty folder: a later command may use a file that an earlier one wrote. */
test('every command of the README runs', () => {
  const folder = mkdtempSync(`${tmpdir()}/hoard-readme-`);
  for (const command of commands) {
    execFileSync('sh', ['-c', command.replaceAll('./hoard', `${ROOT}hoard`)], {
      cwd: folder,
      input: 'quit\n',
      stdio: 'pipe',
    });
  }
});
