import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../language.ts';

/** A component whose code is fetched when it is first shown. */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Waiting,
): ComponentType<P> {
  let fetched: ComponentType<P> | undefined;
  return function Later(props: P) {
    const there = useSignal(fetched !== undefined);
    const failed = useSignal<unknown>(undefined);
    useEffect(() => {
      if (fetched !== undefined) return;
      fetch().then(
        (component) => {
          fetched = component;
          there.value = true;
        },
        (error) => {
          failed.value = error;
        },
      );
    }, [there, failed]);
    if (failed.value !== undefined) throw failed.value;
    if (!there.value || fetched === undefined) return <Meanwhile />;
    const Fetched = fetched;
    return <Fetched {...props} />;
  };
}

/** Shown only where the wait is long enough to be noticed. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t('page.waiting')}
    </p>
  );
}
