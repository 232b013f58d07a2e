import type { Choice } from '@hoard/board';
import { HIDDEN } from '@hoard/kernel';
import { Back, Face } from './face.tsx';
import type { Speak } from './speak.ts';
import type { Table } from './table.ts';

interface DeckProps {
  readonly table: Table;
  readonly choice: Choice;
  readonly speak: Speak;
}

/** The deck, its next card face up where everybody knows it (§6.11); in the advanced game with the round. */
export function Deck({ table, choice, speak }: DeckProps) {
  const { deck } = table;
  const next = deck[0];
  const known = next !== undefined && next !== HIDDEN;
  return (
    <div class="red7-deck">
      {table.options.advanced && <span class="red7-round">{speak('round', { round: table.round })}</span>}
      <div
        class="red7-pile"
        data-empty={deck.length === 0 ? '' : undefined}
        data-place="deck"
        {...choice.part('deck', speak('deckNow', { count: deck.length }), '2.1')}
      >
        {known ? <Face key={next} card={next} piece={next} /> : <Back />}
      </div>
      <b>{deck.length}</b>
    </div>
  );
}
