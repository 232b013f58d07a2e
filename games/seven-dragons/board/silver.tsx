import { ActionFace, SilverFace } from './face.tsx';
import type { Holding } from './holding.ts';
import type { Pieces } from './pieces.ts';
import type { Speak } from './speak.ts';
import { silverGlass, type Table } from './table.ts';

interface SilverProps {
  readonly table: Table;
  readonly pieces: Pieces;
  readonly blocked: boolean;
  readonly choice: Holding;
  readonly speak: Speak;
}

/** The silver dragon with the pile of action cards on it: the top one gives it its colour, the lowest one looks out. */
export function SilverDragon({ table, pieces, blocked, choice, speak }: SilverProps) {
  const { pile } = table;
  const glass = silverGlass(table);
  const [top, lowest] = [pile.at(-1), pile.length > 1 ? pile[0] : undefined];
  const label = `${speak('silverNow', { colour: glass })}. ${speak('pileNow', { count: pile.length })}`;
  return (
    <div class="seven-dragons-lying seven-dragons-silver" style={{ left: '0px', top: '0px' }}>
      <div key={glass} class="seven-dragons-tint">
        <SilverFace glass={glass} />
      </div>
      {lowest !== undefined && (
        <div
          key={`bottom ${lowest}`}
          class="seven-dragons-pile"
          data-end="bottom"
          data-piece={pieces.at.get(`bottom ${lowest}`)}
        >
          <ActionFace action={lowest} />
        </div>
      )}
      {top !== undefined && (
        <div key={`top ${top}`} class="seven-dragons-pile" data-end="top" data-piece={pieces.at.get(`top ${top}`)}>
          <ActionFace action={top} />
        </div>
      )}
      <i class="seven-dragons-shine" {...choice.part('silver', label, '6.1')} data-blocked={blocked ? '' : undefined} />
      {pile.length > 1 && <b class="seven-dragons-height">{pile.length}</b>}
    </div>
  );
}
