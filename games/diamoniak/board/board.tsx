import { type BoardProps, Tabletop } from '@hoard/board';
import { Castles } from './art/castle.tsx';
import { Land } from './art/land.tsx';
import { asked } from './ask.ts';
import { journeys } from './journeys.ts';
import { Mine } from './mine.tsx';
import { outlook } from './outlook.ts';
import { Rival } from './rival.tsx';
import { speaker } from './speak.ts';
import { Stage } from './stage.tsx';
import { around, tableOf } from './table.ts';
import { useTouch } from './touch.ts';
import './css/paints.css';
import './css/land.css';
import './css/room.css';
import './css/cards.css';
import './css/castle.css';
import './css/rival.css';
import './css/stage.css';
import './css/bag.css';
import './css/trophy.css';
import './css/mine.css';
import './css/wide.css';
import './css/short.css';

/** A picture book: castles of others on far hills, the pile on the meadow, one's own hill in front. */
export function Board(props: BoardProps) {
  const { view, viewer, names, language, happenings, blocked, moves, outcome } = props;
  const table = tableOf(view);
  const choice = useTouch(props, table);
  const speak = speaker(language, names);
  const mine = viewer === 'spectator' ? undefined : viewer;
  const rivals = around(table, viewer).filter((seat) => seat !== viewer);
  const wanted = mine === undefined ? null : table.players[mine]!.colour;
  const common = { table, choice, blocked, speak };
  return (
    <Tabletop
      board={props}
      choice={choice}
      class="diamoniak"
      label={speak('board')}
      journeys={journeys(happenings, table)}
    >
      <Land />
      <Castles />
      <div class="diamoniak-room" data-rivals={rivals.length} data-watching={mine === undefined ? '' : undefined}>
        <div class="diamoniak-rivals">
          {rivals.map((seat) => (
            <Rival key={seat} {...common} seat={seat} name={names[seat]!} wanted={wanted} />
          ))}
        </div>
        <Stage {...common} names={names} happenings={happenings} outcome={outcome} />
        <p class="diamoniak-ask" data-mine={moves.length > 0 ? '' : undefined}>
          {asked({ table, viewer, moves, taken: choice.taken, outcome }, speak)}
        </p>
        {mine !== undefined && (
          <Mine {...common} seat={mine} name={names[mine]!} outlook={outlook(props, table, choice)} />
        )}
      </div>
    </Tabletop>
  );
}
