import type { Choice } from '@hoard/board';
import type { Happening } from '@hoard/kernel';
import { CELL_NAMES, cellAt, SIDE } from '../board.ts';
import { Dragon } from './dragon.tsx';
import { Egg } from './egg.tsx';
import { labelOf, ruleAt } from './field-label.ts';
import { Effects, Ghost } from './ghost.tsx';
import { Ground, TORN } from './ground.tsx';
import type { Outlook } from './outlook.ts';
import { footprintOf } from './shapes.ts';
import type { Speak } from './speak.ts';
import { spotAt, spotOf } from './spot.ts';
import type { Table } from './table.ts';
import { Tile } from './tile.tsx';
import './map.css';

interface MapProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly scores: readonly [number, number];
  readonly outlook: Outlook | undefined;
  readonly hint: string | undefined;
  readonly happenings: readonly Happening[];
  readonly choice: Choice;
  readonly speak: Speak;
}

const ROWS = Array.from({ length: SIDE }, (_, i) => SIDE - i);
const CELLS = ROWS.flatMap((row) => [...'abcdefgh'].map((_, column) => CELL_NAMES[cellAt(column, row - 1)!]!));

/** The map of eight by eight fields with all that lies on it, and the ghost of what is held over it. */
export function Chart(props: MapProps) {
  const { table, outlook, hint, choice, speak } = props;
  const hinted = hint === undefined || hint.startsWith('egg') ? undefined : footprintOf(hint);
  return (
    <div class="dragon-inferno-map">
      <div class="dragon-inferno-sheet" style={{ clipPath: TORN }} />
      <span class="dragon-inferno-sky" data-place="sky" />
      <div class="dragon-inferno-rows" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <div class="dragon-inferno-columns" aria-hidden="true">
        {[...'abcdefgh'].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div class="dragon-inferno-grid">
        <Ground />
        <Pieces {...props} />
        {hinted !== undefined && <Ghost footprint={hinted} seat={table.turn} kind="hint" />}
        {outlook !== undefined && (
          <Ghost footprint={outlook.footprint} seat={table.turn} kind={outlook.legal ? 'fits' : 'blocked'} />
        )}
        <div class="dragon-inferno-cells" data-phase={table.phase}>
          {CELLS.map((cell) => (
            <div
              key={cell}
              class="dragon-inferno-cell"
              {...choice.part(cell, labelOf(table, cell, speak), ruleAt(table, cell))}
            />
          ))}
        </div>
        {outlook !== undefined && <Effects outlook={outlook} scores={props.scores} names={props.names} />}
      </div>
    </div>
  );
}

function Pieces({ table, outlook, happenings }: MapProps) {
  const fresh = (what: string, key: string, name: string) =>
    happenings.some((one) => one.what === what && one.args[key] === name) ? '' : undefined;
  return (
    <>
      {[...table.eggs, ...table.hatched].map((cell) => (
        <div
          key={`egg ${cell}`}
          class="dragon-inferno-nestling"
          data-piece={`egg ${cell}`}
          data-doomed={outlook?.breaks.includes(cell) ? '' : undefined}
          style={spotAt(cell)}
        >
          <Egg state={outlook?.breaks.includes(cell) ? 'broken' : table.hatched.includes(cell) ? 'hatched' : 'whole'} />
        </div>
      ))}
      {table.tiles.map(({ seat, piece, hole, castle }) => {
        const lying = footprintOf(`tile ${piece} ${hole} ${castle}`)!;
        return (
          <Tile
            key={`tile ${seat} ${piece}`}
            class="dragon-inferno-laid"
            data-piece={`tile ${seat} ${piece}`}
            data-fresh={fresh('placed', 'cells', lying.cells.join(' '))}
            style={spotOf(lying)}
            form={lying.form}
            seat={seat}
          />
        );
      })}
      {table.dragons.map(({ piece, cells }) => {
        const lying = footprintOf(`dragon ${piece} ${cells.join(' ')}`)!;
        return (
          <Dragon
            key={`dragon ${piece}`}
            class="dragon-inferno-laid"
            data-piece={`dragon ${piece}`}
            data-fresh={fresh('burned', 'dragon', piece)}
            style={spotOf(lying)}
            form={lying.form}
          />
        );
      })}
    </>
  );
}
