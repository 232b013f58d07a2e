import { Dab } from '@hoard/board';
import { LEVELS } from '@hoard/bots';
import type { Viewer } from '@hoard/kernel';
import type { Chair, Room } from '@hoard/table';
import { t } from '../../language.ts';
import { namesAt } from '../../names.ts';
import { levelName } from '../../parts/problem.ts';
import { random128 } from '../../tables/ids.ts';
import type { Ask } from './ask.ts';
import { Invite } from './invitation.tsx';

interface ChairRowProps {
  readonly room: Room;
  readonly chair: Chair;
  readonly seat: number;
  readonly viewer: Viewer;
  readonly hosts: boolean; // does this device say who sits where
  readonly here: boolean; // is the person connected
  readonly ask: Ask;
}

/** A chair before the match: who has it, or who could. */
export function ChairRow({ room, chair, seat, viewer, hosts, here, ask }: ChairRowProps) {
  const name = namesAt(room.chairs)[seat]!;
  const { bot } = chair;
  const taken = chair.name !== undefined;
  const free = !taken && bot === undefined;
  const maySit = viewer === 'spectator' && free && !chair.invited && (hosts || room.terms.access === 'open');

  return (
    <li class="leaf chair" data-free={free ? '' : undefined}>
      <Dab seat={seat} name={free ? '?' : name} />
      <span class="chair-who">
        <strong>{name}</strong>
        <small class="note">{stateOf()}</small>
      </span>
      <span class="chair-doings">
        {maySit && (
          <button type="button" class="button" onClick={() => ask({ do: 'sit', seat, salt: random128() })}>
            {t('gather.sit')}
          </button>
        )}
        {hosts && !taken && <Invite table={room.table} seat={seat} ask={ask} />}
        {hosts && !taken && (
          <select
            class="field"
            aria-label={t('gather.bot', { number: seat + 1 })}
            value={bot ?? ''}
            onChange={(event) => {
              const level = LEVELS.find((each) => each === event.currentTarget.value);
              void ask(level === undefined ? { do: 'dismiss', seat } : { do: 'hire', seat, level });
            }}
          >
            <option value="">{t('gather.noBot')}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {levelName(level)}
              </option>
            ))}
          </select>
        )}
      </span>
    </li>
  );

  function stateOf(): string {
    if (seat === viewer) return t('table.you');
    if (bot !== undefined) return levelName(bot);
    if (taken) return here ? '' : t('table.away');
    return chair.invited ? t('gather.invited') : '';
  }
}
