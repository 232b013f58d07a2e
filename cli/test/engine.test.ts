import { readFileSync } from 'node:fs';
import { BOXES } from '@hoard/games';
import { describe, expect, test } from 'vitest';
import { engine, hoard } from './hoard.ts';

const newGame = { id: 1, do: 'new', game: 'red7', seats: 2, options: {}, seed: 'any text' };
const samples = readFileSync(new URL('../../games/red7/test/vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const error = (says: string) => ({ says: expect.stringContaining(says) });

describe('the engine', () => {
  test('lists the games with their seats and options, the default first', async () => {
    const [reply] = await engine({ id: 1, do: 'games' });
    expect(reply).toEqual({ id: 1, games: BOXES.map(({ game: { id, seats, options } }) => ({ id, seats, options })) });
  });

  test('sets up a match, the same for the same seed', async () => {
    const [first, second, other] = await engine(newGame, { ...newGame, id: 'b' }, { ...newGame, seed: 'other' });
    expect(first).toMatchObject({
      id: 1,
      position: { game: 'red7', seats: 2, round: 1 },
      status: { actor: expect.any(Number) },
    });
    expect(second).toEqual({ ...first, id: 'b' });
    expect(other!.position).not.toEqual(first!.position);
  });

  test('answers the sample positions: moves, plays, status and perft', async () => {
    for (const { position, moves, status, after, perft } of samples) {
      const asks = (perft ?? []).map(([depth]: [number]) => ({ do: 'perft', depth }));
      const plays = Object.keys(after ?? {}).flatMap((move) => [
        { id: 'load', do: 'load', position },
        { id: move, do: 'play', move },
      ]);
      const replies = await engine(
        { id: 0, do: 'load', position, seed: 's' },
        { id: 1, do: 'moves' },
        ...asks,
        ...plays,
      );
      expect(replies[0]).toEqual({ id: 0, position, status });
      expect((replies[1]!.moves as string[]).sort()).toEqual([...moves].sort());
      const counted = replies.filter((reply) => 'perft' in reply).map((reply) => reply.perft);
      expect(counted).toEqual((perft ?? []).map(([, leaves]: [number, number]) => leaves));
      for (const reply of replies) {
        const expected = after?.[reply.id as string];
        if (expected === undefined || expected === null) continue;
        const { seen: _, ...found } = reply.position as { seen?: unknown };
        expect(found).toEqual(expected);
        expect(reply.chance).toBe(false);
      }
    }
  });

  test('refuses with the rule and a sentence in the language asked for, and nothing has changed', async () => {
    const [before, english, czech, slovak, polish, after] = await engine(
      { ...newGame, seed: 'a' },
      { id: 2, do: 'play', move: 'end' },
      { id: 3, do: 'why', move: 'end', language: 'cs' },
      { id: 4, do: 'why', move: 'end', language: 'sk' },
      { id: 5, do: 'why', move: 'end', language: 'pl' },
      { id: 6, do: 'view', seat: 0 },
    );
    expect(english).toEqual({ id: 2, refused: { rule: '3.1', says: expect.stringContaining('Play or discard') } });
    expect(czech).toEqual({ id: 3, refused: { rule: '3.1', says: expect.stringContaining('Vylož') } });
    expect(slovak).toEqual({ id: 4, refused: { rule: '3.1', says: expect.stringContaining('Vylož') } });
    expect(polish).toEqual({ id: 5, refused: { rule: '3.1', says: expect.stringContaining('Zagraj') } });
    expect(after!.view).toMatchObject({ turn: (before!.position as { turn: number }).turn, step: 'start' });
  });

  test('tells why, and whether chance came in', async () => {
    const advanced = { ...newGame, options: { advanced: true } };
    const [, legal, passed] = await engine(
      advanced,
      { id: 2, do: 'why', move: 'pass' },
      { id: 3, do: 'play', move: 'pass' },
    );
    expect(legal).toEqual({ id: 2, legal: true });
    expect(passed).toMatchObject({ id: 3, chance: true, position: { round: 2 } });
  });

  test('shows each viewer only what he may know', async () => {
    const [, mine, watched] = await engine(newGame, { do: 'view', seat: 1 }, { do: 'view', seat: 'spectator' });
    const hidden = Array(7).fill('?');
    expect(mine!.view).toMatchObject({ players: [{ hand: hidden }, { hand: expect.not.arrayContaining(['?']) }] });
    expect(watched!.view).toMatchObject({ players: [{ hand: hidden }, { hand: hidden }], deck: Array(33).fill('?') });
  });

  test('asks a bot, which answers the same for the same seed and iterations', async () => {
    const best = { do: 'best', level: 'hard', iterations: 100, seed: 'x' };
    const [, first, second, quick, { moves } = { moves: [] }] = await engine(
      newGame,
      best,
      best,
      { do: 'best', ms: 20 },
      { do: 'moves' },
    );
    expect(first!.move).toBe(second!.move);
    expect(moves).toContain(first!.move);
    expect(moves).toContain(quick!.move);
  });

  test('quits with 0 and reads no further; the end of input is a quit too', async () => {
    expect(await engine({ id: 9, do: 'quit' }, { id: 10, do: 'games' })).toEqual([{ id: 9, bye: true }]);
    expect(await hoard(['engine'], '')).toEqual({ code: 0, out: '', err: '' });
    const { out } = await hoard(['engine'], '{"id":1,"do":"moves"}'); // no line end
    expect(JSON.parse(out)).toEqual({ id: 1, error: error('no position yet') });
  });
});

describe('the engine lives through', () => {
  test.each([
    ['garbage', 'nonsense', 'not JSON'],
    ['an empty line', '', 'not JSON'],
    ['a list', '[]', 'JSON object'],
    ['a number', '7', 'JSON object'],
    ['null', 'null', 'JSON object'],
    ['a line of 10 MB', 'x'.repeat(10_000_000), 'at most'],
    ['bytes that are no text', Buffer.from([0, 255, 254, 128, 1]), 'not UTF-8'],
    ['zero bytes', Buffer.alloc(100), 'not JSON'],
  ])('%s', async (_, line, says) => {
    expect(await engine(line, { id: 2, do: 'moves' })).toEqual([
      { id: null, error: error(says) },
      { id: 2, error: error('no position yet') },
    ]);
  });

  test.each([
    [{ do: 'dance' }, 'do: must be one of games, new'],
    [{ do: 'constructor' }, 'do: must be one of'],
    [{ do: 7 }, 'do: must be a text'],
    [{}, 'do: must be a text'],
    [{ do: 'new', game: 'chess', seats: 2 }, 'game: must be one of'],
    [{ do: 'new', game: 'red7', seats: 5 }, 'seats: red7 is played by 2 to 4'],
    [{ do: 'new', game: 'red7', seats: 1 }, 'seats'],
    [{ do: 'new', game: 'red7', seats: '2' }, 'seats'],
    [{ do: 'new', game: 'red7', seats: 2, options: { fast: true } }, 'options.fast: red7 has no such option'],
    [
      { do: 'new', game: 'red7', seats: 2, options: { advanced: 'yes' } },
      'options.advanced: must be one of false, true',
    ],
    [{ do: 'new', game: 'red7', seats: 2, options: [] }, 'options: must be an object'],
    [{ do: 'new', game: 'red7', seats: 2, seed: 5 }, 'seed: must be a text'],
    [{ do: 'load' }, 'position: must be an object'],
    [{ do: 'load', position: { game: 'red7' } }, 'seats: missing field'],
    [{ do: 'load', position: { game: 'chess' } }, 'position.game'],
    [{ do: 'play', move: 'play X9' }, 'is no move of red7'],
    [{ do: 'play', move: 'play  R7' }, 'is no move of red7'],
    [{ do: 'play', move: 'take 7 R7' }, 'is no move of red7'],
    [{ do: 'play' }, 'move: must be a text'],
    [{ do: 'why', move: 'end', language: 'de' }, 'language: must be one of'],
    [{ do: 'view', seat: 2 }, 'seat: must be a whole number from 0 to 1'],
    [{ do: 'view' }, 'seat'],
    [{ do: 'perft', depth: -1 }, 'depth'],
    [{ do: 'perft', depth: 'deep' }, 'depth'],
    [{ do: 'best', level: 'godlike' }, 'level: must be one of beginner'],
    [{ do: 'best', ms: -5 }, 'ms'],
    [{ do: 'best', iterations: 1.5 }, 'iterations'],
  ])('%j', async (request, says) => {
    const [, reply, still] = await engine(newGame, { id: 'bad', ...request }, { id: 'good', do: 'moves' });
    expect(reply).toEqual({ id: 'bad', error: error(says) });
    expect(still).toMatchObject({ id: 'good', moves: expect.any(Array) });
  });

  test('a bad position, keeping the one it had', async () => {
    const [first, bad, view] = await engine(
      { id: 0, do: 'load', position: samples[0].position },
      { id: 1, do: 'load', position: { ...samples[0].position, canvas: ['R1'] } },
      { id: 2, do: 'moves' },
    );
    expect(first).toMatchObject({ id: 0 });
    expect(bad).toEqual({ id: 1, error: error('R1 is there twice') });
    expect((view!.moves as string[]).sort()).toEqual(samples[0].moves);
  });
});
