import { t } from '../../language.ts';
import type { GameSet } from '../../parts/game.ts';
import { problemSentence } from '../../parts/problem.ts';
import type { Connection } from '../../tables/client.ts';
import { tell } from '../../telling.ts';
import type { Notice } from './attempt.ts';

interface NoticeBarProps extends GameSet {
  readonly notice: Notice | undefined;
  readonly names: readonly string[];
  readonly connection: Connection;
  readonly dismiss: () => void;
}

/** Why not, with the rule that says so; or that the line to the table is lost. */
export function NoticeBar({ notice, box, board, names, connection, dismiss }: NoticeBarProps) {
  return (
    <div class="match-notices" role="alert">
      {connection === 'lost' && <p class="match-notice">{t('table.lost')}</p>}
      {notice?.problem !== undefined && <p class="match-notice">{problemSentence(notice.problem)}</p>}
      {notice?.refusal !== undefined && (
        <p class="match-notice">
          <span>
            {tell({ box, board }, notice.refusal.key, notice.refusal.args, names)}{' '}
            <a href={`/rules/${box.game.id}/${notice.refusal.rule}`}>
              {t('table.rule', { rule: notice.refusal.rule })}
            </a>
          </span>
          <button type="button" class="button" data-kind="quiet" aria-label={t('page.close')} onClick={dismiss}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}
