import type { Box } from '@hoard/kernel';
import { faultIn, type TableRecord } from '@hoard/table';
import { type Signal, useSignal } from '@preact/signals';
import { t } from '../../language.ts';
import { type Eyes, go, pathOf } from '../../route.ts';
import { branchEvents } from '../../tables/branch.ts';
import { myName } from '../../tables/device.ts';
import { handOver } from '../../tables/download.ts';
import { localId, random128 } from '../../tables/ids.ts';
import { openLocal } from '../../tables/local.ts';

interface AfterwardsProps {
  readonly table: string;
  readonly record: TableRecord;
  readonly box: Box;
  readonly names: readonly string[];
  readonly at: number;
  readonly eyes: Signal<Eyes>;
}

/** With whose eyes to look, and what to do with a match that is over. */
export function Afterwards({ table, record, box, names, at, eyes }: AfterwardsProps) {
  const copied = useSignal(false);
  const verified = useSignal<string | undefined>(undefined);
  const seat = eyes.value === 'all' ? 0 : eyes.value;

  async function branch(): Promise<void> {
    const name = myName.value || t('table.guest');
    const fresh = localId(random128());
    await openLocal(fresh, branchEvents(box.game, record, at, seat, name));
    go({ at: 'table', table: fresh });
  }

  return (
    <div class="afterwards">
      <label class="afterwards-eyes">
        <span>{t('replay.eyes')}</span>
        <select
          class="field"
          value={String(eyes.value)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            eyes.value = value === 'all' ? 'all' : Number(value);
          }}
        >
          <option value="all">{t('replay.all')}</option>
          {names.map((name, each) => (
            <option key={name} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" disabled={at === record.moves.length} onClick={branch}>
        {t('replay.branch')}
      </button>
      <button
        type="button"
        class="button"
        data-kind="quiet"
        onClick={async () => {
          const path = pathOf({ at: 'replay', table, move: at, eyes: eyes.value });
          await navigator.clipboard.writeText(location.origin + path);
          copied.value = true;
        }}
      >
        {t(copied.value ? 'invite.copied' : 'replay.link')}
      </button>
      <button type="button" class="button" data-kind="quiet" onClick={() => handOver(record, table)}>
        {t('end.download')}
      </button>
      <button
        type="button"
        class="button"
        data-kind="quiet"
        onClick={() => {
          verified.value = faultIn(box.game, record) ?? '';
        }}
      >
        {t('replay.verify')}
      </button>
      {verified.value !== undefined && (
        <p class="afterwards-verdict" role="status" data-good={verified.value === '' ? '' : undefined}>
          {verified.value === '' ? t('replay.verified') : t('replay.false', { fault: verified.value })}
        </p>
      )}
    </div>
  );
}
