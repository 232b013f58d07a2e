import type { Holding } from './holding.ts';
import { freeCells, lyingOn } from './lying.ts';
import { outlines } from './outline.ts';
import { Place } from './place.tsx';
import type { Speak } from './speak.ts';
import type { Table } from './table.ts';
import './marks.css';

interface MarksProps {
  readonly table: Table;
  readonly outlined: ReadonlySet<string>; // colours whose groups are outlined
  readonly mine: string | undefined; // the colour of one's goal
  readonly over: boolean; // the match
  readonly choice: Holding;
  readonly speak: Speak;
}

/** What is marked on the table: the groups with their sizes, and the free places for the card held. */
export function Marks({ table, outlined, mine, over, choice, speak }: MarksProps) {
  const lying = lyingOn(table);
  const groups = outlines(lying, outlined);
  const places = choice.face === undefined || over ? [] : freeCells(lying);
  return (
    <>
      <svg class="seven-dragons-layer" aria-hidden="true">
        {groups.map(({ path, ripe }) => (
          <g key={path} class="seven-dragons-group" data-ripe={ripe ? '' : undefined}>
            <path class="casing" d={path} />
            <path class="line" d={path} />
          </g>
        ))}
      </svg>
      {places.map((cell) => (
        <Place key={cell} cell={cell} mine={mine} choice={choice} speak={speak} />
      ))}
      {groups.map(({ path, ripe, size, left, top }) => (
        <b
          key={path}
          class="seven-dragons-size"
          data-ripe={ripe ? '' : undefined}
          style={{ left, top }}
          aria-hidden="true"
        >
          {size}
        </b>
      ))}
    </>
  );
}
