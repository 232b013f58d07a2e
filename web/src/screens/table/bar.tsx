import { Dab } from '@hoard/board';
import { gameName } from '../../games.ts';
import { t } from '../../language.ts';
import type { SideProps } from './side.tsx';

/** The game, whose turn it is, and the way back: to the shelf, or by one move. */
export function Bar({ client, box, names, play, room, viewer }: SideProps) {
  const { actor, undo } = play;
  return (
    <header class="match-bar">
      <a class="match-home" href="/" aria-label={t('page.home')}>
        ‹
      </a>
      <span class="match-game">{gameName(box.game.id)}</span>
      {actor !== undefined && (
        <span class="match-turn" data-mine={actor === viewer ? '' : undefined}>
          <Dab seat={actor} name={names[actor]!} />
          <span>{turnText()}</span>
        </span>
      )}
      {undo !== 'no' && (
        <button type="button" class="button match-undo" data-kind="quiet" onClick={() => client.send({ do: 'undo' })}>
          {t('table.undo')}
        </button>
      )}
    </header>
  );

  function turnText(): string {
    if (actor === viewer && room.chairs[actor!]!.bot === undefined) return t('table.yourTurn');
    return room.chairs[actor!]!.bot === undefined ? names[actor!]! : t('table.thinks', { name: names[actor!]! });
  }
}
