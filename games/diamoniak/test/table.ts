import type { Position } from '@hoard/kernel';

const PIECES = [...'RBGY'].flatMap((colour) => [...'123456'].map((number) => colour + number));
export const BOX: readonly string[] = [
  ...PIECES,
  ...Array<string>(20).fill('D'),
  ...Array<string>(7).fill('W'),
  ...Array<string>(3).fill('F'),
];

export interface Player {
  readonly colour: string | null;
  readonly castle: readonly string[];
  readonly spares: readonly string[];
  readonly diamonds: number;
  readonly fairies: number;
}

export interface Document {
  readonly seats: number;
  readonly turn: number;
  readonly phase: string;
  readonly pile: readonly string[];
  readonly returned: readonly string[];
  readonly players: readonly Player[];
}

export interface Wish {
  readonly options?: { readonly buyAfterDraw?: boolean; readonly colourReleased?: boolean };
  readonly turn?: number;
  readonly phase?: 'start' | 'drawn' | 'witch';
  readonly next?: readonly string[]; // the pile's next cards
  readonly returned?: readonly string[];
  readonly players: readonly Partial<Player>[];
  readonly rest?: 'pile' | 'returned'; // where the cards lie that the wish does not mention
}

/** A whole position of which only what matters is said. */
export function table({
  options = {},
  turn = 0,
  phase = 'start',
  next = [],
  returned = [],
  players,
  rest,
}: Wish): Position {
  const whole = players.map((player) => ({ colour: null, castle: [], spares: [], diamonds: 0, fairies: 0, ...player }));
  const others = without(BOX, [
    ...next,
    ...returned,
    ...whole.flatMap(belongings),
    ...(phase === 'witch' ? ['W'] : []),
  ]);
  return {
    game: 'diamoniak',
    seats: players.length,
    options: { buyAfterDraw: false, colourReleased: false, ...options },
    turn,
    phase,
    pile: rest === 'returned' ? [...next] : [...next, ...others],
    returned: rest === 'returned' ? [...returned, ...others] : [...returned],
    players: whole,
  };
}

export function belongings({ castle, spares, diamonds, fairies }: Player): string[] {
  return [...castle, ...spares, ...Array<string>(diamonds).fill('D'), ...Array<string>(fairies).fill('F')];
}

export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`no ${card} is left`);
    left.splice(at, 1);
  }
  return left;
}

export function playersOf(position: Position): Player[] {
  return position.players as unknown as Player[];
}
