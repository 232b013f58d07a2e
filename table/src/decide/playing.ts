import type { Reason } from '@hoard/bots';
import type { Seat } from '@hoard/kernel';
import { actorOf, peopleSeats, phase, type Table } from '../table.ts';
import type { Command } from '../wire.ts';
import { type Circumstances, type Decision, events, problem, seated } from './decision.ts';

type Of<V extends Command['do']> = Extract<Command, { do: V }>;

export function move(table: Table, { move: text, after }: Of<'move'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) => {
    if (after !== table.number) return problem('stale');
    if (table.places[seat]!.bot !== undefined) return problem('notSeated');
    return attempt(table, seat, text);
  });
}

/** A bot's move, if it is still the one it was asked for. */
export function botMove(table: Table, seat: Seat, text: string, why: Reason | undefined, after: number): Decision {
  if (after !== table.number || table.places[seat]!.bot === undefined) return problem('stale');
  return attempt(table, seat, text, why);
}

function attempt(table: Table, seat: Seat, text: string, why?: Reason): Decision {
  const actor = actorOf(table);
  if (actor === undefined) return problem(phase(table) === 'over' ? 'over' : 'notStarted');
  if (actor !== seat) return problem('notYourTurn');
  const parsed = table.game.parse(text);
  if (parsed === undefined) return problem('noMove');
  const refusal = table.game.refusal(table.match!.standing.state, parsed);
  if (refusal !== undefined) return { refusal };
  return events({ is: 'moved', seat, move: text, ...(why === undefined ? {} : { why }) });
}

export function resign(table: Table, _: Of<'resign'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) => {
    if (phase(table) !== 'playing') return problem(phase(table) === 'over' ? 'over' : 'notStarted');
    return table.places[seat]!.resigned ? problem('over') : events({ is: 'resigned', seat, level: 'medium' });
  });
}

/** One's last decision is taken back: freely where it showed one nothing and nobody has acted since, else if all others agree. */
export function undo(table: Table, _: Of<'undo'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) => {
    if (phase(table) === 'over') return problem('over');
    const last = table.match?.seats.lastIndexOf(seat) ?? -1;
    if (last < 0) return problem('nothingToUndo');
    if (table.asked !== undefined) return problem('alreadyAsked');
    if (isFree(table, seat) || othersOf(table, seat).length === 0) return events({ is: 'undone', moves: last });
    return events({ is: 'undoAsked', seat, moves: last });
  });
}

/** May the seat take its last decision back without asking? */
export function isFree({ match }: Table, seat: Seat): boolean {
  return match !== undefined && match.open > 0 && match.seats.at(-1) === seat;
}

function othersOf(table: Table, seat: Seat): Seat[] {
  return peopleSeats(table).filter((other) => other !== seat);
}

export function agree(table: Table, _: Of<'agree'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) => {
    const { asked } = table;
    if (asked === undefined || asked.by === seat || asked.agreed.includes(seat)) return problem('notAsked');
    const missing = othersOf(table, asked.by).filter((other) => other !== seat && !asked.agreed.includes(other));
    if (missing.length > 0) return events({ is: 'undoAgreed', seat });
    return events({ is: 'undoAgreed', seat }, { is: 'undone', moves: asked.moves });
  });
}

export function decline(table: Table, _: Of<'decline'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) =>
    table.asked === undefined ? problem('notAsked') : events({ is: 'undoDeclined', seat }),
  );
}
