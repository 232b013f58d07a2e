import { hasBoard } from '../../boards.ts';
import { type GameCard, gameName } from '../../games.ts';
import { type TextKey, t } from '../../language.ts';
import { Cover } from './cover.tsx';

/** A game's card: its picture, and what one wants to know before sitting down. */
export function GameCardLink({ game }: { readonly game: GameCard }) {
  const ready = hasBoard(game.id);
  return (
    <a class="game-card" data-game={game.id} href={ready ? `/new/${game.id}` : `/rules/${game.id}`}>
      <Cover game={game.id} />
      <span class="game-card-text">
        <span class="game-card-name">{gameName(game.id)}</span>
        <span class="game-card-line">{t(`game.${game.id}` as TextKey)}</span>
        <GameFacts game={game} />
        {!ready && <span class="game-card-later">{t('home.noBoard')}</span>}
      </span>
    </a>
  );
}

/** How many play, how long, and from what age. */
export function GameFacts({ game: { players, minutes, age } }: { readonly game: GameCard }) {
  return (
    <span class="facts">
      <span>{players[1] === 2 ? t('facts.two') : t('facts.players', { least: players[0], most: players[1] })}</span>
      <span>{t('facts.minutes', { least: minutes[0], most: minutes[1] })}</span>
      <span>{t('facts.age', { age })}</span>
    </span>
  );
}
