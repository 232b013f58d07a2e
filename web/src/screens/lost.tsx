import { t } from '../language.ts';
import { Page } from '../parts/page.tsx';

/** Where no screen is. */
export function Lost() {
  return (
    <Page title={t('lost.title')}>
      <p class="lead">{t('lost.text')}</p>
      <p>
        <a class="button" data-kind="first" href="/">
          {t('page.home')}
        </a>
      </p>
    </Page>
  );
}
