import type { Choice } from '@hoard/board';
import type { Outcome, Viewer } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import type { Speak } from './speak.ts';
import { isCard } from './spelling.ts';
import { ruleOf, standings, type Table } from './table.ts';
import './note.css';

interface NoteProps {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly outcome: Outcome | undefined;
  readonly choice: Choice;
  readonly speak: Speak;
  readonly children: ComponentChildren; // whose note it is
}

/** What is asked of the player, and the moves that are no card. */
export function Note(props: NoteProps) {
  const { choice, speak, children } = props;
  const leads = standings(props.table)[ruleOf(props.table)]!.leader === props.viewer;
  const buttons = (['end', 'pass'] as const).filter((move) => choice.open.has(move));
  return (
    <div class="red7-note">
      {children}
      <p>{asked(props)}</p>
      {choice.open.has('no-draw') && (
        <span class="button" {...choice.part('no-draw', speak('noDraw'), '5.1')}>
          {speak('noDraw')}
        </span>
      )}
      {buttons.map((move) => (
        <span
          key={move}
          class="button"
          data-kind={move === 'pass' ? 'quiet' : leads ? 'first' : undefined}
          {...choice.part(move, speak(move), move === 'end' ? '3.3' : '3.6')}
        >
          {speak(move)}
        </span>
      ))}
    </div>
  );
}

function asked({ table, viewer, outcome, choice: { taken }, speak }: NoteProps): string {
  if (outcome !== undefined) return speak('won', { seats: outcome.winners, count: outcome.winners.length });
  if (viewer !== 'spectator' && table.players[viewer]!.out) return speak('youAreOut');
  if (table.turn !== viewer) return speak('turnOf', { seat: table.turn });
  const held = taken.at(-1);
  if (isCard(held)) return speak('chosen', { card: speak('card', { colour: held[0]!, number: held[1]! }) });
  switch (table.step) {
    case 'start':
      return speak('yourTurn');
    case 'five':
      return speak('fiveAsks');
    case 'one':
      return speak('oneAsks');
    case 'seven':
      return speak('sevenAsks');
    case 'discard':
      if (standings(table)[ruleOf(table)]!.leader === viewer) return speak('leadNow');
      return speak(table.mustLead ? 'mustPaint' : 'notLeadYet');
  }
}
