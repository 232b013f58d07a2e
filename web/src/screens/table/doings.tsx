import { useSignal } from '@preact/signals';
import { t } from '../../language.ts';
import { set, settings } from '../../settings.ts';
import { isLocal } from '../../tables/ids.ts';
import type { SideProps } from './side.tsx';

/** What else one may do at a table. */
export function Doings({ client, box, room, viewer }: SideProps) {
  const sure = useSignal(false);
  const seated = viewer !== 'spectator';
  const away = seated && room.chairs[viewer]!.bot !== undefined;
  const resigned = seated && room.chairs[viewer]!.resigned === true;
  const playing = room.phase === 'playing';
  const words = settings.words.value === 'on';
  return (
    <section class="doings">
      <a class="button" href={`/rules/${box.game.id}`}>
        {t('table.rules')}
      </a>
      <button type="button" class="button" aria-pressed={words} onClick={() => set('words', words ? 'off' : 'on')}>
        {t(words ? 'table.showBoard' : 'table.showWords')}
      </button>
      {playing && seated && !isLocal(client.table) && !away && (
        <button type="button" class="button" onClick={() => client.send({ do: 'leave' })}>
          {t('table.leave')}
        </button>
      )}
      {playing && away && !resigned && (
        <button type="button" class="button" data-kind="first" onClick={() => client.send({ do: 'return' })}>
          {t('table.return')}
        </button>
      )}
      {playing && seated && !away && (
        <button
          type="button"
          class="button"
          onClick={() => {
            if (sure.value) void client.send({ do: 'resign' });
            sure.value = !sure.value;
          }}
        >
          {t(sure.value ? 'table.resignSure' : 'table.resign')}
        </button>
      )}
    </section>
  );
}
