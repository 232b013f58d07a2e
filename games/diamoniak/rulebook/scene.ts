import { HIDDEN, type Position } from '@hoard/kernel';
import { CARDS } from '../components.ts';

interface Player {
  readonly colour?: string; // of the castle it builds
  readonly castle?: string; // "R1 R2"
  readonly spares?: string;
  readonly diamonds?: number;
  readonly fairies?: number;
}

interface Wish {
  readonly options?: { readonly buyAfterDraw?: true; readonly colourReleased?: true };
  readonly turn?: number;
  readonly phase?: 'start' | 'drawn' | 'witch';
  readonly returned?: string;
}

/** What everybody sees, whole (RULES.md §7), from what matters in it: the cards not named lie hidden in the pile. */
export function scene({ options, turn = 0, phase = 'start', returned }: Wish, ...players: Player[]): Position {
  const beside = cards(returned);
  const seats = players.map(({ colour, castle, spares, diamonds = 0, fairies = 0 }) => ({
    colour: colour ?? castle?.[0] ?? null,
    castle: cards(castle),
    spares: cards(spares),
    diamonds,
    fairies,
  }));
  const settled = phase === 'witch' ? 1 : 0; // this witch lies in neither pile
  const laid = seats.reduce(
    (sum, { castle, spares, diamonds, fairies }) => sum + castle.length + spares.length + diamonds + fairies,
    beside.length + settled,
  );
  return {
    game: 'diamoniak',
    seats: seats.length,
    options: { buyAfterDraw: false, colourReleased: false, ...options },
    turn,
    phase,
    pile: Array<string>(CARDS - laid).fill(HIDDEN),
    returned: beside,
    players: seats,
  };
}

function cards(text = ''): string[] {
  return text.split(' ').filter((card) => card !== '');
}
