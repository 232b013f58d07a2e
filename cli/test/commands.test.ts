import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hoard, MAIN } from './hoard.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoard-'));
const COMMANDS = ['play', 'arena', 'record', 'verify', 'engine'];

describe('help', () => {
  test.each([[[]], [['--help']], [['help']]])('%j shows the games and the commands', async (args) => {
    const { code, out } = await hoard(args);
    expect(code).toBe(0);
    for (const word of ['red7', ...COMMANDS]) expect(out).toContain(word);
  });

  test.each(COMMANDS)('%s --help says how it is used', async (command) => {
    expect(await hoard([command, '--help'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(`usage: hoard ${command}`),
    });
  });
});

describe('bad arguments get one line and exit code 2', () => {
  test.each([
    [['dance'], 'there is no command "dance"'],
    [['play'], 'name a game: red7'],
    [['play', 'chess'], 'there is no game "chess"'],
    [['play', 'red7', 'red7'], 'one game at a time'],
    [['play', 'red7', '--bogus'], "Unknown option '--bogus'"],
    [['play', 'red7', '--seats', '9'], 'red7 is played by 2 to 4'],
    [['play', 'red7', '--seats', 'two'], '--seats must be a whole number'],
    [['play', 'red7', '--seat', '2'], '--seat must be a whole number from 0 to 1'],
    [['play', 'red7', '--bot', 'god'], 'there is no bot "god"'],
    [['play', 'red7', '--option', 'advanced'], '--option must be name=value'],
    [['play', 'red7', '--option', 'speed=3'], 'red7 has no such option'],
    [['play', 'red7', '--language', 'de'], '--language must be one of'],
    [['arena', 'red7'], 'name the bots'],
    [['arena', 'red7', '--bots', 'easy'], 'red7 is played by 2 to 4'],
    [['arena', 'red7', '--bots', 'easy,hard', '--games', '0'], '--games must be'],
    [['arena', 'red7', '--bots', 'easy,hard', '--iterations', '0'], '--iterations must be'],
    [['record', 'red7', '--bots', 'easy,easy', '--out', join(folder, 'no', 'where')], 'cannot write'],
    [['verify'], 'name one or more record files'],
    [['verify', join(folder, 'absent')], 'cannot read'],
  ])('%j', async (args, says) => {
    const { code, out, err } = await hoard(args);
    expect(err).toContain(says);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  });
});

describe('arena', () => {
  const args = ['arena', 'red7', '--bots', 'hard,beginner', '--games', '20', '--seed', 's', '--json'];

  test('counts wins with intervals, the same for the same seed', async () => {
    const { out, code } = await hoard(args);
    expect(code).toBe(0);
    const { games, bots } = JSON.parse(out);
    expect(games).toBe(20);
    expect(bots[0].wins + bots[1].wins).toBeCloseTo(20);
    for (const { share, low, high } of bots) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    expect(bots[0].share).toBeGreaterThan(0.7);
    expect((await hoard(args)).out).toBe(out);
  });

  test('rotates the seats on the same deals: alike bots win exactly as often as each other', async () => {
    const { out } = await hoard(['arena', 'red7', '--bots', 'beginner,beginner,beginner', '--games', '300', '--json']);
    expect(JSON.parse(out).bots.map(({ wins }: { wins: number }) => wins)).toEqual([100, 100, 100]);
    expect((await hoard(['arena', 'red7', '--bots', 'easy,beginner', '--games', '4'])).out).toMatch(
      /easy +\d.* wins .*95 %/,
    );
  });
});

describe('programs in the arena', () => {
  const arena = (bots: string) =>
    hoard(['arena', 'red7', '--bots', bots, '--games', '2', '--iterations', '20', '--json']);

  test('one that speaks the protocol plays', async () => {
    const { code, out } = await arena(`beginner,exec:"${process.execPath}" "${MAIN}" engine`);
    expect(code).toBe(0);
    expect(JSON.parse(out).games).toBe(2);
  });

  test.each(['exec:true', 'exec:cat', 'exec:yes'])('%s gets one line and exit code 1', async (program) => {
    const bots = `beginner,${program}`;
    for (const { code, err } of [await arena(bots), await hoard(['record', 'red7', '--bots', bots])]) {
      expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    }
  });
});

describe('records', () => {
  const file = join(folder, 'match.json');

  test('a match between bots is written down and verified', async () => {
    const args = [
      'record',
      'red7',
      '--bots',
      'easy,easy,easy',
      '--option',
      'advanced=true',
      '--option',
      'actions=true',
    ];
    expect(await hoard([...args, '--out', file])).toEqual({ code: 0, out: '', err: '' });
    expect(await hoard(['verify', file])).toEqual({ code: 0, out: `${file}: right\n`, err: '' });
    expect(JSON.parse((await hoard(args)).out)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  test('a record that was changed is found out', async () => {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const changed = (name: string, change: object) => {
      writeFileSync(join(folder, name), JSON.stringify({ ...record, ...change }));
      return join(folder, name);
    };
    const files = [
      changed('outcome', { outcome: { ...record.outcome, winners: [] } }),
      changed('seed', { seed: 'better luck' }),
      changed('game', { game: 'chess' }),
      changed('extra', { cheat: true }),
    ];
    writeFileSync(join(folder, 'torn'), '{"game":"red7",');
    const { code, out } = await hoard(['verify', ...files, join(folder, 'torn'), file]);
    expect(code).toBe(1);
    const lines = out.trim().split('\n');
    expect(lines.map((line) => line.includes('wrong: '))).toEqual([true, true, true, true, true, false]);
  });
});

describe('play', () => {
  test('a person plays a whole match, hears why not, and takes back', async () => {
    const file = join(folder, 'mine.json');
    const input = ['?', '? end', '? play X9', 'end', 'what', '2', 'undo', 'undo', ...Array(60).fill('1')].join('\n');
    const { code, out } = await hoard(
      ['play', 'red7', '--seed', 'b', '--bot', 'beginner', '--record', file],
      `${input}\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('canvas empty · Red: highest card');
    expect(out).toContain('   1  pass');
    expect(out).toContain('(§3.1)');
    expect(out).toContain('"play X9" is no move of Red7');
    expect(out).toContain('"what" is none of them');
    expect(out).toContain('There is nothing to take back');
    expect(out).toContain('The game is over. Winner: ');
    expect(await hoard(['verify', file])).toMatchObject({ code: 0 });
  });

  test('leaves at quit and at the end of input', async () => {
    expect(await hoard(['play', 'red7'], 'quit\n')).toMatchObject({ code: 0, err: '' });
    expect(await hoard(['play', 'red7'], '')).toMatchObject({ code: 0, err: '' });
  });

  test('speaks Czech', async () => {
    const { out } = await hoard(['play', 'red7', '--seed', 'b', '--language', 'cs'], '1\n');
    expect(out).toContain('Hráč pasuje a je venku.');
  });
});
