import { HIDDEN, type Position } from '@hoard/kernel';
import { CARDS } from '../components.ts';

interface Player {
  readonly palette: string; // "G4 V7"
  readonly hand?: string | number; // one's own cards, or how many another holds
  readonly out?: true;
  readonly scored?: string;
}

interface Wish {
  readonly options?: { readonly advanced?: true; readonly actions?: true; readonly sevenMayMoveItself?: false };
  readonly round?: number;
  readonly turn?: number;
  readonly step?: 'start' | 'five' | 'one' | 'seven' | 'discard';
  readonly mustLead?: true; // goes without saying in the steps one and seven
  readonly canvas?: string; // bottom to top
  readonly known?: string; // the deck's next cards, where everybody knows them
}

/** What seat 0 sees, whole (RULES.md §7), from what matters in it: the cards not named lie hidden in the deck. */
export function scene(wish: Wish, ...players: Player[]): Position {
  const { options, round = 1, turn = 0, step = 'start' } = wish;
  const canvas = cards(wish.canvas);
  const known = cards(wish.known);
  const seats = players.map(({ palette, hand = 0, out = false, scored }) => ({
    hand: typeof hand === 'number' ? hidden(hand) : cards(hand),
    palette: cards(palette),
    out,
    scored: cards(scored),
  }));
  const laid = [canvas, known, ...seats.flatMap(({ hand, palette, scored }) => [hand, palette, scored])].flat();
  return {
    game: 'red7',
    seats: seats.length,
    options: { advanced: false, actions: false, sevenMayMoveItself: true, ...options },
    round,
    turn,
    step,
    mustLead: wish.mustLead ?? (step === 'one' || step === 'seven'),
    canvas,
    deck: [...known, ...hidden(CARDS - laid.length)],
    players: seats,
    ...(known.length > 0 ? { seen: { deck: known.length } } : {}),
  };
}

function cards(text = ''): string[] {
  return text.split(' ').filter((card) => card !== '');
}

function hidden(count: number): string[] {
  return Array<string>(count).fill(HIDDEN);
}
