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
        return (
          text !== '' && (
            <li
              key={line.number}
              data-is={line.is}
              data-seat={line.seat}
              data-mine={line.seat === viewer ? '' : undefined}
            >
              {text}
              {why !== undefined && <em>{why}</em>}
            </li>
          )
        );
      })}
    </ol>
  );
}

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
