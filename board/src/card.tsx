import type { ComponentChildren } from 'preact';
import './card.css';

export const CARD = { width: 100, height: 140 } as const;

interface CardProps {
  readonly class?: string;
  readonly piece?: string | undefined; // its identity, where it is one of the pieces on the table
  readonly children: ComponentChildren; // what is drawn on it, in a box of 100 × 140
}

/** A card of the usual shape, as wide as `--card` says: rounded, with a worn edge and a soft shadow. */
export function Card({ class: name = '', piece, children }: CardProps) {
  return (
    <svg class={`card ${name}`} viewBox="0 0 100 140" data-piece={piece} aria-hidden="true">
      {children}
      <rect class="card-edge" x="1" y="1" width="98" height="138" rx="9" />
    </svg>
  );
}
