import type { TableRecord } from '@hoard/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../language.ts';
import { useGame } from '../../parts/game.ts';
import { Waiting } from '../../parts/later.tsx';
import { Page } from '../../parts/page.tsx';
import { problemSentence, problemText } from '../../parts/problem.ts';
import type { Eyes } from '../../route.ts';
import { findRecord } from '../../tables/records.ts';
import { Reel } from './reel.tsx';

interface ReplayProps {
  readonly table: string;
  readonly move?: number;
  readonly eyes: Eyes;
}

/** A finished match, watched again. */
export function Replay({ table, move, eyes }: ReplayProps) {
  const record = useSignal<TableRecord | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    findRecord(table).then(
      (found) => {
        record.value = found;
        if (found === undefined) trouble.value = problemSentence('noTable');
      },
      (error) => {
        trouble.value = problemText(error);
      },
    );
  }, [table, record, trouble]);
  const set = useGame(record.value?.game);
  if (trouble.value !== undefined) {
    return (
      <Page title={t('replay.none')}>
        <p class="lead">{trouble.value}</p>
      </Page>
    );
  }
  if (record.value === undefined || set === undefined) return <Waiting />;
  return <Reel table={table} record={record.value} set={set} move={move} eyes={eyes} />;
}
