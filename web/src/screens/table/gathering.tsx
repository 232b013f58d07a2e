import { useSignal } from '@preact/signals';
import { gameName } from '../../games.ts';
import { t } from '../../language.ts';
import { Page } from '../../parts/page.tsx';
import { problemSentence } from '../../parts/problem.ts';
import type { Shown, TableClient } from '../../tables/client.ts';
import { type Ask, isHost } from './ask.ts';
import { ChairRow } from './chair.tsx';

interface GatheringProps {
  readonly client: TableClient;
  readonly shown: Shown;
}

/** Before the match: chairs fill, friends are invited, bots sit down. */
export function Gathering({ client, shown: { room, viewer } }: GatheringProps) {
  const trouble = useSignal<string | undefined>(undefined);
  const hosts = isHost(room, viewer);
  const ask: Ask = async (command) => {
    const answered = await client.send(command);
    trouble.value = answered.is === 'problem' ? problemSentence(answered.problem) : undefined;
    return answered;
  };
  const free = room.chairs.filter(({ name, bot }) => name === undefined && bot === undefined).length;
  return (
    <Page title={gameName(room.terms.game)} class="narrow gathering">
      <p class="lead">{t(hosts ? 'gather.host' : viewer === 'spectator' ? 'gather.look' : 'gather.wait')}</p>
      {client.connection.value === 'lost' && <p class="notice">{t('table.lost')}</p>}
      {trouble.value !== undefined && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
      <ul class="chairs">
        {room.chairs.map((chair, seat) => (
          <ChairRow
            key={seat}
            room={room}
            chair={chair}
            seat={seat}
            viewer={viewer}
            hosts={hosts}
            here={client.here.value.includes(seat)}
            ask={ask}
          />
        ))}
      </ul>
      <p class="row">
        {hosts && (
          <button type="button" class="button" data-kind="first" onClick={() => ask({ do: 'start' })}>
            {t('gather.start', { free })}
          </button>
        )}
        {viewer !== 'spectator' && (
          <button type="button" class="button" data-kind="quiet" onClick={() => ask({ do: 'leave' })}>
            {t('gather.stand')}
          </button>
        )}
      </p>
      <p class="note">{t('gather.commitment', { commitment: room.commitment.slice(0, 16) })}</p>
    </Page>
  );
}
