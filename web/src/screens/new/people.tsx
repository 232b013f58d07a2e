import { LEVELS } from '@hoard/bots';
import type { GameCard } from '../../games.ts';
import { t } from '../../language.ts';
import { Choices } from '../../parts/choices.tsx';
import { levelName } from '../../parts/problem.ts';
import { Switch } from '../../parts/switch.tsx';
import { callMe, myName } from '../../tables/device.ts';
import type { Plan } from './plan.ts';

interface PeopleProps {
  readonly game: GameCard;
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
}

const PACES = [0, 8, 24, 72] as const;

/** Who plays, and on what terms. */
export function People({ game, plan, change }: PeopleProps) {
  const [least, most] = game.players;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <>
      {counts.length > 1 && (
        <Choices
          label={t('new.seats')}
          values={counts}
          value={plan.seats}
          textOf={String}
          choose={(seats) => change({ seats })}
        />
      )}
      {plan.way === 'device' && <Names plan={plan} change={change} />}
      {plan.way !== 'friends' && (
        <Choices
          label={t('new.level')}
          values={LEVELS}
          value={plan.level}
          textOf={levelName}
          choose={(level) => change({ level })}
        />
      )}
      {plan.way === 'friends' && <Terms plan={plan} change={change} />}
    </>
  );
}

function Names({ plan: { seats, people }, change }: Omit<PeopleProps, 'game'>) {
  return (
    <fieldset class="choices">
      <legend>{t('new.names')}</legend>
      {Array.from({ length: seats }, (_, seat) => (
        <input
          key={seat}
          class="field"
          maxLength={24}
          autocomplete="off"
          aria-label={t('new.nameOf', { number: seat + 1 })}
          placeholder={t('new.bot')}
          value={people[seat] ?? ''}
          onInput={(event) => {
            const name = event.currentTarget.value;
            change({ people: Array.from({ length: seats }, (_, i) => (i === seat ? name : (people[i] ?? ''))) });
          }}
        />
      ))}
      <p class="note">{t('new.names.note')}</p>
    </fieldset>
  );
}

function Terms({ plan, change }: Omit<PeopleProps, 'game'>) {
  return (
    <>
      <label class="labelled">
        <span>{t('settings.name')}</span>
        <input
          class="field"
          maxLength={24}
          autocomplete="nickname"
          value={myName.value}
          onInput={(event) => callMe(event.currentTarget.value)}
        />
      </label>
      <Switch
        label={t('new.onlyTable')}
        note={t('new.onlyTable.note')}
        on={plan.onlyTable}
        turn={(onlyTable) => change({ onlyTable })}
      />
      <Switch
        label={t('new.open')}
        note={t('new.open.note')}
        on={plan.access === 'open'}
        turn={(open) => change({ access: open ? 'open' : 'private' })}
      />
      <Switch label={t('new.spectators')} on={plan.spectators} turn={(spectators) => change({ spectators })} />
      <Switch
        label={t('new.free')}
        on={plan.speech === 'free'}
        turn={(free) => change({ speech: free ? 'free' : 'phrases' })}
      />
      <Switch label={t('new.rated')} note={t('new.rated.note')} on={plan.rated} turn={(rated) => change({ rated })} />
      <Choices
        label={t('new.pace')}
        values={PACES}
        value={plan.pace}
        textOf={(hours) => t('new.pace.hours', { hours })}
        choose={(pace) => change({ pace })}
      />
    </>
  );
}
