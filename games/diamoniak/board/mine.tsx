import { type Choice, Count } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { PRICE } from '../components.ts';
import { Gem } from './art/gem.tsx';
import { OwnCastle } from './castle.tsx';
import { Face, Tag } from './face.tsx';
import { fairy, gem } from './journeys.ts';
import type { Outlook } from './outlook.ts';
import { Owner } from './owner.tsx';
import type { Speak } from './speak.ts';
import type { Table } from './table.ts';
import { nextOf } from './touch.ts';
import { labelled } from './words.ts';

interface MineProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly name: string;
  readonly choice: Choice;
  readonly outlook: Outlook;
  readonly blocked: readonly string[];
  readonly speak: Speak;
}

/** One's own hill in front: the castle, the treasure, and fairies and spare pieces under the thumb. */
export function Mine(props: MineProps) {
  const { table, seat, name, choice, outlook, blocked, speak } = props;
  const rows = rowsOf(table.players[seat]!.spares);
  return (
    <section class="diamoniak-mine" aria-label={speak('buildsHere')}>
      <div class="diamoniak-home" {...choice.part('home', speak('buildsHere'), '4.3')} />
      <OwnCastle {...{ table, seat, choice, outlook, speak }} />
      <div class="diamoniak-hoard">
        <Owner {...{ table, seat, name, blocked, speak }} />
        <Diamonds {...props} />
      </div>
      <div class="diamoniak-cards" data-many={rows.length > 1 ? '' : undefined}>
        {rows.map((row, i) => (
          <div key={i} class="diamoniak-row">
            {i === 0 && <Fairies {...props} />}
            {row.map((piece) => (
              <div
                key={piece}
                class="diamoniak-spare"
                data-piece={piece}
                data-going={outlook.going.includes(piece) ? '' : undefined}
                {...choice.part(piece, labelled(piece, speak), '4.2')}
              >
                <Face card={piece} />
                <Tag piece={piece} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

const ROW = 5; // pieces that fit beside each other, with the fairies

/** Spare pieces in one row, or in two when they are many. */
function rowsOf(pieces: readonly string[]): (readonly string[])[] {
  if (pieces.length <= ROW) return [pieces];
  const half = Math.floor(pieces.length / 2);
  return [pieces.slice(0, half), pieces.slice(half)];
}

/** Diamonds, three to a tray: a full tray buys a piece. */
function Diamonds({ table, seat, choice, outlook, blocked, speak }: MineProps) {
  const { diamonds } = table.players[seat]!;
  const { chosen, part } = nextOf('D', choice);
  const left = Math.min(diamonds - chosen, outlook.diamonds);
  const trays = Math.max(1, Math.ceil(diamonds / PRICE));
  return (
    <div
      class="diamoniak-diamonds"
      data-many={trays > 3 ? '' : undefined}
      {...choice.part(part, speak('diamonds', { count: diamonds }), '4.4')}
      data-blocked={blocked.includes('D') ? '' : undefined}
    >
      <span class="diamoniak-spot" data-place={`hoard ${seat}`} />
      {Array.from({ length: trays }, (_, tray) => (
        <span key={tray} class="diamoniak-tray" data-full={left >= (tray + 1) * PRICE ? '' : undefined}>
          {Array.from({ length: Math.min(PRICE, diamonds - tray * PRICE) }, (_, i) => tray * PRICE + i).map((at) => (
            <span key={at} data-piece={gem(seat, at)} data-going={at >= left ? '' : undefined}>
              <Gem />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

/** Fairies lie on each other: they are alike. */
function Fairies({ table, seat, choice, outlook, speak }: MineProps) {
  const { fairies } = table.players[seat]!;
  const { chosen, part } = nextOf('F', choice);
  if (fairies === 0) return null;
  const left = Math.min(fairies - chosen, outlook.fairies);
  return (
    <div class="diamoniak-fairies" {...choice.part(part, speak('fairies', { count: fairies }), '4.6')}>
      {Array.from({ length: fairies }, (_, at) => (
        <span key={at} data-piece={fairy(seat, at)} data-going={at >= left ? '' : undefined}>
          <Face card="F" />
        </span>
      ))}
      {fairies > 1 && <Count class="diamoniak-count" of={left} />}
    </div>
  );
}
