import type { Choice } from '@hoard/board';
import type { Happening, Outcome } from '@hoard/kernel';
import { StopHand } from './art/hands.tsx';
import { Bag } from './bag.tsx';
import { Blanket } from './blanket.tsx';
import type { Speak } from './speak.ts';
import { ransomOf, type Table } from './table.ts';
import { Trophy } from './trophy.tsx';

interface StageProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly happenings: readonly Happening[];
  readonly outcome: Outcome | undefined;
  readonly choice: Choice;
  readonly blocked: readonly string[];
  readonly speak: Speak;
}

/** The meadow in the middle, with the hand that stops or the witch's bag at its side; in the end the winner's castle. */
export function Stage(props: StageProps) {
  const { table, outcome, choice, speak } = props;
  if (outcome !== undefined) return <Trophy {...props} outcome={outcome} />;
  return (
    <div class="diamoniak-stage">
      <Blanket {...props} />
      <div class="diamoniak-aside">
        {table.phase === 'witch' && <Bag asked={ransomOf(table.players[table.turn]!)} choice={choice} speak={speak} />}
        {choice.open.has('stop') && (
          <div class="diamoniak-stop" {...choice.part('stop', speak('stop'), '3.2')}>
            <StopHand />
          </div>
        )}
      </div>
    </div>
  );
}
