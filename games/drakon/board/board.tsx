import { type BoardProps, Tabletop } from '@hoard/board';
import { useMemo } from 'preact/hooks';
import { Ability } from './ability.tsx';
import { Asked } from './asked.tsx';
import { Chooser } from './chooser.tsx';
import { Hand } from './hand.tsx';
import { useHands } from './hands.ts';
import { journeys } from './journeys.ts';
import { Lair } from './lair.tsx';
import { outlook } from './outlook.ts';
import { Purse } from './purse.tsx';
import { SeatPlate } from './seats.tsx';
import { speaker } from './speak.ts';
import { Supplies } from './supplies.tsx';
import { around, tableOf } from './table.ts';
import './cavern.css';

/** A torch-lit labyrinth: the players along the wall, the lair in the middle, one's own purse and chambers in front. */
export function Board(props: BoardProps) {
  const { view, viewer, names, language, happenings, blocked } = props;
  const table = tableOf(view);
  const hands = useHands(props, table);
  const { choice } = hands;
  const speak = useMemo(() => speaker(language, names), [language, names]);
  const ahead = outlook(props, table, choice);
  const mine = viewer === 'spectator' ? undefined : viewer;
  const common = { table, choice, speak };
  return (
    <Tabletop
      board={props}
      choice={choice}
      class="drakon"
      label={speak('board')}
      journeys={journeys(happenings, table, viewer)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the key that turns a chamber */}
      <div class="drakon-cavern" onKeyDown={({ key }) => key.toLowerCase() === 'r' && hands.turn()}>
        <div class="drakon-seats" data-count={table.seats}>
          {around(table, viewer).map((seat) =>
            seat === mine ? null : <SeatPlate key={seat} seat={seat} viewer={viewer} name={names[seat]!} {...common} />,
          )}
          <Supplies {...common} />
        </div>
        <div class="drakon-pit">
          {table.phase === 'heroes' ? (
            <Chooser names={names} {...common} />
          ) : (
            <Lair table={table} viewer={viewer} names={names} hands={hands} outlook={ahead} speak={speak} />
          )}
        </div>
        <Asked board={props} table={table} hands={hands} outlook={ahead} speak={speak} />
        {mine !== undefined && (
          <div class="drakon-mine">
            <div class="drakon-own">
              <SeatPlate seat={mine} viewer={viewer} name={names[mine]!} {...common} />
              <Purse seat={mine} {...common} />
              <Ability seat={mine} {...common} />
            </div>
            <Hand table={table} seat={mine} hands={hands} blocked={blocked} speak={speak} />
          </div>
        )}
      </div>
    </Tabletop>
  );
}
