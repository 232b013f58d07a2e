import type { ComponentType } from 'preact';
import { Diamoniak } from './covers/diamoniak.tsx';
import { DragonInferno } from './covers/dragon-inferno.tsx';
import { Drakon } from './covers/drakon.tsx';
import { Red7 } from './covers/red7.tsx';
import { SevenDragons } from './covers/seven-dragons.tsx';
import './cover.css';

const COVERS: { readonly [game: string]: ComponentType } = {
  red7: Red7,
  'seven-dragons': SevenDragons,
  'dragon-inferno': DragonInferno,
  drakon: Drakon,
  diamoniak: Diamoniak,
};

/** A game's picture, in a box of 320 × 200. */
export function Cover({ game }: { readonly game: string }) {
  const Picture = COVERS[game];
  return (
    <svg class="cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Picture !== undefined && <Picture />}
    </svg>
  );
}
