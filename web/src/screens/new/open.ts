import type { Opening } from '@hoard/table';
import { t } from '../../language.ts';
import { settings } from '../../settings.ts';
import { myName } from '../../tables/device.ts';
import { random128 } from '../../tables/ids.ts';
import { rememberOpened } from '../../tables/opened.ts';
import { openHere, type Taker } from '../../tables/opening.ts';
import { introduced, openTable } from '../../tables/server.ts';
import type { Plan } from './plan.ts';

/** Opens the table that somebody has in mind; gives its name. */
export async function openAsPlanned(game: string, plan: Plan): Promise<string> {
  return plan.way === 'friends' ? openForFriends(game, plan) : openHere(game, plan.options, takers(plan), memoryAid());
}

const memoryAid = () => settings.memoryAid.value === 'on';
const me = () => myName.value || t('table.guest');

/** Who takes which chair of a table on this device. */
export function takers({ way, seats, level, people }: Plan): Taker[] {
  return Array.from({ length: seats }, (_, seat): Taker => {
    const name = way === 'device' ? people[seat] : seat === 0 ? me() : '';
    return name ? { person: name } : { bot: level };
  });
}

async function openForFriends(game: string, plan: Plan): Promise<string> {
  await introduced(me());
  const { seats, options, access, spectators, speech, pace, rated, onlyTable } = plan;
  const opening: Opening = {
    game,
    seats,
    options: { ...options },
    access,
    spectators,
    memoryAid: memoryAid(),
    speech,
    pace,
    rated,
    ...(onlyTable ? {} : { sit: { seat: 0, salt: random128() } }),
    bots: [],
  };
  const { table } = await openTable(opening);
  rememberOpened(table);
  return table;
}
