import { Dab } from '@hoard/board';
import { type Chair, RESIGNATION } from '@hoard/table';
import { useSignal } from '@preact/signals';
import { t } from '../../language.ts';
import { problemText } from '../../parts/problem.ts';
import { pathOf } from '../../route.ts';
import { download } from '../../tables/download.ts';
import { random128 } from '../../tables/ids.ts';
import type { SideProps } from './side.tsx';

/** How it ended: who won and by which rule, and what now. */
export function End({ play, names, box, room, viewer, client, clients }: SideProps) {
  const hidden = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const { winners, scores, rule } = play.outcome!;
  const wished = typeof viewer === 'number' && room.wishes.includes(viewer);
  const scored = scores.some((score) => score !== 0);
  if (hidden.value) return null;

  const again = () => {
    for (const each of clients) void each.send({ do: 'rematch', salt: random128() });
  };
  return (
    <section class="end leaf" aria-label={t('end.title')}>
      <button
        type="button"
        class="button end-close"
        data-kind="quiet"
        aria-label={t('end.look')}
        onClick={() => {
          hidden.value = true;
        }}
      >
        ×
      </button>
      <h2>{winnerText(winners, viewer, names, clients.length)}</h2>
      {rule === RESIGNATION ? (
        <p>{resignedText(room.chairs, names)}</p>
      ) : (
        <p>
          <a href={`/rules/${box.game.id}/${rule}`}>{t('end.rule', { rule })}</a>
        </p>
      )}
      {scored && (
        <ol class="end-scores">
          {byScore(scores).map((seat) => (
            <li key={seat} data-winner={winners.includes(seat) ? '' : undefined}>
              <Dab seat={seat} name={names[seat]!} />
              <span>{names[seat]}</span>
              <strong>{scores[seat]}</strong>
            </li>
          ))}
        </ol>
      )}
      {room.ratings !== undefined && (
        <ul class="end-ratings">
          {room.ratings.map(({ seat, from, to }) => (
            <li key={seat}>{t('end.rating', { name: names[seat]!, from, to })}</li>
          ))}
        </ul>
      )}
      <p class="row">
        {viewer !== 'spectator' && (
          <button type="button" class="button" data-kind="first" disabled={wished} onClick={again}>
            {t(wished ? 'end.waiting' : 'end.again')}
          </button>
        )}
        <a
          class="button"
          href={pathOf({ at: 'replay', table: client.table, eyes: viewer === 'spectator' ? 'all' : viewer })}
        >
          {t('end.replay')}
        </a>
        <button
          type="button"
          class="button"
          data-kind="quiet"
          onClick={() =>
            download(client.table).catch((error) => {
              trouble.value = problemText(error);
            })
          }
        >
          {t('end.download')}
        </button>
      </p>
      {trouble.value !== undefined && <p class="notice">{trouble.value}</p>}
    </section>
  );
}

function resignedText(chairs: readonly Chair[], names: readonly string[]): string {
  const resigned = names.filter((_, seat) => chairs[seat]!.resigned);
  return t('end.resigned', { count: resigned.length, names: resigned.join(', ') });
}

function byScore(scores: readonly number[]): number[] {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);
}

function winnerText(winners: readonly number[], viewer: unknown, names: readonly string[], held: number): string {
  if (winners.length === 0) return t('end.draw');
  if (winners.length === 1 && winners[0] === viewer && held === 1) return t('end.youWon');
  return t('end.won', { count: winners.length, names: winners.map((seat) => names[seat]).join(', ') });
}
