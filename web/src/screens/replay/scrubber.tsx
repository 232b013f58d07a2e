import first from 'icon:fast-backward-button';
import last from 'icon:fast-forward-button';
import next from 'icon:next-button';
import pause from 'icon:pause-button';
import run from 'icon:play-button';
import previous from 'icon:previous-button';
import { Icon } from '@hoard/board';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../language.ts';

interface ScrubberProps {
  readonly at: number; // moves made
  readonly moves: number;
  readonly step: (by: number) => void;
}

const BEAT = 1400; // ms a move, when it runs by itself

/** Back and forth through a match. */
export function Scrubber({ at, moves, step }: ScrubberProps) {
  const runs = useSignal(false);
  useEffect(() => {
    if (!runs.value) return;
    if (at === moves) {
      runs.value = false;
      return;
    }
    const timer = setTimeout(() => step(1), BEAT);
    return () => clearTimeout(timer);
  }, [runs.value, at, moves]);
  return (
    <fieldset class="scrubber" aria-label={t('replay.controls')}>
      <Step by={-Infinity} icon={first} label={t('replay.first')} />
      <Step by={-1} icon={previous} label={t('replay.back')} />
      <button
        type="button"
        class="button"
        data-kind="first"
        aria-label={t(runs.value ? 'replay.pause' : 'replay.run')}
        onClick={() => {
          if (at === moves) step(-Infinity);
          runs.value = !runs.value;
        }}
      >
        <Icon path={runs.value ? pause : run} />
      </button>
      <Step by={1} icon={next} label={t('replay.on')} />
      <Step by={Infinity} icon={last} label={t('replay.last')} />
      <input
        type="range"
        min={0}
        max={moves}
        value={at}
        aria-label={t('replay.move')}
        aria-valuetext={t('replay.moveOf', { move: at, moves })}
        onInput={(event) => step(event.currentTarget.valueAsNumber - at)}
      />
      <output>{t('replay.moveOf', { move: at, moves })}</output>
    </fieldset>
  );

  function Step({ by, icon, label }: { readonly by: number; readonly icon: string; readonly label: string }) {
    const nowhere = by < 0 ? at === 0 : at === moves;
    return (
      <button
        type="button"
        class="button"
        data-kind="quiet"
        aria-label={label}
        disabled={nowhere}
        onClick={() => step(by)}
      >
        <Icon path={icon} />
      </button>
    );
  }
}
