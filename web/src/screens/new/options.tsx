import type { OptionSpec, OptionValue } from '@hoard/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boxOf } from '../../boxes.ts';
import { type TextKey, t, tryText } from '../../language.ts';
import { Choices } from '../../parts/choices.tsx';
import { Switch } from '../../parts/switch.tsx';
import type { Plan } from './plan.ts';

interface OptionChoicesProps {
  readonly game: string;
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
}

/** The game's own options. */
export function OptionChoices({ game, plan, change }: OptionChoicesProps) {
  const spec = useSignal<OptionSpec>({});
  const misfit = useSignal<((options: Plan['options'], seats: number) => string | undefined) | undefined>(undefined);
  useEffect(() => {
    void boxOf(game).then((box) => {
      spec.value = box.game.options;
      misfit.value = box.game.misfit;
    });
  }, [game, spec, misfit]);
  const options = Object.entries(spec.value);
  if (options.length === 0) return null;
  const choose = (name: string, value: OptionValue) => change({ options: { ...plan.options, [name]: value } });
  return (
    <details class="new-options" open={Object.keys(plan.options).length > 0}>
      <summary>{t('new.options')}</summary>
      {options.map(([name, values]) => {
        const label = t(`option.${game}.${name}` as TextKey);
        const note = tryText(`option.${game}.${name}.note`);
        const value = plan.options[name] ?? values[0]!;
        if (typeof value === 'boolean') {
          return <Switch key={name} label={label} note={note} on={value} turn={(on) => choose(name, on)} />;
        }
        return (
          <Choices
            key={name}
            label={label}
            note={note}
            values={values as readonly (string | number)[]}
            value={value}
            textOf={(each) => t(`option.${game}.${name}.${each}` as TextKey)}
            choose={(each) => choose(name, each)}
          />
        );
      })}
      {misfit.value?.(plan.options, plan.seats) !== undefined && (
        <p class="notice">{t(`option.${game}.misfit` as TextKey)}</p>
      )}
    </details>
  );
}
