import type { ComponentChildren } from 'preact';
import './plate.css';

/** A player's token: the initial on the material of the seat, so that it is known without its colour. */
export function Dab({ seat, name }: { readonly seat: number; readonly name: string }) {
  return (
    <span class="dab" data-seat={seat} aria-hidden="true">
      {initial(name)}
    </span>
  );
}

export function initial(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
}

interface PlateProps {
  readonly seat: number;
  readonly name: string;
  readonly turn?: boolean; // it is their turn
  readonly out?: boolean;
  readonly blocked?: boolean;
  readonly children?: ComponentChildren; // score, cards in hand, marks
}

/** Who sits there: name, whose turn it is, and what the game counts. */
export function Plate({ seat, name, turn, out, blocked, children }: PlateProps) {
  return (
    <div
      class="plate"
      data-turn={turn ? '' : undefined}
      data-out={out ? '' : undefined}
      data-blocked={blocked ? '' : undefined}
    >
      <Dab seat={seat} name={name} />
      <span class="plate-name">{name}</span>
      {children}
    </div>
  );
}
