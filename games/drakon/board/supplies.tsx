import { type Choice, Count } from '@hoard/board';
import { Emblem } from './emblem.tsx';
import { Drakon } from './figure.tsx';
import { SlabBack } from './slab.tsx';
import type { Speak } from './speak.ts';
import type { Table } from './table.ts';
import './supplies.css';

interface SuppliesProps {
  readonly table: Table;
  readonly choice: Choice;
  readonly speak: Speak;
}

/** The hoard, Drakon asleep beside it until she is in play, and the pile. */
export function Supplies({ table: { pile, hoard, drakon }, choice, speak }: SuppliesProps) {
  const touched = choice.carries('drakon') ? choice.part('drakon', speak('drakon'), '4.4') : {};
  return (
    <div class="drakon-supplies" data-place="gone">
      <div
        class="drakon-supply"
        data-place="hoard"
        {...choice.place('hoard', speak('hoard', { count: hoard.length }), '2.2')}
      >
        <svg class="drakon-chest" viewBox="0 0 512 512" aria-hidden="true">
          <Emblem name="open-treasure-chest" />
        </svg>
        <Count of={hoard.length} />
      </div>
      {drakon === null && (
        <div class="drakon-asleep" title={speak('waiting')} data-piece="drakon" {...touched}>
          <Drakon />
        </div>
      )}
      <div
        class="drakon-supply"
        data-place="pile"
        {...choice.place('pile', speak('pile', { count: pile.length }), '4.3')}
      >
        <SlabBack />
        <Count of={pile.length} />
      </div>
    </div>
  );
}
