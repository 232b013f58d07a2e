import { PATTERN, TURNS } from '../components.ts';
import { Emblem } from './emblem.tsx';
import { EMBLEM } from './emblems.ts';
import { arrowsIn, chamber, effectIn, patternOf } from './table.ts';
import './slab.css';

const ARROW = 'M50 2.5 69 23.5H58.5V33h-17V23.5H31Z';
const SIDES = 'NESW';

interface SlabProps {
  readonly name: string; // as it lies: find:ES
  readonly leads?: string; // the sides on which its arrows lead somewhere: "ES"
  readonly quarters?: number | undefined; // clockwise from its pattern; counted on while one turns it, so that it never spins back
}

/** A chamber seen from above: its floor, arrows carved in the stone, and what it does as an inlay in the middle. */
export function Slab({ name, leads = '', quarters = quartersOf(name) }: SlabProps) {
  const effect = effectIn(name);
  const { kind, icon } = EMBLEM[effect];
  const pattern = arrowsIn(patternOf(name));
  return (
    <svg class="drakon-slab" viewBox="0 0 100 100" data-kind={kind} data-effect={effect} aria-hidden="true">
      <g class="drakon-arrows" style={{ rotate: `${quarters * 90}deg` }}>
        {[...pattern].map((side) => {
          const at = SIDES.indexOf(side);
          const lies = SIDES[(at + quarters) % 4]!;
          return at < 0 ? null : (
            <path
              key={side}
              d={ARROW}
              transform={`rotate(${at * 90} 50 50)`}
              data-leads={leads.includes(lies) ? '' : undefined}
            />
          );
        })}
      </g>
      {icon !== undefined && (
        <>
          <path class="drakon-inlay" d={INLAY[kind === 'plain' ? 'wide' : 'round']} />
          <Mark effect={effect} icon={icon} />
        </>
      )}
    </svg>
  );
}

const INLAY = {
  round: 'M50 27.5A22.5 22.5 0 1 1 50 72.5 22.5 22.5 0 1 1 50 27.5Z',
  wide: 'M50 25 68 32 75 50 68 68 50 75 32 68 25 50 32 32Z',
};

function Mark({ effect, icon }: { readonly effect: string; readonly icon: string }) {
  const steals = effect.startsWith('steal-');
  const right = effect === 'steal-right';
  if (!steals) return <Emblem class="drakon-mark" name={icon} at={[34.5, 34.5, 31]} />;
  return (
    <g class="drakon-mark" transform={right ? 'translate(100) scale(-1 1)' : undefined}>
      <Emblem name={icon} at={[40, 37, 26]} />
      <path d="M39.5 42v16L30 50Z" />
    </g>
  );
}

/** Quarter turns from the pattern to how it lies. */
export function quartersOf(name: string): number {
  const lying = chamber(name);
  return TURNS[PATTERN[lying]!]!.indexOf(lying);
}

/** The back of a chamber. */
export function SlabBack() {
  return (
    <svg class="drakon-slab drakon-back" viewBox="0 0 100 100" aria-hidden="true">
      <path class="drakon-maze" d="M14 50V14H86V86H26V26H74V74H38V38H62V62H50V50" />
    </svg>
  );
}
