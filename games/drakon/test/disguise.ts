import type { Position, Rng, Viewer } from '@hoard/kernel';
import { asDocument, type Document, type Seen } from './document.ts';

/** Hidden from a viewer: the pile, chambers of others that he has not seen, the coins of others but for those he knows of, the hoard's order. */
export function disguise(position: Position, viewer: Viewer, rng: Rng): Position {
  const table = asDocument(position);
  const owner = viewer === 'spectator' ? undefined : viewer % table.coins.length;
  const seen: Seen = { ...table.seen, ...ownKnowledge(table, owner) };
  const { coins: known, ...rest } = seen;
  const kept = known !== undefined && Object.keys(known).length > 0 ? seen : rest;
  const { seen: _, ...open } = position;
  return {
    ...open,
    ...chambersAnew(table, viewer, rng),
    ...coinsAnew(table, owner, rng),
    ...(Object.keys(kept).length > 0 ? { seen: inOrder(kept) } : {}),
  } as unknown as Position;
}

/** What others remember of coins is their own affair. */
function ownKnowledge({ seen }: Document, owner: number | undefined): { coins: NonNullable<Seen['coins']> } {
  const row = owner === undefined ? undefined : seen?.coins?.[owner];
  return { coins: row === undefined ? {} : { [String(owner)]: row } };
}

function inOrder({ gone, hands, coins, unbuiltRounds }: Seen): Seen {
  return {
    ...(gone === undefined ? {} : { gone }),
    ...(hands === undefined ? {} : { hands }),
    ...(coins === undefined ? {} : { coins }),
    ...(unbuiltRounds === undefined ? {} : { unbuiltRounds }),
  };
}

function chambersAnew({ pile, hands, seen }: Document, viewer: Viewer, rng: Rng) {
  const isKnown = (seat: number, i: number) => {
    const who = seen?.hands?.[seat]?.[i];
    return seat === viewer || who === 'all' || (viewer !== 'spectator' && who?.includes(viewer));
  };
  const hidden = [...pile, ...hands.flatMap((hand, seat) => hand.filter((_, i) => !isKnown(seat, i)))];
  const next = dealing(hidden, rng);
  return {
    pile: pile.map(next),
    hands: hands.map((hand, seat) => hand.map((chamber, i) => (isKnown(seat, i) ? chamber : next()))),
  };
}

const TARGET: { readonly [goal: string]: number } = { standard: 10, short: 7, escape: 1000 };

function coinsAnew(table: Document, owner: number | undefined, rng: Rng) {
  const { coins, hoard, phase, options } = table;
  const target = TARGET[options.goal]! * (options.teams ? 2 : 1);
  const row = owner === undefined ? {} : (table.seen?.coins?.[owner] ?? {});
  const isOpen = (pool: number) => pool === owner || phase === 'over';
  const unknown = coins.map((pool, i) => (isOpen(i) ? [] : without(pool, row[i] ?? [])));
  const hoarded = without(hoard, row.hoard ?? []);
  for (let tries = 0; tries < 50; tries++) {
    const next = dealing([...unknown.flat(), ...hoarded], rng);
    const dealt = coins.map((pool, i) =>
      isOpen(i) ? pool : [...(row[i] ?? []), ...unknown[i]!.map(next)].sort((a, b) => b - a),
    );
    const sum = (pool: readonly number[]) => pool.reduce((total, value) => total + value, 0);
    if (dealt.some((pool, i) => !isOpen(i) && sum(pool) >= target)) continue;
    const order = dealing([...(row.hoard ?? []), ...hoarded.map(next)], rng);
    return { coins: dealt, hoard: hoard.map(order) };
  }
  return { coins, hoard };
}

function without(values: readonly number[], taken: readonly number[]): number[] {
  const left = [...values];
  for (const value of taken) left.splice(left.indexOf(value), 1);
  return left;
}

/** Gives out a list in random order. */
function dealing<T>(list: readonly T[], rng: Rng): () => T {
  const order = [...list.keys()];
  rng.shuffle(order);
  return () => list[order.pop()!]!;
}
