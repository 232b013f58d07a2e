import type { BoardProps } from '@hoard/board';
import { RULE_OF, sentence } from './asking.ts';
import type { Hands } from './hands.ts';
import type { Outlook } from './outlook.ts';
import type { Speak } from './speak.ts';
import { decider, question, type Table } from './table.ts';
import './asked.css';

interface AskedProps {
  readonly board: BoardProps;
  readonly table: Table;
  readonly hands: Hands;
  readonly outlook: Outlook;
  readonly speak: Speak;
}

const BUTTONS = ['done', 'keep', 'allow', 'skip', 'end'] as const;

/** What is asked of whom, and the answers that are no thing on the board. */
export function Asked({ board, table, hands, outlook, speak }: AskedProps) {
  const { choice, held, turn } = hands;
  const asked = question(table);
  const mine = decider(table) === board.viewer && table.phase !== 'over';
  return (
    <div
      class="drakon-asked"
      data-mine={mine ? '' : undefined}
      data-over={table.phase === 'over' ? '' : undefined}
      role="status"
    >
      {/* Its place is its own: a finger that has just answered must not land on it. */}
      {mine && (
        <button
          type="button"
          class="drakon-why"
          aria-label={speak('rule')}
          onClick={() => board.explain(RULE_OF[asked])}
        >
          ?
        </button>
      )}
      <p>{sentence(board, table, hands, outlook, speak)}</p>
      <div class="drakon-answers">
        {held !== undefined && held.ways.length > 1 && (
          <button type="button" class="button" aria-label={speak('turnIt')} onClick={turn}>
            ↻<span class="drakon-spelt">{speak('turnIt')}</span>
          </button>
        )}
        {choice.taken.length > 0 && (
          <button type="button" class="button" aria-label={speak('putBack')} onClick={() => choice.drop()}>
            ✕<span class="drakon-spelt">{speak('putBack')}</span>
          </button>
        )}
        {BUTTONS.filter((button) => choice.open.has(button)).map((button) => (
          <span
            key={button}
            class="button"
            data-kind={button === 'skip' || button === 'allow' ? undefined : 'first'}
            {...choice.part(button, speak(button), RULE_OF[asked])}
          >
            {speak(button)}
          </span>
        ))}
        {asked === 'step' && mine && (
          <span class="button" data-kind="first" {...choice.part(stepTo(table), speak('stepIt'), '4.5')}>
            {speak('stepIt')}
          </span>
        )}
      </div>
    </div>
  );
}

function stepTo({ pending }: Table): string {
  return pending.at(-1)!.at!;
}
