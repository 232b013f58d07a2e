import { type PartAttributes, steady } from '@hoard/board';
import { useMemo } from 'preact/hooks';
import { Face } from './face.tsx';
import { type Flow, flows } from './flow.ts';
import { scalesOf } from './glass.tsx';
import type { Holding } from './holding.ts';
import { lyingOn } from './lying.ts';
import { placed } from './outline.ts';
import { arrivals, type Pieces } from './pieces.ts';
import { SilverDragon } from './silver.tsx';
import type { Speak } from './speak.ts';
import { Still } from './still.tsx';
import { GLASSES, SILVER, type Table } from './table.ts';
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
  const still = useMemo(
    () => <Still faces={cells.filter(isStill).map((cell) => [cell, table.table[cell]!] as const)} />,
    [table, turnedAt, choice.from],
  );
  const all = useMemo(() => flows(lyingOn(table)), [table]);
  const isLate = ({ cells: both }: Flow) =>
    both.some((cell) => news.has(pieces.at.get(cell) ?? '') || cell === turnedAt || cell === choice.from);
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
      <FlowGlass of={all.filter((flow) => !isLate(flow))} kind="settled" />
      {choice.from === undefined && <FlowGlass key={JSON.stringify(table.table)} of={all.filter(isLate)} kind="late" />}
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

/** Glass over the lead between cards; what is late comes when its card has arrived. */
function FlowGlass({ of, kind }: { readonly of: readonly Flow[]; readonly kind: 'settled' | 'late' }) {
  return (
    <svg class="seven-dragons-layer" data-flow={kind} aria-hidden="true">
      {GLASSES.map((glass) => {
        const path = of
          .filter((flow) => flow.glass === glass)
          .map((flow) => flow.path)
          .join('');
        return path === '' ? null : (
          <g key={glass} data-glass={glass}>
            {glass === '*' && <path class="glass" d={path} />}
            <path d={path} fill={scalesOf(glass)} />
          </g>
        );
      })}
    </svg>
  );
}
