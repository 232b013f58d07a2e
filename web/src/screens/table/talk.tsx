import { PHRASES } from '@hoard/table';
import { texts } from '@hoard/table/text';
import { useSignal } from '@preact/signals';
import { sayIn, t } from '../../language.ts';
import { isLocal } from '../../tables/ids.ts';
import type { SideProps } from './side.tsx';

/** What one may say to the others: ready phrases, and free words where the table allows them. */
export function Talk({ client, room, viewer }: SideProps) {
  const text = useSignal('');
  if (isLocal(client.table) || viewer === 'spectator') return null;
  return (
    <details class="talk">
      <summary>{t('table.say')}</summary>
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="button" onClick={() => client.send({ do: 'say', phrase })}>
            {sayIn(texts, `phrase.${phrase}`)}
          </button>
        ))}
      </div>
      {room.terms.speech === 'free' && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.value.trim() !== '') void client.send({ do: 'write', text: text.value });
            text.value = '';
          }}
        >
          <input
            class="field"
            aria-label={t('table.write')}
            placeholder={t('table.write')}
            maxLength={200}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <button class="button" type="submit">
            {t('table.send')}
          </button>
        </form>
      )}
    </details>
  );
}
