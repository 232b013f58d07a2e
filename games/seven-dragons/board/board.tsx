import { type BoardProps, type Rect, Tabletop } from '@hoard/board';
import { HIDDEN } from '@hoard/kernel';
import { useRef } from 'preact/hooks';
import { Colours } from './colours.tsx';
import { Field } from './field.tsx';
import { Glassworks } from './glass.tsx';
import { sizes } from './groups.ts';
import { Hand } from './hand.tsx';
import { useHolding } from './holding.ts';
import { journeys } from './journeys.ts';
import { freeCells, lyingOn, spot } from './lying.ts';
import { Marks } from './marks.tsx';
import { HEIGHT, WIDTH } from './outline.ts';
import { sizesAfter } from './outlook.ts';
import { arrivals, usePieces } from './pieces.ts';
import { Round } from './round.tsx';
import { Seats } from './seats.tsx';
import { Sky, type SkyHandle } from './sky.tsx';
import { speaker } from './speak.ts';
import { isCell, tableOf } from './table.ts';
import { Tray } from './tray.tsx';
import './seven-dragons.css';

/** A night sky over stone: the circle of goals above, the cards under the stars, one's own goal and hand on the sill. */
export function Board(props: BoardProps) {
  const { view, viewer, names, language, happenings, blocked, outcome } = props;
  const table = tableOf(view);
  const sky = useRef<SkyHandle | null>(null);
  const touched = useRef(false); // by a finger
  const choice = useHolding(props, table, (cell) => touched.current && sky.current!.comeNearer(rectOf([cell])));
  const pieces = usePieces(table, happenings);
  const speak = speaker(language, names);
  const lying = lyingOn(table);
  const own = viewer === 'spectator' ? undefined : table.goals[viewer];
  const ended = outcome?.winners.map((seat) => table.goals[seat]!);
  const outlined = new Set([
    ...choice.shown,
    ...(ended ?? (own === undefined || own === HIDDEN ? [] : [own])),
    ...(choice.pointed?.startsWith('colour ') ? [choice.pointed.slice(7)] : []),
  ]);
  const news = arrivals(pieces);
  const came = [...pieces.at].flatMap(([place, piece]) => (isCell(place) && news.has(piece) ? place : []));
  const turnedAt = happenings.find(({ what }) => what === 'turned')?.args.cell as string | undefined;
  const shared = { table, viewer, names, pieces, outcome, blocked, choice, speak };
  return (
    <Tabletop
      board={props}
      choice={choice}
      class="seven-dragons"
      label={speak('board')}
      journeys={journeys(happenings, pieces, table, viewer)}
    >
      <Glassworks />
      <div
        class="seven-dragons-room"
        data-way={choice.way}
        onPointerDownCapture={({ pointerType }) => {
          touched.current = pointerType === 'touch';
        }}
        onKeyDownCapture={({ key, ctrlKey, metaKey }) => {
          touched.current = false;
          if ((key === 't' || key === 'r') && !ctrlKey && !metaKey) choice.turn();
        }}
        onWheelCapture={(event) => {
          if (choice.face === undefined || !isTurnedByWheel(event)) return;
          event.preventDefault();
          event.stopPropagation();
          choice.turn();
        }}
      >
        <Seats {...shared} />
        <Colours
          now={sizes(lying)}
          later={sizesAfter(lying, choice.previewed)}
          mine={own}
          choice={choice}
          speak={speak}
        />
        <Sky
          view={view}
          held={choice.taken.join()}
          content={rectOf([...Object.keys(table.table), ...freeCells(lying)])}
          news={came.length === 0 ? undefined : rectOf(came)}
          handle={sky}
          speak={speak}
          over={<Round {...shared} />}
          marks={<Marks {...shared} outlined={outlined} mine={own} over={outcome !== undefined} />}
        >
          <Field {...shared} turnedAt={turnedAt} />
        </Sky>
        <Tray {...shared} />
        {viewer !== 'spectator' && <Hand table={table} seat={viewer} pieces={pieces} choice={choice} speak={speak} />}
      </div>
    </Tabletop>
  );
}

/** Over a card or a place, or while one carries the card, the wheel turns it; elsewhere it zooms. */
function isTurnedByWheel({ target, buttons }: WheelEvent): boolean {
  return buttons > 0 || (target as Element).closest('.seven-dragons-place, .seven-dragons-hand, [data-taken]') !== null;
}

/** The part of the table that cells take up. */
function rectOf(cells: readonly string[]): Rect {
  const xs = cells.map((cell) => spot(cell)[0]);
  const ys = cells.map((cell) => spot(cell)[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x * WIDTH,
    y: y * HEIGHT,
    width: (Math.max(...xs) - x + 1) * WIDTH,
    height: (Math.max(...ys) - y + 1) * HEIGHT,
  };
}
