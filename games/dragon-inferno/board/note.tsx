import laurels from 'icon:laurels-trophy';
import { type BoardProps, type Choice, Icon } from '@hoard/board';
import type { Hold } from './hold.ts';
import type { Outlook } from './outlook.ts';
import { isDragon } from './shapes.ts';
import { type Speak, signed } from './speak.ts';
import { eggsLeft, type Table } from './table.ts';
import './note.css';

interface NoteProps {
  readonly board: BoardProps;
  readonly table: Table;
  readonly scores: readonly [number, number];
  readonly hold: Hold;
  readonly outlook: Outlook | undefined;
  readonly choice: Choice;
  readonly speak: Speak;
}

/** What is asked of the player, or what the piece in hand would do; who aimed with a finger lays it here. */
export function Note(props: NoteProps) {
  const { board, hold, outlook, choice, speak } = props;
  return (
    <div class="dragon-inferno-note" data-kind={kindOf(props)}>
      {board.outcome !== undefined && <Icon path={laurels} />}
      <p>{asked(props)}</p>
      {hold.aimed && outlook !== undefined && (
        <span class="button" data-kind="first" {...choice.part('place', speak('place'), '3.1')} data-open="">
          {speak('place')}
        </span>
      )}
    </div>
  );
}

function kindOf({ board, outlook }: NoteProps): 'over' | 'fits' | 'blocked' | undefined {
  if (board.outcome !== undefined) return 'over';
  return outlook && (outlook.legal ? 'fits' : 'blocked');
}

function asked({ board: { viewer, outcome }, table, scores, hold, outlook, speak }: NoteProps): string {
  if (outcome !== undefined) {
    const [seat] = outcome.winners;
    if (seat === undefined) return speak('drawn', { points: scores[0] });
    return speak('won', { seat, points: scores[seat]!, less: scores[1 - seat]! });
  }
  const dragon = table.lairs[0] ?? '';
  const { turn: seat, phase } = table;
  if (seat !== viewer) return phase === 'dragon' ? speak('othersDragon', { seat, dragon }) : speak('turnOf', { seat });
  if (phase === 'eggs') return speak('putEgg', { count: eggsLeft(table, seat) });
  if (outlook !== undefined) return foretold(outlook, scores, speak);
  if (hold.askew) return speak('turnIt');
  if (phase === 'dragon') return speak('yourDragon', { dragon });
  if (hold.piece !== undefined) return speak('holding', { piece: hold.piece });
  return speak(table.tiles.some((tile) => tile.seat === viewer) ? 'yourTile' : 'firstTile');
}

/** The effects of a placement in one line. */
function foretold(
  { footprint, legal, breaks, dragon, flees, scores: after }: Outlook,
  scores: readonly number[],
  speak: Speak,
) {
  if (!legal) return speak(isDragon(footprint.form.name) ? 'noPlaceForDragon' : 'noPlaceForTile');
  const changes = (after ?? scores).flatMap((points, seat) => {
    const change = points - scores[seat]!;
    return change === 0 ? [] : speak('change', { seat, change: signed(change) });
  });
  return [
    changes.join(', '),
    ...(breaks.length > 0 ? [speak('breaks', { count: breaks.length })] : []),
    ...(dragon === undefined ? [] : [speak(flees ? 'dragonFlees' : 'calls', { dragon })]),
  ].join(' · ');
}
