import { Count, Plate } from '@hoard/board';
import type { Outcome, Viewer } from '@hoard/kernel';
import { Back } from './goal.tsx';
import type { Holding } from './holding.ts';
import type { Speak } from './speak.ts';
import type { Table } from './table.ts';
import { Uses } from './uses.tsx';
import './tray.css';

interface TrayProps {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly outcome: Outcome | undefined;
  readonly blocked: readonly string[];
  readonly choice: Holding;
  readonly speak: Speak;
}

/** What is asked of the player, and what can be done with the card held. */
export function Tray(props: TrayProps) {
  const { table, viewer, names, outcome, blocked, choice, speak } = props;
  const count = table.deck.length;
  const holds = choice.taken.length > 0 && outcome === undefined;
  return (
    <div class="seven-dragons-tray" data-holding={holds ? '' : undefined}>
      <p>{asked(props)}</p>
      <div class="seven-dragons-uses">
        {holds ? (
          <Uses table={table} choice={choice} speak={speak} />
        ) : (
          <>
            {viewer !== 'spectator' && (
              <Plate
                seat={viewer}
                name={names[viewer]!}
                turn={table.turn === viewer && outcome === undefined}
                blocked={blocked.includes(`seat ${viewer}`)}
              />
            )}
            {choice.open.has('pass') && (
              <span class="button" data-kind="first" {...choice.part('pass', speak('pass'), '3.2')}>
                {speak('pass')}
              </span>
            )}
          </>
        )}
      </div>
      <div
        class="seven-dragons-deck"
        data-place="deck"
        data-empty={count === 0 ? '' : undefined}
        {...choice.part('deck', speak('deckNow', { count }), '3.1')}
      >
        <Back />
        <Count of={count} />
      </div>
    </div>
  );
}

function asked({ table, viewer, outcome, choice, speak }: TrayProps): string {
  if (outcome !== undefined) {
    const { winners, rule } = outcome;
    if (viewer === 'spectator' || !winners.includes(viewer)) return speak('wins', { seats: winners });
    return speak(rule === '8.5' ? 'youWinCards' : 'youWin');
  }
  if (choice.from !== undefined) return speak('toAsks');
  switch (choice.action) {
    case 'move':
      return speak('moveAsks');
    case 'zap':
      return speak('zapAsks');
    case 'rotate':
      return speak('rotateAsks');
    case 'trade-goals':
      return speak('goalsAsks');
    case 'trade-hands':
      return speak('handsAsks');
  }
  if (table.turn !== viewer) return speak('turnOf', { seat: table.turn });
  if (choice.face !== undefined) return speak(choice.fits.size > 0 ? 'layAsks' : 'layNowhere');
  return speak(choice.open.has('pass') ? 'mustPass' : 'yourTurn');
}
