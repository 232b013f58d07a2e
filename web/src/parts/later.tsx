import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../language.ts';

/** A component whose code is fetched when it is first shown, or wished for before. */
export function later<P extends object>(
  getting: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Waiting,
): ComponentType<P> & { readonly fetch: () => Promise<void> } {
  let fetched: ComponentType<P> | undefined;
  async function fetch() {
    fetched ??= await getting();
  }
  function Later(props: P) {
    const there = useSignal(fetched !== undefined);
    const failed = useSignal<unknown>(undefined);
    useEffect(() => {
      fetch().then(
        () => {
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
  }
  return Object.assign(Later, { fetch });
}

/** Shown only where the wait is long enough to be noticed. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t('page.waiting')}
    </p>
  );
}
