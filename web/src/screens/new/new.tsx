import { useSignal } from '@preact/signals';
import { hasBoard } from '../../boards.ts';
import { gameCard, gameName } from '../../games.ts';
import { type TextKey, t } from '../../language.ts';
import { Choices } from '../../parts/choices.tsx';
import { Page } from '../../parts/page.tsx';
import { problemText } from '../../parts/problem.ts';
import { go } from '../../route.ts';
import { GameFacts } from '../home/card.tsx';
import { Cover } from '../home/cover.tsx';
import { Lost } from '../lost.tsx';
import { openAsPlanned } from './open.ts';
import { OptionChoices } from './options.tsx';
import { People } from './people.tsx';
import { keepPlan, lastPlan, type Plan, WAYS } from './plan.ts';
import './new.css';

/** Before a table is opened: with whom, and how. Who does not care just taps Play. */
export function New({ game: id }: { readonly game: string }) {
  const game = gameCard(id);
  const plan = useSignal<Plan | undefined>(game && lastPlan(game));
  const busy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  if (game === undefined || plan.value === undefined || !hasBoard(id)) return <Lost />;
  const now = plan.value;
  const change = (part: Partial<Plan>) => {
    plan.value = { ...now, ...part };
  };

  async function play(): Promise<void> {
    busy.value = true;
    trouble.value = undefined;
    keepPlan(id, now);
    try {
      go({ at: 'table', table: await openAsPlanned(id, now) });
    } catch (error) {
      trouble.value = problemText(error);
      busy.value = false;
    }
  }

  const lonely = now.way === 'device' && now.people.slice(0, now.seats).filter(Boolean).length === 0;
  return (
    <Page title={gameName(game.id)} class="new">
      <div class="new-about" data-game={id}>
        <Cover game={id} />
        <p class="lead">{t(`game.${id}` as TextKey)}</p>
        <GameFacts game={game} />
        <a href={`/rules/${id}`}>{t('new.rules')}</a>
      </div>
      <form
        class="new-plan"
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <button class="button new-play" data-kind="first" type="submit" disabled={busy.value || lonely}>
          {t(now.way === 'friends' ? 'new.invite' : 'new.play')}
        </button>
        {trouble.value !== undefined && (
          <p class="notice" role="alert">
            {trouble.value}
          </p>
        )}
        <Choices
          label={t('new.way')}
          values={WAYS}
          value={now.way}
          textOf={(way) => t(`new.way.${way}`)}
          choose={(way) => change({ way })}
          note={t(`new.way.${now.way}.note`)}
        />
        <People game={game} plan={now} change={change} />
        <OptionChoices game={id} plan={now} change={change} />
      </form>
    </Page>
  );
}
