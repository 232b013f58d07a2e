import type { Seat } from '@hoard/kernel';
import { GoalBack, GoalFace } from './goal.tsx';
import type { Holding } from './holding.ts';
import { inHand, type Pieces } from './pieces.ts';
import { CardFace } from './seats.tsx';
import { Sign } from './signs.tsx';
import type { Speak } from './speak.ts';
import { type Glass, isAction, knowers, type Table } from './table.ts';
import './hand.css';

interface HandProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly pieces: Pieces;
  readonly choice: Holding;
  readonly speak: Speak;
}

const SPREAD = 2.2; // degrees between neighbours

/** One's own goal and hand, under the thumb. Cards that are alike lie on each other. */
export function Hand({ table, seat, pieces, choice, speak }: HandProps) {
  const hand = table.hands[seat]!;
  const kinds = [...new Set(hand)];
  const middle = (kinds.length - 1) / 2;
  return (
    <div class="seven-dragons-own">
      <OwnGoal table={table} seat={seat} pieces={pieces} choice={choice} speak={speak} />
      <section class="seven-dragons-hand" aria-label={speak('yourHand')} data-place={`hand ${seat}`}>
        {kinds.map((card, i) => {
          const copies = hand.flatMap((other, at) => (other === card ? at : []));
          const seen = knownBy(table, table.seen?.hands[seat], copies);
          const known = seen.length === 0 ? '' : `. ${speak('knownBy', { seats: seen })}`;
          return (
            <div
              key={card}
              class="seven-dragons-slot"
              style={{ '--turn': `${(i - middle) * SPREAD}deg`, '--sink': (i - middle) ** 2 / 9 }}
              {...choice.part(card, speak.card(card) + known, isAction(card) ? '6.2' : '4.2')}
            >
              {copies.map((at) => {
                const piece = pieces.at.get(inHand(hand, seat, at))!;
                return (
                  <div key={piece} class="seven-dragons-copy" data-piece={piece}>
                    <HeldFace card={card} choice={choice} />
                  </div>
                );
              })}
              {seen.length > 0 && (
                <span class="seven-dragons-seen" title={speak('knownBy', { seats: seen })}>
                  <Sign of="eye" />
                </span>
              )}
            </div>
          );
        })}
      </section>
    </div>
  );
}

/** The card that is held shows which way up. */
function HeldFace({ card, choice }: { readonly card: string; readonly choice: Holding }) {
  const held = choice.taken.includes(card) && !isAction(card) && choice.face !== undefined;
  const face = held ? choice.face! : card;
  return (
    <div key={face} class="seven-dragons-way" data-way={face === card ? 'upright' : 'turned'}>
      <CardFace card={face} />
    </div>
  );
}

function knownBy(table: Table, masks: readonly number[] | undefined, places: readonly number[]): Seat[] {
  return knowers(
    places.reduce((mask, at) => mask | (masks?.[at] ?? 0), 0),
    table.seats,
  );
}

function OwnGoal({ table, seat, pieces, choice, speak }: HandProps) {
  const glass = table.goals[seat] as Glass;
  const seen = knowers(table.seen?.goals[seat], table.seats);
  const known = seen.length === 0 ? '' : `. ${speak('knownBy', { seats: seen })}`;
  const goal = `goal ${pieces.goals[seat]}`;
  return (
    <div
      key={goal}
      class="seven-dragons-goal seven-dragons-mine"
      data-piece={goal}
      {...choice.part(`goal ${seat}`, speak('yourGoal', { colour: glass }) + known, '8.2')}
    >
      <GoalFace glass={glass} />
      <span class="seven-dragons-cover">
        <GoalBack />
      </span>
      {seen.length > 0 && (
        <span class="seven-dragons-seen" title={speak('knownBy', { seats: seen })}>
          <Sign of="eye" />
        </span>
      )}
    </div>
  );
}
