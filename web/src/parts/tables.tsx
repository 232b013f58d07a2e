import { LEVELS } from '@hoard/bots';
import { gameName } from '../games.ts';
import { language, t } from '../language.ts';
import { botName } from '../names.ts';
import type { Listed } from '../tables/server.ts';
import './tables.css';

interface TableListProps {
  readonly tables: readonly Listed[];
  readonly remove?: (table: string) => void;
}

/** Tables to go to. */
export function TableList({ tables, remove }: TableListProps) {
  return (
    <ul class="tables">
      {tables.map((each) => (
        <li key={each.table} class="leaf tables-row" data-game={each.game}>
          <a href={`/t/${each.table}`} class="tables-link">
            <strong>{gameName(each.game)}</strong>
            <span class="tables-names">{each.names.map(named).filter(Boolean).join(', ')}</span>
            <span class="tables-state" data-waiting={each.myTurn ? '' : undefined}>
              {stateOf(each)} · {when(each.changed)}
            </span>
          </a>
          {remove !== undefined && (
            <button type="button" class="button" data-kind="quiet" onClick={() => remove(each.table)}>
              {t('mine.remove')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ phase, myTurn, free }: Listed): string {
  if (myTurn) return t('mine.waiting');
  return phase === 'gathering' ? t('mine.free', { count: free }) : t(`mine.${phase}`);
}

/** A bot is listed by its level. */
function named(name: string, seat: number): string {
  return (LEVELS as readonly string[]).includes(name) ? botName(seat) : name;
}

const DAY = 86_400_000;

function when(moment: number): string {
  const today = Date.now() - moment < DAY;
  return new Intl.DateTimeFormat(language(), today ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(moment);
}
