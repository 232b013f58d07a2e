import { initial } from '@hoard/board';
import type { Seat } from '@hoard/kernel';
import { Emblem } from './emblem.tsx';
import { HERO_ICON } from './emblems.ts';
import type { HeroName } from './table.ts';
import './figure.css';

/** The colour of a seat, for what belongs to it. */
export function seatColour(seat: Seat): { readonly '--seat': string } {
  return { '--seat': `var(--seat-${seat})` };
}

interface HeroProps {
  readonly seat: Seat;
  readonly hero: HeroName | null;
  readonly name?: string | undefined; // of the player
}

/** A hero as a figure: a cloak in the colour of the seat, the initial of the player on it, the hero's emblem as the head. */
export function Hero({ seat, hero, name }: HeroProps) {
  return (
    <svg class="drakon-hero" viewBox="0 0 60 72" style={seatColour(seat)} aria-hidden="true">
      <ellipse class="drakon-ground" cx="30" cy="63" rx="25" ry="7.5" />
      <path class="drakon-cloak" d="M30 30C45 30 49 44 52 60 46 67 14 67 8 60 11 44 15 30 30 30Z" />
      <circle class="drakon-head" cx="30" cy="23" r="20" />
      {hero !== null && <Emblem class="drakon-emblem" name={HERO_ICON[hero]} at={[16, 9, 28]} />}
      {name !== undefined && (
        <text class="drakon-initial" x="30" y="60">
          {initial(name)}
        </text>
      )}
    </svg>
  );
}

/** The emblem of a hero on a disc of the seat's colour. */
export function Badge({ seat, hero, name }: HeroProps) {
  return (
    <svg class="drakon-badge" viewBox="0 0 44 44" style={seatColour(seat)} aria-hidden="true">
      <circle class="drakon-head" cx="22" cy="22" r="20" />
      {hero === null ? (
        <text class="drakon-initial" x="22" y="29">
          {initial(name ?? '')}
        </text>
      ) : (
        <Emblem class="drakon-emblem" name={HERO_ICON[hero]} at={[8, 8, 28]} />
      )}
    </svg>
  );
}

/** Drakon, and her shadow that falls over the walls. */
export function Drakon() {
  return (
    <svg class="drakon-dragon" viewBox="0 0 100 100" aria-hidden="true">
      <Emblem class="drakon-shadow" name="wyvern" at={[-5, 7, 114]} />
      <Emblem class="drakon-body" name="wyvern" at={[3, -1, 94]} />
    </svg>
  );
}
