import type { Position } from '@hoard/kernel';

const CARDS = [...'ROYGBIV'].flatMap((colour) => [...'1234567'].map((number) => colour + number));

export interface Player {
  readonly hand?: string; // "R1 G4"
  readonly palette?: string;
  readonly out?: boolean;
  readonly scored?: string;
}

export interface Wish {
  readonly options?: { readonly advanced?: boolean; readonly actions?: boolean; readonly sevenMayMoveItself?: boolean };
  readonly round?: number;
  readonly turn?: number;
  readonly step?: 'start' | 'five' | 'one' | 'seven' | 'discard';
  readonly mustLead?: boolean;
  readonly canvas?: string;
  readonly deck?: string; // its next cards; all cards not named elsewhere lie under them
  readonly buried?: string; // cards to lie at the bottom of the canvas instead of in the deck; "all" for every card not named
  readonly seen?: number;
}

/** A whole position from what matters in it. */
export function table(wish: Wish, ...players: Player[]): Position {
  const cards = (text = '') => text.split(' ').filter((card) => card !== '');
  const lists = players.flatMap(({ hand, palette, scored }) => [...cards(hand), ...cards(palette), ...cards(scored)]);
  const named = [...lists, ...cards(wish.canvas), ...cards(wish.deck)];
  const rest = CARDS.filter((card) => !named.includes(card));
  const buried = wish.buried === 'all' ? rest : cards(wish.buried);
  return {
    game: 'red7',
    seats: players.length,
    options: { advanced: false, actions: false, sevenMayMoveItself: true, ...wish.options },
    round: wish.round ?? 1,
    turn: wish.turn ?? 0,
    step: wish.step ?? 'start',
    mustLead: wish.mustLead ?? false,
    canvas: [...buried, ...cards(wish.canvas)],
    deck: [...cards(wish.deck), ...rest.filter((card) => !buried.includes(card))],
    players: players.map(({ hand, palette, out = false, scored }) => ({
      hand: cards(hand),
      palette: cards(palette),
      out,
      scored: cards(scored),
    })),
    ...(wish.seen === undefined ? {} : { seen: { deck: wish.seen } }),
  };
}

export interface Document extends Position {
  readonly turn: number;
  readonly round: number;
  readonly step: string;
  readonly mustLead: boolean;
  readonly canvas: readonly string[];
  readonly deck: readonly string[];
  readonly players: readonly {
    readonly hand: readonly string[];
    readonly palette: readonly string[];
    readonly out: boolean;
    readonly scored: readonly string[];
  }[];
  readonly seen?: { readonly deck: number };
}
