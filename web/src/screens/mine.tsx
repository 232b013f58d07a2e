import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, t } from '../language.ts';
import { Page } from '../parts/page.tsx';
import { TableList } from '../parts/tables.tsx';
import { identity } from '../tables/device.ts';
import { localTables } from '../tables/mine.ts';
import { type Listed, myTables } from '../tables/server.ts';
import { forget } from '../worker/idb.ts';

/** The tables I have a chair at, those that wait for me first. */
export function Mine() {
  const here = useSignal<readonly Listed[] | undefined>(undefined);
  const there = useSignal<readonly Listed[] | 'unreachable' | undefined>(undefined);
  const speaking = language(); // names of bots are in it
  useEffect(() => {
    void localTables().then((tables) => {
      here.value = tables;
    });
  }, [here, speaking]);
  useEffect(() => {
    if (identity() === undefined) return;
    myTables().then(
      (tables) => {
        there.value = tables;
      },
      () => {
        there.value = 'unreachable';
      },
    );
  }, [there]);

  async function remove(table: string): Promise<void> {
    await forget(table);
    here.value = here.value?.filter((each) => each.table !== table);
  }

  const friends = there.value;
  return (
    <Page title={t('mine.title')}>
      {friends === 'unreachable' && <p class="notice">{t('mine.unreachable')}</p>}
      {Array.isArray(friends) && friends.length > 0 && (
        <section>
          <h2>{t('mine.friends')}</h2>
          <TableList tables={friends} />
        </section>
      )}
      {here.value !== undefined && here.value.length > 0 && (
        <section>
          <h2>{t('mine.here')}</h2>
          <TableList tables={here.value} remove={remove} />
        </section>
      )}
      {here.value?.length === 0 && !(Array.isArray(friends) && friends.length > 0) && (
        <>
          <p class="lead">{t('mine.none')}</p>
          <p>
            <a class="button" data-kind="first" href="/">
              {t('mine.play')}
            </a>
          </p>
        </>
      )}
    </Page>
  );
}
