import type { Args, Position, Rng, Seat } from '@hoard/kernel';
import type { Matter } from './bot.ts';
import { playOut } from './search/playout.ts';
import type { en } from './text/en.ts';

/** Why a bot moved: a sentence of REASONS and its arguments. */
export interface Reason {
  readonly what: keyof typeof en;
  readonly args: Args;
}

const WORLDS = 4;
const PLAYOUTS = 4; // of each world
const NOTABLE = 0.15; // a change of the chances that is worth a word

/** The reason for a move made by who saw this view. */
export function reasonFor<S, M>(matter: Matter<S, M>, view: Position, move: M, rng: Rng): Reason {
  const { game } = matter;
  const worlds = Array.from({ length: WORLDS }, () => game.read(view, rng));
  const seat = game.status(worlds[0]!).actor!;
  const before = game.write(worlds[0]!, 'spectator');
  const after = worlds.map((world) => {
    game.apply(world, move, rng);
    return game.write(world, 'spectator');
  });
  return publicReason(matter, seat, before, after, rng);
}

/** It is given only what everybody sees, before the move and as it may be after it: so it cannot tell what a hand holds. */
function publicReason<S, M>(
  matter: Matter<S, M>,
  seat: Seat,
  before: Position,
  after: readonly Position[],
  rng: Rng,
): Reason {
  const { game } = matter;
  const then = after.map(() => game.read(before, rng));
  const now = after.map((view) => game.read(view, rng));
  if (now.every((world) => game.status(world).outcome?.winners.includes(seat))) return { what: 'wins', args: {} };
  if (then.every((world) => game.moves(world).length === 1)) return { what: 'onlyMove', args: {} };
  const was = chances(matter, then, rng);
  const is = chances(matter, now, rng);
  const [mine, fair] = [is[seat]!, 1 / is.length];
  const tenths = Math.min(9, Math.max(1, Math.round(10 * mine)));
  const other = was.indexOf(Math.max(...was));
  if (other !== seat && was[other]! - is[other]! > NOTABLE) return { what: 'hinders', args: { other } };
  if (mine - was[seat]! > NOTABLE) return { what: 'gains', args: { tenths } };
  if (mine > fair + NOTABLE) return { what: 'ahead', args: { tenths } };
  return { what: mine < fair - NOTABLE / 2 ? 'behind' : 'even', args: {} };
}

/** Each seat's chance to win, played out from several worlds. */
function chances<S, M>(matter: Matter<S, M>, worlds: readonly S[], rng: Rng): number[] {
  const sums: number[] = [];
  for (const world of worlds) {
    for (let i = 0; i < PLAYOUTS; i++) {
      const shares = playOut(matter, matter.game.clone(world), rng);
      for (const [seat, share] of shares.entries()) sums[seat] = (sums[seat] ?? 0) + share;
    }
  }
  return sums.map((sum) => sum / (worlds.length * PLAYOUTS));
}
