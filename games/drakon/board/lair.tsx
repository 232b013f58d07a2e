import { type Choice, type PartAttributes, type Rect, steady } from '@hoard/board';
import type { Viewer } from '@hoard/kernel';
import { useRef } from 'preact/hooks';
import { EMBLEM } from './emblems.ts';
import { Figures } from './figures.tsx';
import type { Hands } from './hands.ts';
import { chamberPiece } from './journeys.ts';
import { Lookout } from './lookout.tsx';
import type { Outlook } from './outlook.ts';
import { corner, extent, neighbours, UNIT } from './plan.ts';
import { freePlaces } from './reach.ts';
import { quartersOf, Slab } from './slab.tsx';
import { chamberWords, type Speak } from './speak.ts';
import { decider, effectIn, isCell, type Table, whereIs } from './table.ts';
import { Winds } from './winds.tsx';
import './lair.css';

interface LairProps {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly hands: Hands;
  readonly outlook: Outlook;
  readonly speak: Speak;
}

/** The lair as it has grown, the places where it may grow, and everybody in it. */
export function Lair({ table, viewer, names, hands, outlook, speak }: LairProps) {
  const { choice, held } = hands;
  const cells = Object.keys(table.lair);
  const whole = extent(cells, 1);
  const figures = figuresIn(table, names, speak);
  const labels = {
    larger: speak('larger'),
    smaller: speak('smaller'),
    whole: speak('whole'),
    closeUp: speak('closeUp'),
  };
  const free = held === undefined || (held.part === choice.taken[0] && isCell(held.part)) ? [] : freePlaces(table.lair);
  return (
    <Lookout whole={whole} asked={useAsked(table, viewer, choice, whole)} unit={UNIT} labels={labels}>
      {cells.map((cell) => {
        const name = table.lair[cell]!;
        const turning = held?.part === cell;
        return (
          <Chamber
            key={cell}
            cell={cell}
            name={name}
            shown={turning ? (hands.lying(cell) ?? name) : name}
            quarters={turning && choice.taken.length === 0 ? quartersOf(name) + hands.quarters : undefined}
            leads={neighbours(table.lair, cell)}
            ghost={!turning && choice.open.has(cell) ? hands.lying(cell) : undefined}
            next={outlook.next.has(cell)}
            mine={viewer !== 'spectator' && table.heroes[viewer]!.at === cell}
            turning={turning}
            {...choice.part(cell, labelOf(cell, name, figures.get(cell) ?? '', speak), EMBLEM[effectIn(name)].rule)}
          />
        );
      })}
      {free.map((cell) => (
        <Place key={cell} cell={cell} hands={hands} speak={speak} />
      ))}
      <Winds table={table} choice={choice} />
      <Figures table={table} viewer={viewer} names={names} choice={choice} outlook={outlook} speak={speak} />
    </Lookout>
  );
}

interface ChamberProps extends PartAttributes {
  readonly cell: string;
  readonly name: string;
  readonly shown: string; // otherwise than it lies, while one turns it
  readonly quarters: number | undefined;
  readonly leads: string;
  readonly ghost: string | undefined; // the chamber that could lie there instead
  readonly next: boolean; // one can go there
  readonly mine: boolean; // the own hero is there
  readonly turning: boolean;
}

/** What a player has to see: the own hero and whatever can be touched. Nothing moves while others decide. */
function useAsked(table: Table, viewer: Viewer, { open }: Choice, whole: Rect): Rect {
  const asked = useRef(whole);
  const seat = decider(table);
  if (seat === viewer && table.phase !== 'over') {
    const heroes = table.heroes.filter((_, other) => other === seat || open.has(`seat ${other}`));
    asked.current = extent([...heroes.map(({ at }) => at), ...[...open].filter(isCell)], 0.25);
  }
  return asked.current;
}

const Chamber = steady(({ cell, name, shown, quarters, leads, ghost, next, mine, turning, ...part }: ChamberProps) => (
  <div
    class="drakon-chamber"
    style={corner(cell)}
    data-piece={chamberPiece(cell, name)}
    data-floor={floorOf(cell)}
    data-next={next ? '' : undefined}
    data-mine={mine ? '' : undefined}
    {...part}
    data-held={turning ? '' : undefined}
  >
    <Slab name={shown} leads={leads} quarters={quarters} />
    {ghost !== undefined && (
      <div class="drakon-ghost">
        <Slab name={ghost} />
      </div>
    )}
  </div>
));

/** Who stands where. */
function figuresIn({ heroes, drakon }: Table, names: readonly string[], speak: Speak): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  const stand = (cell: string, who: string) => all.set(cell, all.has(cell) ? `${all.get(cell)}, ${who}` : who);
  heroes.forEach(({ at }, seat) => {
    stand(at, names[seat]!);
  });
  if (drakon !== null) stand(drakon, speak('drakon'));
  return all;
}

function labelOf(cell: string, name: string, figures: string, speak: Speak): string {
  const what = speak('chamberAt', { chamber: chamberWords(name, speak), cell });
  return figures === '' ? what : `${what}: ${figures}`;
}

/** One of four floors, so that neighbours differ. */
function floorOf(cell: string): number {
  const { x, y } = whereIs(cell);
  return (x * 3 + y * 5 + 400) % 4;
}

/** A free place, with the chamber in hand as it would lie there. */
function Place({ cell, hands, speak }: { readonly cell: string; readonly hands: Hands; readonly speak: Speak }) {
  const ghost = hands.lying(cell);
  return (
    <div class="drakon-place" style={corner(cell)} {...hands.choice.part(cell, speak('placeAt', { cell }), '4.2')}>
      {ghost !== undefined && (
        <div class="drakon-ghost">
          <Slab name={ghost} />
        </div>
      )}
    </div>
  );
}
