import type { Choice } from '@hoard/board';
import { Sack } from './art/sack.tsx';
import { Face } from './face.tsx';
import type { Speak } from './speak.ts';
import { cardOf } from './spelling.ts';
import { nextOf } from './touch.ts';
import { named } from './words.ts';

interface BagProps {
  readonly asked: number; // how many cards she wants
  readonly choice: Choice;
  readonly speak: Speak;
}

/** The witch's bag, with a pocket for each card she wants. */
export function Bag({ asked, choice, speak }: BagProps) {
  return (
    <div class="diamoniak-bag">
      <span class="diamoniak-sack" {...choice.part('bag', speak('bag'), '4.5')}>
        <Sack />
      </span>
      {Array.from({ length: asked }, (_, i) => (
        <Pocket key={i} part={choice.taken[i]} choice={choice} speak={speak} />
      ))}
    </div>
  );
}

interface PocketProps extends Omit<BagProps, 'asked'> {
  readonly part: string | undefined; // what was chosen for it
}

/** A pocket; what was chosen for it can be taken back. */
function Pocket({ part, choice, speak }: PocketProps) {
  if (part === undefined) return <span class="diamoniak-pocket" />;
  const card = cardOf(part);
  const name = card === 'D' || card === 'F' ? `${card}${nextOf(card, choice).chosen}` : part;
  return (
    <span
      class="diamoniak-pocket"
      {...choice.part(name, speak('takeBack', { card: named(card, 1, speak) }), '4.5')}
      data-carried={undefined}
    >
      <Face card={card} />
    </span>
  );
}
