import crown from 'icon:queen-crown';
import { Icon, Plate } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import type { Speak } from './speak.ts';
import { leaders, type Table } from './table.ts';

interface OwnerProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly name: string;
  readonly blocked: readonly string[];
  readonly speak: Speak;
}

/** Who builds here, and whether nobody has built more. */
export function Owner({ table, seat, name, blocked, speak }: OwnerProps) {
  return (
    <Plate seat={seat} name={name} turn={table.turn === seat} blocked={blocked.includes(`seat ${seat}`)}>
      {leaders(table).includes(seat) && (
        <span class="diamoniak-crown" role="img" aria-label={speak('leads')}>
          <Icon path={crown} />
        </span>
      )}
    </Plate>
  );
}
