import { useSignal } from '@preact/signals';
import { t } from '../../language.ts';
import { Page } from '../../parts/page.tsx';
import { callMe } from '../../tables/device.ts';

/** Somebody was invited: what shall the others call them? */
export function Welcome({ sit }: { readonly sit: () => void }) {
  const name = useSignal('');
  return (
    <Page title={t('welcome.title')} class="narrow">
      <p class="lead">{t('welcome.text')}</p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          callMe(name.value);
          sit();
        }}
      >
        <input
          class="field"
          aria-label={t('settings.name')}
          placeholder={t('settings.name')}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button" data-kind="first">
          {t('welcome.sit')}
        </button>
      </form>
    </Page>
  );
}
