import type { Choice } from '@hoard/board';
import { Face } from './face.tsx';
import type { Speak } from './speak.ts';
import './hand.css';

interface HandProps {
  readonly cards: readonly string[];
  readonly place: string;
  readonly choice: Choice;
  readonly speak: Speak;
}

const SPREAD = 2.6; // degrees between neighbours

/** The hand as a fan, each card reachable by a thumb. */
export function Hand({ cards, place, choice, speak }: HandProps) {
  const middle = (cards.length - 1) / 2;
  return (
    <section class="red7-hand" aria-label={speak('yourHand')} data-place={place}>
      {cards.map((card, i) => (
        <div
          key={card}
          class="red7-slot"
          style={{ '--turn': `${(i - middle) * SPREAD}deg`, '--sink': (i - middle) ** 2 / 9 }}
          {...choice.part(card, speak('card', { colour: card[0]!, number: card[1]! }), '3.1')}
        >
          <Face card={card} piece={card} />
        </div>
      ))}
    </section>
  );
}
