import { Component, type ComponentChildren } from 'preact';
import { t } from '../language.ts';

interface GuardProps {
  readonly children: ComponentChildren;
}

/** When something breaks, a sentence instead of an empty page. */
export class Guard extends Component<GuardProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  render({ children }: GuardProps) {
    if (!this.state.broken) return children;
    return (
      <main class="page broken">
        <h1>{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
        <p class="row">
          <button type="button" class="button" data-kind="first" onClick={() => location.reload()}>
            {t('broken.reload')}
          </button>
          <a class="button" href="/">
            {t('page.home')}
          </a>
        </p>
      </main>
    );
  }
}
