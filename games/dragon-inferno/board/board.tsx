import { type BoardProps, Tabletop } from '@hoard/board';
import { Hand } from './hand.tsx';
import { useHold } from './hold.ts';
import { journeys } from './journeys.ts';
import { Lairs } from './lairs.tsx';
import { Chart } from './map.tsx';
import { Note } from './note.tsx';
import { outlook } from './outlook.ts';
import { Ribbon } from './ribbon.tsx';
import { speaker } from './speak.ts';
import { scoresOf, seatsFor, tableOf } from './table.ts';
import { Paints } from './tile.tsx';
import { useTurning } from './turning.ts';
import './board.css';

/** A map maker's desk: the parchment with both kingdoms, the dragons in their lairs above, one's own tiles in front. */
export function Board(props: BoardProps) {
  const { view, viewer, names, language, moves, happenings, hint, outcome } = props;
  const table = tableOf(view);
  const speak = speaker(language, names);
  const hold = useHold(props, table);
  const { choice, piece, over } = hold;
  const turning = useTurning(hold.turn, piece !== undefined);
  const thought =
    piece === undefined || over === undefined ? undefined : outlook(props, table, piece, hold.turnOf(piece), over);
  const scores = scoresOf(view);
  const [rival, own] = seatsFor(viewer);
  const mine = viewer === 'spectator' ? undefined : viewer;
  const summoned = table.phase === 'dragon' && table.turn === mine && moves.length > 0 ? table.lairs[0] : undefined;
  const shared = { table, choice, speak };
  const flying = journeys(happenings, viewer).filter(({ from }) => !(hold.carried && from === 'nest'));
  return (
    <Tabletop board={props} choice={choice} class="dragon-inferno" label={speak('board')} journeys={flying}>
      <Paints />
      <div
        class="dragon-inferno-room"
        data-watching={mine === undefined ? '' : undefined}
        data-ghost={thought === undefined ? undefined : ''}
        onPointerDownCapture={({ pointerType, isPrimary }) => {
          if (isPrimary) hold.by(pointerType === 'mouse' ? 'mouse' : 'finger');
        }}
        onKeyDownCapture={({ key }) => {
          if (key === 'Enter' || key === ' ') hold.by('key');
        }}
        {...turning}
      >
        {[rival, own].map((seat) => (
          <Ribbon
            key={seat}
            {...shared}
            seat={seat}
            name={names[seat]!}
            points={scores[seat]!}
            after={thought?.scores?.[seat]}
            leads={scores[seat]! > scores[1 - seat]!}
            own={seat === mine}
            turn={table.turn === seat && outcome === undefined}
          />
        ))}
        <Lairs {...shared} away={summoned} />
        <div class="dragon-inferno-desk">
          <Chart {...shared} names={names} scores={scores} outlook={thought} hint={hint} happenings={happenings} />
        </div>
        <Note {...shared} board={props} scores={scores} hold={hold} outlook={thought} />
        {mine !== undefined && <Hand {...shared} seat={mine} summoned={summoned} hold={hold} />}
      </div>
    </Tabletop>
  );
}
