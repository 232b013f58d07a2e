import twins from 'icon:double-dragon';
import spiral from 'icon:dragon-spiral';
import hydra from 'icon:hydra';
import serpent from 'icon:sea-dragon';
import horned from 'icon:spiked-dragon-head';
import winged from 'icon:wyvern';
import type { JSX } from 'preact';
import type { Glass } from './table.ts';

/** Each dragon by its outline alone: horned, coiled, sea serpent, three-headed, winged, and the twins of the rainbow; 512 × 512. */
export const DRAGON: { readonly [glass in Glass]: string } = {
  R: horned,
  Y: spiral,
  B: serpent,
  G: hydra,
  K: winged,
  '*': twins,
};

const RAYS = Array.from({ length: 14 }, (_, i) => {
  const at = (turn: number, far: number) =>
    `${(50 + far * Math.cos(turn)).toFixed(1)} ${(50 + far * Math.sin(turn)).toFixed(1)}`;
  const turn = (i / 14) * 2 * Math.PI;
  return `M${at(turn - 0.17, 40)}L${at(turn, 52)}L${at(turn + 0.17, 40)}z`;
}).join('');

/** What stands behind each dragon: fire, sun, moon over the sea, leaf, crescent; in a box of 100 × 100. */
export const BEHIND: { readonly [glass in Glass]: string } = {
  R: 'M50 0C60 14 58 22 70 24 72 16 70 10 68 6 86 18 98 38 96 58 94 84 74 100 50 100 26 100 6 84 4 58 3 42 12 30 20 22 20 34 26 38 32 36 30 20 38 8 50 0z',
  Y: `M50 13a37 37 0 1 1 0 74a37 37 0 1 1 0-74z${RAYS}`,
  B: 'M50 5a45 45 0 0 1 43 58q-7 6-14.4 0t-14.3 0-14.3 0-14.3 0-14.3 0-14.4 0A45 45 0 0 1 50 5zM11 75q6.6-6 13 0t13 0 13 0 13 0 13 0 13 0A45 45 0 0 1 11 75z',
  G: 'M50 0C80 8 99 36 93 92 60 99 12 92 5 50 3 28 16 10 50 0z',
  K: 'M58 3A48 48 0 1 0 97 62 40 40 0 1 1 58 3zM86 12l2.4 6.6L95 21l-6.6 2.4L86 30l-2.4-6.6L77 21l6.6-2.4z',
  '*': 'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94z',
};

/** The letter of each colour, drawn, as hundreds of them lie on a table; 8 × 10. */
export const LETTER: { readonly [glass in Glass]: string } = {
  R: 'M1 10V0h3.5a2.8 2.8 0 0 1 0 5.6H1M4.2 5.6 7.4 10',
  Y: 'M.4 0 4 5l3.6-5M4 5v5',
  B: 'M1 0h3.4a2.4 2.4 0 0 1 0 4.8H1h3.9a2.6 2.6 0 0 1 0 5.2H1z',
  G: 'M7.3 2.400A3.9 5 0 1 0 7.6 6H4.8',
  K: 'M1 0v10M7 0 1.2 5.800M3 4.2 7.4 10',
  '*': 'M4 0v10M-.2 2.500l8.4 5M8.2 2.500l-8.4 5',
};

/** The scales of each dragon, a tile of a pattern that goes on from card to card: its size divides a quarter's. */
export const SCALES: { readonly [glass in Glass]: JSX.Element } = {
  R: <path d="M0 0 6.25 8 12.5 0M-6.25 7 0 15 6.25 7l6.25 8 6.25-8M-6.25-7 0 1l6.25-8 6.25 8 6.25-8" />,
  Y: <path d="M6.25 2.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8M0-1v2M12.5-1v2M0 13v2M12.5 13v2" />,
  B: <path d="M-6.25 4.5q3.125-5 6.25 0t6.25 0 6.25 0 6.25 0M-6.25 11.5q3.125-5 6.25 0t6.25 0 6.25 0 6.25 0" />,
  G: <path d="M0 0a6.25 7 0 0 0 12.5 0M-6.25 7a6.25 7 0 0 0 12.5 0 6.25 7 0 0 0 12.5 0" />,
  K: <path d="M0 7 6.25 0 12.5 7 6.25 14zM5 7h2.5M-1.25 0h2.5M11.25 0h2.5M-1.25 14h2.5M11.25 14h2.5" />,
  '*': <path d="M0 14 12.5 0M-1 1l2-2M11.5 15l2-2" />,
};
