import around from 'icon:clockwise-rotation';
import { Icon } from '@hoard/board';
import type { Viewer } from '@hoard/kernel';
import { GOALS } from '../components.ts';
import type { Holding } from './holding.ts';
import type { Speak } from './speak.ts';
import { Use } from './uses.tsx';

interface RoundProps {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly choice: Holding;
  readonly speak: Speak;
}

/** The two ways in which all goals can go round (§7.4). */
export function Round({ viewer, names, choice, speak }: RoundProps) {
  if (choice.action !== 'rotate' || viewer === 'spectator') return null;
  const nameOf = (seat: number) => names[seat] ?? speak('nobody');
  const ways = [
    { part: 'cw', name: nameOf((viewer + 1) % GOALS) },
    { part: 'ccw', name: nameOf((viewer + GOALS - 1) % GOALS) },
  ] as const;
  return (
    <div class="seven-dragons-round">
      {ways.map(({ part, name }) => (
        <Use key={part} part={part} label={speak(part, { name })} rule="7.4" choice={choice}>
          <Icon path={around} />
          {speak(part, { name })}
        </Use>
      ))}
    </div>
  );
}
