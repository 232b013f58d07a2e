import credits from 'icon:credits';
import { t } from '../language.ts';
import { Page } from '../parts/page.tsx';

/** What this is, and whose work is in it. */
export function About() {
  return (
    <Page title={t('about.title')} class="narrow prose">
      <p>{t('about.text')}</p>
      <p>{t('about.privacy')}</p>
      <h2>{t('about.games')}</h2>
      <p>{t('about.authors')}</p>
      <ul>
        <li>Red7 – Carl Chudyk, Chris Cieslik</li>
        <li>Seven Dragons – Andrew Looney</li>
        <li>Dragon Inferno – Alain Brobecker, Rein Lambrichts</li>
        <li>Drakon – Tom Jolly</li>
        <li>Diamoniak – Grégory Kirszbaum</li>
      </ul>
      <h2>{t('about.art')}</h2>
      <p>{t('about.icons')}</p>
      <p class="note">{credits.join(', ')}</p>
      <p>{t('about.fonts')}</p>
    </Page>
  );
}
