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
  const all = useMemo(() => flows(lyingOn(table)), [table]);
  const isLate = ({ cells: both }: Flow) =>
    both.some((cell) => news.has(pieces.at.get(cell) ?? '') || cell === turnedAt || cell === choice.from);
  return (
    <>
      {cells.map((cell) => {
        const piece = pieces.at.get(cell)!;
        const isHeld = cell === choice.from;
        return (
          <div
            key={piece}
            class="seven-dragons-lying"
            style={placed(cell)}
            data-piece={news.has(piece) || isHeld ? piece : undefined}
            data-place={cell}
            data-held={isHeld ? '' : undefined}
            data-way={isHeld ? choice.way : 'upright'}
            data-turned={cell === turnedAt ? '' : undefined}
          >
            <StillFace face={isHeld ? choice.face! : table.table[cell]!} />
            <i
              class="seven-dragons-shine"
              {...choice.part(cell, `${cell}: ${speak.card(table.table[cell]!)}`, '4.4')}
            />
          </div>
        );
      })}
      <SilverDragon table={table} pieces={pieces} blocked={blocked.includes(SILVER)} choice={choice} speak={speak} />
      <FlowGlass of={all.filter((flow) => !isLate(flow))} kind="settled" />
      {choice.from === undefined && <FlowGlass key={JSON.stringify(table.table)} of={all.filter(isLate)} kind="late" />}
    </>
  );
}

/** A face that is drawn once and stays while others come. */
function StillFace({ face }: { readonly face: string }) {
  return useMemo(() => <Face face={face} />, [face]);
}

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
