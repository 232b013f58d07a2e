import crown from 'icon:laurel-crown';
import { type Choice, Icon, Plate } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { Egg } from './egg.tsx';
import { formOf } from './shapes.ts';
import type { Speak } from './speak.ts';
import type { Table } from './table.ts';
import { Tile } from './tile.tsx';
import './ribbon.css';

interface RibbonProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  readonly after: number | undefined; // points after the move thought of
  readonly leads: boolean;
  readonly own: boolean; // the tiles lie in the hand below
  readonly turn: boolean;
  readonly choice: Choice;
  readonly speak: Speak;
}

/** A player: name, points now and after the move thought of, eggs broken, tiles left. */
export function Ribbon({ table, seat, name, points, after, leads, own, turn, choice, speak }: RibbonProps) {
  const broken = table.broken[seat]!;
  const standing = speak('standing', { seat, points, broken, tiles: table.unplaced[seat]!.length });
  const label = leads ? `${standing}, ${speak('leads')}` : standing;
  return (
    <div
      class="dragon-inferno-ribbon"
      data-seat={seat}
      data-own={own ? '' : undefined}
      data-place={`seat ${seat}`}
      {...choice.part(`seat ${seat}`, label, '6.2')}
      role="img"
    >
      <Plate seat={seat} name={name} turn={turn} />
      <span class="dragon-inferno-points" aria-hidden="true">
        {leads && <Icon path={crown} class="dragon-inferno-leads" />}
        <b>{points}</b>
        {after !== undefined && after !== points && (
          <i data-worse={after < points ? '' : undefined}>
            {'→ '}
            {after}
          </i>
        )}
      </span>
      <div class="dragon-inferno-stock" aria-hidden="true">
        {broken > 0 && (
          <span class="dragon-inferno-shells">
            <Egg state="broken" />−{broken}
          </span>
        )}
        {table.unplaced[seat]!.map((piece) => {
          const form = formOf(piece, 0);
          return (
            <Tile
              key={piece}
              data-piece={own ? undefined : `tile ${seat} ${piece}`}
              style={{ '--wide': form.width }}
              form={form}
              seat={seat}
            />
          );
        })}
      </div>
    </div>
  );
}
