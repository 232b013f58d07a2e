import type { Chair, TableRecord } from '@hoard/table';
import { type TextKey, t } from './language.ts';

/** What the bot on a chair is called: after the token of its seat. */
export function botName(seat: number): string {
  return t(`bot.${seat}` as TextKey);
}

/** What everybody at a table is called. */
export function namesAt(chairs: readonly Chair[]): string[] {
  return chairs.map(({ name, bot }, seat) => {
    if (name !== undefined) return name === '' ? t('table.guest') : name;
    return bot === undefined ? t('table.freeChair') : botName(seat);
  });
}

/** What everybody was called in a match that is over; a chair that gave no share of the seed was a bot's. */
export function namesIn({ names, shuffle }: TableRecord): string[] {
  return names.map((name, seat) => (shuffle.salts[seat] === null || name === '' ? botName(seat) : name));
}
