import { steady } from '@hoard/board';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../language.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { lineText, reasonText } from './lines.ts';
import { Side, type SideProps } from './side.tsx';

/** All that happened, the newest last and in sight. */
export function Log(props: SideProps) {
  const { lines, names, viewer } = props;
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys must be able to scroll it
    <ol class="log" ref={end} tabIndex={0} aria-label={t('table.log')}>
      {lines.map((line) => {
        const text = lineText(line, props, names);
        const why = reasonText(line, names);
        if (text === '') return null;
        return (
          <Said key={line.number} is={line.is} seat={line.seat} mine={line.seat === viewer} text={text} why={why} />
        );
      })}
    </ol>
  );
}

interface SaidProps {
  readonly is: string;
  readonly seat: number | undefined;
  readonly mine: boolean;
  readonly text: string;
  readonly why: string | undefined;
}

const Said = steady(({ is, seat, mine, text, why }: SaidProps) => (
  <li data-is={is} data-seat={seat} data-mine={mine ? '' : undefined}>
    {text}
    {why !== undefined && <em>{why}</em>}
  </li>
));

/** What happened last, in one line that opens. */
export function Lately(props: SideProps) {
  const open = useSignal(false);
  const last = props.lines.findLast((line) => lineText(line, props, props.names) !== '');
  return (
    <>
      <button
        type="button"
        class="lately"
        onClick={() => {
          open.value = true;
        }}
      >
        <span class="lately-text">{last === undefined ? '' : lineText(last, props, props.names)}</span>
        <span class="lately-more">{t('table.more')}</span>
      </button>
      {open.value && (
        <Dialog
          title={t('table.side')}
          kind="sheet"
          close={() => {
            open.value = false;
          }}
        >
          <Side {...props} />
        </Dialog>
      )}
    </>
  );
}
