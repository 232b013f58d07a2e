import { GAMES, gameName } from '../../games.ts';
import { t } from '../../language.ts';
import { Header, useTitle } from '../../parts/page.tsx';
import { lately } from '../../tables/lately.ts';
import { GameCardLink } from './card.tsx';
import './home.css';

/** Five games, one tap away each. */
export function Home() {
  useTitle('Hoard');
  const last = lately();
  return (
    <>
      <Header />
      <main class="page home">
        <div class="home-welcome">
          <h1 tabIndex={-1} data-first-focus>
            {t('home.title')}
          </h1>
          <p class="lead">{t('home.text')}</p>
          {last !== undefined && (
            <p>
              <a class="button" data-kind="first" href={`/t/${last.table}`}>
                {t('home.back', { game: gameName(last.game) })}
              </a>
            </p>
          )}
        </div>
        <ul class="home-games">
          {GAMES.map((game) => (
            <li key={game.id}>
              <GameCardLink game={game} />
            </li>
          ))}
        </ul>
        <footer class="home-foot">
          <p>{t('home.promise')}</p>
          <p>
            <a href="/about">{t('home.about')}</a>
          </p>
        </footer>
      </main>
    </>
  );
}
