import { Plate } from '@hoard/board';
import type { Chair } from '@hoard/table';
import { t } from '../../language.ts';
import { levelName } from '../../parts/problem.ts';
import { isLocal } from '../../tables/ids.ts';
import { isHost } from './ask.ts';
import { Invite } from './invitation.tsx';
import type { SideProps } from './side.tsx';

/** Everybody at the table, by chair: whose turn it is, who is a bot, who is away. */
export function PeopleHere({ room, play, names, viewer, client }: SideProps) {
  const connected = (seat: number) => isLocal(client.table) || client.here.value.includes(seat);
  const hosts = !isLocal(client.table) && isHost(room, viewer);
  const playing = room.phase === 'playing' && viewer !== 'spectator';
  return (
    <ul class="people">
      {room.chairs.map((chair, seat) => (
        <li key={seat}>
          <Plate seat={seat} name={names[seat]!} turn={play.actor === seat} out={chair.resigned === true} />
          <small class="note">{seat === viewer ? t('table.you') : stateOf(chair, connected(seat))}</small>
          {room.phase === 'playing' && chair.name === undefined && hosts && (
            <Invite table={room.table} seat={seat} ask={client.send} />
          )}
          {playing && chair.name !== undefined && chair.bot === undefined && !connected(seat) && (
            <button type="button" class="button" onClick={() => client.send({ do: 'hire', seat, level: 'medium' })}>
              {t('table.standIn')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ name, bot, resigned }: Chair, connected: boolean): string {
  if (resigned) return t('table.resigned');
  if (bot !== undefined) return name === undefined ? levelName(bot) : t('table.botPlays', { level: levelName(bot) });
  return connected ? '' : t('table.away');
}
