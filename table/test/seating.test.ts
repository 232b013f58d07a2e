import { phase } from '@hoard/table';
import { expect, test } from 'vitest';
import { ADA, BO, CYRIL, open, playing, salt } from './sitting.ts';

test('whoever comes first has a chair of an open table', () => {
  const sitting = open();
  expect(sitting.ask(BO, { do: 'sit', salt: salt('b') })).toHaveProperty('events');
  expect(sitting.ask(BO, { do: 'sit', salt: salt('b') })).toEqual({ problem: 'seated' });
  expect(sitting.ask(CYRIL, { do: 'sit', salt: salt('c') })).toEqual({ problem: 'taken' });
  expect(sitting.table.places.map(({ person }) => person?.name)).toEqual(['Ada', 'Bo']);
});

test('a private table is joined by a link, which works once', () => {
  const sitting = open({ access: 'private', seats: 3 });
  expect(sitting.ask(BO, { do: 'sit', salt: salt('b') })).toEqual({ problem: 'byLinkOnly' });
  expect(sitting.ask(BO, { do: 'invite', seat: 1 })).toEqual({ problem: 'hostOnly' });
  const invited = sitting.ask(ADA, { do: 'invite', seat: 2 });
  const link = 'link' in invited ? invited.link! : '';
  expect(JSON.stringify(sitting.events)).not.toContain(`"${link}"`);
  expect(sitting.ask(BO, { do: 'sit', link: 'guess', salt: salt('b') })).toEqual({ problem: 'badLink' });
  expect(sitting.ask(BO, { do: 'sit', link, salt: salt('b') })).toHaveProperty('events');
  expect(sitting.table.places[2]!.person).toEqual(BO);
  expect(sitting.ask(CYRIL, { do: 'sit', link, salt: salt('c') })).toEqual({ problem: 'badLink' });
});

test('bots fill empty chairs at the start', () => {
  const sitting = open({ seats: 3, bots: [{ seat: 1, level: 'expert' }] });
  sitting.ask(ADA, { do: 'start' });
  expect(phase(sitting.table)).toBe('playing');
  expect(sitting.table.places.map(({ bot }) => bot)).toEqual([undefined, 'expert', 'medium']);
});

test('a bot plays for one who left until they are back', () => {
  const sitting = playing();
  sitting.ask(BO, { do: 'leave' });
  expect(sitting.table.places[1]).toMatchObject({ person: BO, bot: 'medium' });
  expect(sitting.ask(BO, { do: 'return' })).toHaveProperty('events');
  expect(sitting.table.places[1]!.bot).toBeUndefined();
  expect(sitting.ask(BO, { do: 'return' })).toEqual({ problem: 'notAway' });
});

test('others may call a bot for somebody who is gone, not for somebody who is there', () => {
  const sitting = playing();
  sitting.here = ['ada', 'bo'];
  expect(sitting.ask(ADA, { do: 'hire', seat: 1, level: 'easy' })).toEqual({ problem: 'stillHere' });
  sitting.here = ['ada'];
  expect(sitting.ask(ADA, { do: 'hire', seat: 1, level: 'easy' })).toHaveProperty('events');
  expect(sitting.ask(CYRIL, { do: 'hire', seat: 0, level: 'easy' })).toEqual({ problem: 'notSeated' });
});

test('a link hands a chair over in the middle of the match, and its share of the seed stays', () => {
  const sitting = open({ bots: [{ seat: 1, level: 'easy' }] });
  sitting.ask(ADA, { do: 'start' });
  const invited = sitting.ask(ADA, { do: 'invite', seat: 1 });
  sitting.ask(BO, { do: 'sit', link: 'link' in invited ? invited.link! : '', salt: salt('b') });
  expect(sitting.table.places[1]).toEqual({ person: BO });
});

test('before the start one who leaves frees the chair', () => {
  const sitting = open();
  sitting.ask(BO, { do: 'sit', salt: salt('b') });
  sitting.ask(BO, { do: 'leave' });
  expect(sitting.table.places[1]).toEqual({});
});
