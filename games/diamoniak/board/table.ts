import type { Position, Seat, Viewer } from '@hoard/kernel';
import { COLOURS, PIECES_OF_A_CASTLE, RANSOM } from '../components.ts';

export type Colour = (typeof COLOURS)[number];

export interface Player {
  readonly colour: Colour | null; // of the castle it builds
  readonly castle: readonly string[];
  readonly spares: readonly string[];
  readonly diamonds: number;
  readonly fairies: number;
}

/** A view of Diamoniak (RULES.md §7), as the board reads it. */
export interface Table {
  readonly seats: number;
  readonly turn: Seat; // in a finished game the winner
  readonly phase: 'start' | 'drawn' | 'witch';
  readonly pile: readonly string[];
  readonly returned: readonly string[];
  readonly players: readonly Player[];
}

export function tableOf(view: Position): Table {
  return view as unknown as Table;
}

/** The pieces of a castle: the three roofs from left to right, then what stands under them. */
export function piecesOf(colour: Colour): string[] {
  return Array.from({ length: PIECES_OF_A_CASTLE }, (_, i) => `${colour}${i + 1}`);
}

export function colourOf(piece: string): Colour {
  return piece[0] as Colour;
}

export function isPiece(card: string): boolean {
  return card.length === 2;
}

/** The colours nobody builds: the next castle will have one of them (§4.1). */
export function freeColours({ players }: Table): Colour[] {
  return COLOURS.filter((colour) => players.every((player) => player.colour !== colour));
}

/** Whether the last piece is built: then the game is over (§6.1). */
export function isComplete({ castle }: Player): boolean {
  return castle.length === PIECES_OF_A_CASTLE;
}

/** Who has built most, unless all have built as much. */
export function leaders({ players }: Table): Seat[] {
  const most = Math.max(...players.map(({ castle }) => castle.length));
  const seats = players.flatMap(({ castle }, seat) => (castle.length === most ? seat : []));
  return seats.length === players.length ? [] : seats;
}

/** Who has a piece beside their castle. */
export function keeperOf({ players }: Table, piece: string): Seat | undefined {
  const seat = players.findIndex(({ spares }) => spares.includes(piece));
  return seat < 0 ? undefined : seat;
}

/** How many cards the witch asks of a player (§4.5). */
export function ransomOf({ castle, spares, diamonds, fairies }: Player): number {
  return Math.min(RANSOM, castle.length + spares.length + diamonds + fairies);
}

/** The seats in the order they sit around the table from the viewer, who comes last. */
export function around({ seats }: Table, viewer: Viewer): Seat[] {
  const from = viewer === 'spectator' ? seats - 1 : viewer;
  return Array.from({ length: seats }, (_, i) => (from + 1 + i) % seats);
}
