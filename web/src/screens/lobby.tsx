import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../language.ts';
import { Waiting } from '../parts/later.tsx';
import { Page } from '../parts/page.tsx';
import { TableList } from '../parts/tables.tsx';
import { type Listed, lobby } from '../tables/server.ts';

const AGAIN = 10_000; // ms

/** Open tables where a chair is free. */
export function Lobby() {
  const tables = useSignal<readonly Listed[] | 'unreachable' | undefined>(undefined);
  useEffect(() => {
    const look = () =>
      lobby().then(
        (list) => {
          tables.value = list;
        },
        () => {
          tables.value = 'unreachable';
        },
      );
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, AGAIN);
    return () => clearInterval(timer);
  }, [tables]);
  const list = tables.value;
  return (
    <Page title={t('lobby.title')}>
      <p class="lead">{t('lobby.text')}</p>
      {list === undefined && <Waiting />}
      {list === 'unreachable' && <p class="notice">{t('lobby.unreachable')}</p>}
      {Array.isArray(list) && list.length === 0 && <p class="notice">{t('lobby.none')}</p>}
      {Array.isArray(list) && list.length > 0 && <TableList tables={list} />}
    </Page>
  );
}
