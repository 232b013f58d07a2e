import { Count, Plate } from '@hoard/board';
import { HIDDEN, type Outcome, type Seat, type Viewer } from '@hoard/kernel';
import { ActionFace, Face } from './face.tsx';
import { Back, GoalBack, GoalFace } from './goal.tsx';
import type { Holding } from './holding.ts';
import type { Pieces } from './pieces.ts';
import { Sign } from './signs.tsx';
import type { Speak } from './speak.ts';
import { circle, type Glass, isAction, type Table } from './table.ts';
import './seats.css';

interface SeatsProps {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly pieces: Pieces;
  readonly outcome: Outcome | undefined;
  readonly blocked: readonly string[];
  readonly choice: Holding;
  readonly speak: Speak;
}

/** The others of the circle of five, in the order in which goals go round: players, and goals that are nobody's. */
export function Seats(props: SeatsProps) {
  return (
    <div class="seven-dragons-seats" data-all={props.viewer === 'spectator' ? '' : undefined}>
      {circle(props.viewer).map((seat) => (
        <SeatBox key={seat} seat={seat} {...props} />
      ))}
    </div>
  );
}

function SeatBox({
  seat,
  table,
  names,
  pieces,
  outcome,
  blocked,
  choice,
  speak,
}: SeatsProps & { readonly seat: Seat }) {
  const isPlayer = seat < table.seats;
  const onTurn = table.turn === seat && outcome === undefined;
  const goal = table.goals[seat]!;
  const known = goal !== HIDDEN;
  const who = names[seat] ?? speak('imaginary', { number: seat });
  const label = speak('goalOf', { who, known: known ? 'yes' : 'no', colour: speak('colour', { colour: goal }) });
  return (
    <section
      class="seven-dragons-seat"
      data-player={isPlayer ? '' : undefined}
      data-turn={onTurn ? '' : undefined}
      aria-label={who}
    >
      {isPlayer ? (
        <Plate seat={seat} name={names[seat]!} turn={onTurn} blocked={blocked.includes(`seat ${seat}`)}>
          {outcome?.winners.includes(seat) && <Sign of="crown" />}
        </Plate>
      ) : (
        <span class="seven-dragons-nobody">{speak('nobody')}</span>
      )}
      <div class="seven-dragons-things">
        <div
          key={`goal ${pieces.goals[seat]}`}
          class="seven-dragons-goal"
          data-piece={`goal ${pieces.goals[seat]}`}
          {...choice.part(`goal ${seat}`, label, '2.2')}
        >
          {known ? <GoalFace glass={goal as Glass} /> : <GoalBack />}
          {known && outcome === undefined && <Remembered />}
        </div>
        {isPlayer && <HeldCards seat={seat} table={table} pieces={pieces} choice={choice} speak={speak} />}
      </div>
    </section>
  );
}

type HeldProps = Pick<SeatsProps, 'table' | 'pieces' | 'choice' | 'speak'> & { readonly seat: Seat };

/** Another's hand: backs, and the cards one remembers. */
function HeldCards({ seat, table, pieces, choice, speak }: HeldProps) {
  const hand = table.hands[seat]!;
  const known = hand.filter((card) => card !== HIDDEN);
  const remembered = known.length === 0 ? '' : `. ${speak('remembered', { cards: known.map(speak.card).join('; ') })}`;
  return (
    <div
      class="seven-dragons-held"
      data-piece={`hand ${pieces.hands[seat]}`}
      {...choice.part(`seat ${seat}`, speak('handOf', { seat, count: hand.length }) + remembered, '7.6')}
    >
      <span class="seven-dragons-spot" data-place={`hand ${seat}`} />
      <span class="seven-dragons-fan">
        {hand.map((card, i) => (
          <span key={`back ${i}`} data-piece={`back ${seat} ${i}`}>
            {card === HIDDEN ? <Back /> : <CardFace card={card} />}
          </span>
        ))}
        {known.length > 0 && <Remembered />}
      </span>
      <Count of={hand.length} />
      {known.length > 0 && (
        <span class="seven-dragons-peek">
          {known.map((card, i) => (
            <span key={`${card} ${i}`}>
              <CardFace card={card} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** The mark of what one only remembers. */
function Remembered() {
  return (
    <span class="seven-dragons-memory" aria-hidden="true">
      <Sign of="memory" />
    </span>
  );
}

/** A card of a hand, dragon or action. */
export function CardFace({ card }: { readonly card: string }) {
  return isAction(card) ? <ActionFace action={card} /> : <Face face={card} />;
}
