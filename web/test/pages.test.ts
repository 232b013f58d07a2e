import { boxOf } from '@hoard/games';
import type { TableRecord } from '@hoard/table';
import { describe, expect, test } from 'vitest';
import { closestLanguage } from '../src/language.ts';
import { replaying } from '../src/replaying.ts';
import { chaptersOf, found, pieces } from '../src/screens/rules/book.ts';
import { keptSettings } from '../src/settings.ts';

describe('settings', () => {
  test('are the defaults where nothing is kept, or nothing that makes sense', () => {
    expect(keptSettings(null)).toMatchObject({ theme: 'auto', sound: 'off', memoryAid: 'on' });
    expect(keptSettings('{"theme":"pink","sound":7}')).toEqual(keptSettings(null));
    expect(keptSettings('not json')).toEqual(keptSettings(null));
  });

  test('are what is kept', () => {
    expect(keptSettings('{"theme":"dark"}').theme).toBe('dark');
  });
});

test('the language is the first of the browser’s that we speak', () => {
  expect(closestLanguage(['de-AT', 'sk-SK', 'cs'])).toBe('sk');
  expect(closestLanguage(['de'])).toBe('en');
});

describe('a rulebook', () => {
  test('is read by chapters', () => {
    const book = { chapters: { '1': 'Cards', '3': 'A turn' }, rules: { '1.1': 'a', '3.1': 'b', '3.10': 'c' } };
    expect(chaptersOf(book).map(({ rules }) => rules.map(({ number }) => number))).toEqual([['1.1'], ['3.1', '3.10']]);
  });

  test('is searched without minding accents', () => {
    expect(found('Každé pravidlo má číslo', 'cislo kazde')).toBe(true);
    expect(found('Każda zasada, także łatwa', 'latwa')).toBe(true);
    expect(found('Každé pravidlo', 'drak')).toBe(false);
  });

  test('has bold words and ways to other rules', () => {
    expect(pieces('Play **one** card (§3.4).')).toEqual([
      { kind: 'plain', text: 'Play ' },
      { kind: 'bold', text: 'one' },
      { kind: 'plain', text: ' card (' },
      { kind: 'rule', text: '3.4' },
      { kind: 'plain', text: ').' },
    ]);
  });
});

describe('a match watched again', () => {
  const { game } = boxOf('red7')!;
  const options = { advanced: false, actions: false, sevenMayMoveItself: true };
  const record = {
    game: 'red7',
    version: 1,
    seats: 2,
    options,
    seed: 'reel',
    moves: ['pass'],
  } as unknown as TableRecord;
  const film = replaying(game, record);

  test('shows each seat what it saw, and everything to open eyes', () => {
    expect(film.moves).toBe(1);
    expect(JSON.stringify(film.view(0, 'all'))).not.toContain('"?"');
    expect(film.view(0, 0)).toEqual(game.write(game.read(film.view(0, 'all'), {} as never), 0));
  });

  test('tells what each move led to', () => {
    expect(film.happenings(1, 'all')[0]).toMatchObject({ what: 'passed' });
    expect(film.happenings(0, 'all')).toEqual([]);
  });
});
