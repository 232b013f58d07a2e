import { type PartAttributes, steady } from '@hoard/board';
import { useMemo } from 'preact/hooks';
import { Face } from './face.tsx';
import { type Flow, flows } from './flow.ts';
import type { Holding } from './holding.ts';
import { lyingOn } from './lying.ts';
import { placed } from './outline.ts';
import { arrivals, type Pieces } from './pieces.ts';
import { SilverDragon } from './silver.tsx';
import type { Speak } from './speak.ts';
import { FlowGlass, Still } from './still.tsx';
import { SILVER, type Table } from './table.ts';
import './field.css';

interface FieldProps {
  readonly table: Table;
  readonly pieces: Pieces;
  readonly turnedAt: string | undefined; // where a card has just been turned
  readonly blocked: readonly string[];
  readonly choice: Holding;
  readonly speak: Speak;
}

/** The cards on the table and the glass that runs on between them. */
export function Field({ table, pieces, turnedAt, blocked, choice, speak }: FieldProps) {
  const cells = Object.keys(table.table).filter((cell) => cell !== SILVER);
  const news = arrivals(pieces);
  const isStill = (cell: string) => !news.has(pieces.at.get(cell)!) && cell !== turnedAt && cell !== choice.from;
  const all = useMemo(() => flows(lyingOn(table)), [table]);
  const isLate = ({ cells: both }: Flow) => both.some((cell) => cell !== SILVER && !isStill(cell));
  const overSilver = ({ cells: both }: Flow) => both.includes(SILVER);
  const settled = all.filter((flow) => !isLate(flow));
  const still = useMemo(
    () => (
      <Still
        faces={cells.filter(isStill).map((cell) => [cell, table.table[cell]!])}
        flows={settled.filter((flow) => !overSilver(flow))}
      />
    ),
    [table, turnedAt, choice.from],
  );
  return (
    <>
      {still}
      {cells.map((cell) => {
        const piece = pieces.at.get(cell)!;
        const isHeld = cell === choice.from;
        return (
          <Lying
            key={piece}
            cell={cell}
            piece={news.has(piece) || isHeld ? piece : undefined}
            face={isStill(cell) ? undefined : isHeld ? choice.face! : table.table[cell]!}
            way={isHeld ? choice.way : 'upright'}
            held={isHeld}
            turned={cell === turnedAt}
            {...choice.part(cell, `${cell}: ${speak.card(table.table[cell]!)}`, '4.4')}
          />
        );
      })}
      <SilverDragon table={table} pieces={pieces} blocked={blocked.includes(SILVER)} choice={choice} speak={speak} />
      <svg class="seven-dragons-layer" aria-hidden="true">
        <FlowGlass of={settled.filter(overSilver)} />
      </svg>
      {choice.from === undefined && (
        <svg key={JSON.stringify(table.table)} class="seven-dragons-layer" data-late="" aria-hidden="true">
          <FlowGlass of={all.filter(isLate)} />
        </svg>
      )}
    </>
  );
}

interface LyingProps extends PartAttributes {
  readonly cell: string;
  readonly piece: string | undefined;
  readonly face: string | undefined; // of one that lies still there is a drawing already
  readonly way: Holding['way'];
  readonly held: boolean;
  readonly turned: boolean;
}

/** A card on the table. */
const Lying = steady(({ cell, piece, face, way, held, turned, ...part }: LyingProps) => (
  <div
    class="seven-dragons-lying"
    style={placed(cell)}
    data-piece={piece}
    data-place={cell}
    data-held={held ? '' : undefined}
    data-way={way}
    data-turned={turned ? '' : undefined}
  >
    {face !== undefined && <Face face={face} />}
    <i class="seven-dragons-shine" {...part} />
  </div>
));
