import clockwise from 'icon:clockwise-rotation';
import { type Choice, Icon } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { PIECES } from '../components.ts';
import { Dragon } from './dragon.tsx';
import { Egg } from './egg.tsx';
import type { Hold } from './hold.ts';
import { formOf } from './shapes.ts';
import type { Speak } from './speak.ts';
import { eggsLeft, type Table } from './table.ts';
import { Tile } from './tile.tsx';
import './hand.css';

interface HandProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly summoned: string | undefined; // the dragon to be placed
  readonly hold: Hold;
  readonly choice: Choice;
  readonly speak: Speak;
}

/** What lies in front of a player: seven tiles or the dragon that came, and the nest or the button that turns. */
export function Hand({ table, seat, summoned, hold, choice, speak }: HandProps) {
  const piece = (name: string) => (hold.carried ? undefined : name);
  const lying = (name: string) => {
    const form = formOf(name, hold.turnOf(name));
    const style = { '--wide': form.width, '--tall': form.height };
    return { form, style, 'data-spun': hold.spun === name ? '' : undefined };
  };
  return (
    <section class="dragon-inferno-hand" aria-label={speak('yourTiles')}>
      {summoned === undefined ? (
        PIECES.map((name) => (
          <Slot key={name} name={name} placed={!table.unplaced[seat]!.includes(name)} choice={choice} speak={speak}>
            <Tile key={hold.turnOf(name)} {...lying(name)} data-piece={piece(`tile ${seat} ${name}`)} seat={seat} />
          </Slot>
        ))
      ) : (
        <div class="dragon-inferno-perch" {...choice.part('dragon', speak('dragon', { dragon: summoned }), '5.2')}>
          <Dragon
            key={hold.turnOf(`dragon ${summoned}`)}
            {...lying(`dragon ${summoned}`)}
            data-piece={piece(`dragon ${summoned}`)}
          />
          <b class="dragon-inferno-letter">{summoned}</b>
        </div>
      )}
      {table.phase === 'eggs' ? (
        <div
          class="dragon-inferno-nest"
          data-place="nest"
          {...choice.part('egg', speak('nest', { count: eggsLeft(table, seat) }), '2.2')}
          data-open={choice.moves.length > 0 ? '' : undefined}
        >
          {Array.from({ length: eggsLeft(table, seat) }, (_, i) => (
            <Egg key={i} />
          ))}
        </div>
      ) : (
        <div
          class="dragon-inferno-turn"
          data-idle={hold.piece === undefined ? '' : undefined}
          {...choice.part('turn', speak('turn'), '1.2')}
        >
          <Icon path={clockwise} />
          <span>{speak('turn')}</span>
        </div>
      )}
    </section>
  );
}

interface SlotProps {
  readonly name: string;
  readonly placed: boolean;
  readonly choice: Choice;
  readonly speak: Speak;
  readonly children: ComponentChildren;
}

function Slot({ name, placed, choice, speak, children }: SlotProps) {
  if (placed) return <div class="dragon-inferno-slot" data-placed="" />;
  return (
    <div class="dragon-inferno-slot" {...choice.part(name, speak('tile', { piece: name }), '3.1')}>
      {children}
      <span class="dragon-inferno-letter" aria-hidden="true">
        {name}
      </span>
    </div>
  );
}
