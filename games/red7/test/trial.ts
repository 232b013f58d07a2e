import type { Subject } from '@hoard/kernel/laws';
import { red7 } from '../index.ts';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import type { Document } from './table.ts';

const CARDS = [...'ROYGBIV'].flatMap((colour) => [...'1234567'].map((number) => colour + number));

/** Red7 on trial. */
export const trial: Subject<State, Move> = {
  game: red7,
  longest: 2000,
  candidates: () => [
    'pass',
    'end',
    ...CARDS.flatMap((card) => [
      `play ${card}`,
      `discard ${card}`,
      `discard ${card} no-draw`,
      `move ${card} canvas`,
      `move ${card} deck`,
      ...[0, 1, 2, 3].map((seat) => `take ${seat} ${card}`),
    ]),
  ],
  // Hidden from a viewer: the hands of others, and the deck below what everybody saw put there.
  disguise: (position, viewer, rng) => {
    const { deck, players, seen } = position as Document;
    const known = seen?.deck ?? 0;
    const hidden = [...deck.slice(known), ...players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))];
    const order = [...hidden.keys()];
    rng.shuffle(order);
    const next = () => hidden[order.pop()!]!;
    return {
      ...position,
      deck: deck.map((card, i) => (i < known ? card : next())),
      players: players.map((player, seat) => ({
        ...player,
        hand: seat === viewer ? player.hand : player.hand.map(next),
      })),
    };
  },
  inspect: (position) => {
    const { deck, canvas, players } = position as Document;
    const all = [
      ...deck,
      ...canvas,
      ...players.flatMap(({ hand, palette, scored }) => [...hand, ...palette, ...scored]),
    ];
    if (all.length !== 49 || new Set(all).size !== 49)
      throw new Error(`${all.length} cards, ${new Set(all).size} different`);
    const running = players.filter(({ out }) => !out).length > 1;
    const bare = players.findIndex(({ out, palette }) => !out && palette.length === 0);
    if (running && bare >= 0) throw new Error(`the palette of seat ${bare}, still in, is empty (§6.10)`);
  },
};
