import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../language.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly kind?: 'sheet' | 'leaf'; // from the edge of the screen, or in its middle
  readonly children: ComponentChildren;
}

/** Something that is to be looked at before anything else. */
export function Dialog({ title, close, kind = 'leaf', children }: DialogProps) {
  const root = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => root.current!.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as does its button
    <dialog
      ref={root}
      class="dialog"
      data-kind={kind}
      aria-labelledby={heading}
      onClose={close}
      onClick={(event) => {
        if (event.target === root.current) root.current?.close();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button" data-kind="quiet" onClick={() => root.current!.close()}>
            {t('page.close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
