import mine from 'icon:round-table';
import knobs from 'icon:settings-knobs';
import lobby from 'icon:tabletop-players';
import { Icon } from '@hoard/board';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Wordmark } from '../art/mark.tsx';
import { t } from '../language.ts';
import { type Route, route } from '../route.ts';

interface PageProps {
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const WAYS = [
  { at: 'mine', text: 'page.mine', icon: mine },
  { at: 'lobby', text: 'page.lobby', icon: lobby },
  { at: 'settings', text: 'page.settings', icon: knobs },
] as const satisfies readonly { readonly at: Route['at']; readonly text: string; readonly icon: string }[];

/** A screen with a title, and the ways to the others. */
export function Page({ title, class: name = '', children }: PageProps) {
  useTitle(title);
  return (
    <>
      <Header />
      <main class={`page ${name}`}>
        <h1 tabIndex={-1} data-first-focus>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}

export function Header() {
  const here = route.value.at;
  return (
    <header class="header">
      <a class="header-home" href="/">
        <Wordmark />
      </a>
      <nav aria-label={t('page.ways')}>
        {WAYS.map(({ at, text, icon }) => (
          <a key={at} href={`/${at}`} aria-current={here === at ? 'page' : undefined}>
            <Icon path={icon} />
            <span>{t(text)}</span>
          </a>
        ))}
      </nav>
    </header>
  );
}

/** Names the tab after the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Hoard' ? title : `${title} · Hoard`;
  }, [title]);
}
