import { BadPosition, type Rng } from '@hoard/kernel';
import { ALL_COINS, coin, gold, howMany, type Pool, poolOf, size, valuesOf } from './coins.ts';
import { BOX, type Chamber } from './components.ts';
import { HIDDEN_CHAMBER, type Met, type Root, UNKNOWN } from './fields.ts';
import { chamberOf, heldBy, knowersOf } from './hand.ts';
import { hoardOf, knownIn } from './knowledge.ts';
import { seatOfEntry, TO_SWAP, topEntry, whatOf } from './pending.ts';
import { isPossible } from './rules/decisions.ts';
import { OVER, RESOLVE, type State } from './state.ts';

const TRIES = 1000;

/** Fills what is hidden with what the box still has (§10). */
export function imagine(state: State, open: readonly number[], met: Met, rng: Rng, root: Root): void {
  imagineCoins(state, open, met, rng, root);
  const hands = state.hands.flatMap((hand) =>
    hand.flatMap((held, i) => (chamberOf(held) === HIDDEN_CHAMBER ? { hand, i } : [])),
  );
  const inPile = state.pile.flatMap((chamber, i) => (chamber === UNKNOWN ? i : []));
  if (hands.length + inPile.length === 0) return;
  const left = remaining(met);
  if (left.length < hands.length + inPile.length)
    throw new BadPosition('pile, hands', 'more chambers than the box has');
  for (let tries = 0; tries < TRIES; tries++) {
    rng.shuffle(left);
    hands.forEach(({ hand, i }, k) => {
      hand[i] = heldBy(knowersOf(hand[i]!), left[k]!);
    });
    inPile.forEach((i, k) => {
      state.pile[i] = left[hands.length + k]!;
    });
    if (canDecide(state)) return;
  }
}

function remaining({ chambers }: Met): Chamber[] {
  const used = chambers.slice();
  return BOX.filter((chamber) => used[chamber]!-- <= 0);
}

/** Of all that is asked, only a swap depends on what a hidden hand holds. */
function canDecide(state: State): boolean {
  if (state.phase !== RESOLVE || state.pending.length === 0) return true;
  const top = topEntry(state);
  return whatOf(top) !== TO_SWAP || isPossible(state, TO_SWAP, seatOfEntry(top));
}

/** Every way to share out the hidden coins is as likely, as long as nobody would have won already (§9.1). */
function imagineCoins(state: State, open: readonly number[], met: Met, rng: Rng, root: Root): void {
  const inHoard = state.hoard.filter((value) => value === UNKNOWN).length;
  const holes = open.reduce((sum, count) => sum + count, inHoard);
  if (holes === 0) return;
  if (state.phase === OVER && holes > inHoard)
    throw new BadPosition(root.coins.path, 'coins are open when the game is over');
  const kept = knownInHoard(state, inHoard);
  let bag = ALL_COINS - kept;
  for (let value = 1; value <= 3; value++) bag -= met.coins[value]! * coin(value);
  if (bag < 0 || holes - size(kept) > size(bag)) throw new BadPosition('coins, hoard', 'more coins than the box has');
  const most = state.play.goal === 'escape' ? Number.POSITIVE_INFINITY : state.play.target - 1;
  const share = sharing(state.pools, open, most);
  const shared = share.ways(0, bag) > 0 ? share : sharing(state.pools, open, Number.POSITIVE_INFINITY);
  for (let pool = 0; pool < open.length; pool++) {
    const drawn = shared.draw(pool, bag, rng);
    state.pools[pool]! += drawn;
    bag -= drawn;
  }
  const rest = valuesOf(bag);
  rng.shuffle(rest);
  const hidden = [...valuesOf(kept), ...rest.slice(0, inHoard - size(kept))];
  rng.shuffle(hidden);
  state.hoard = state.hoard.map((value) => (value === UNKNOWN ? hidden.pop()! : value));
}

/** The coins that somebody knows to be in the hidden hoard, beyond those shown. */
function knownInHoard(state: State, inHoard: number): Pool {
  if (inHoard === 0) return 0;
  const shown = poolOf(state.hoard.filter((value) => value !== UNKNOWN));
  let kept = 0;
  for (let value = 1; value <= 3; value++) {
    const known = state.pools.map((_, owner) => howMany(knownIn(state, owner, hoardOf(state.play)), value));
    kept += Math.max(0, Math.max(...known) - howMany(shown, value)) * coin(value);
  }
  return kept;
}

/** Counts and draws the ways to fill so many holes in each pool from a bag, no pool coming above `most` gold. */
function sharing(pools: readonly Pool[], open: readonly number[], most: number) {
  const counted = new Map<number, number>();
  const ways = (pool: number, bag: Pool): number => {
    if (pool === open.length) return 1;
    const key = pool * 65536 + bag;
    const known = counted.get(key);
    if (known !== undefined) return known;
    const sum = choices(pool, bag).reduce((total, { weight }) => total + weight, 0);
    counted.set(key, sum);
    return sum;
  };
  const choices = (pool: number, bag: Pool) => {
    const found: { drawn: Pool; weight: number }[] = [];
    const count = open[pool]!;
    for (let threes = 0; threes <= Math.min(count, howMany(bag, 3)); threes++) {
      for (let ones = 0; ones <= Math.min(count - threes, howMany(bag, 1)); ones++) {
        const twos = count - threes - ones;
        const drawn = ones * coin(1) + twos * coin(2) + threes * coin(3);
        if (twos > howMany(bag, 2) || gold(pools[pool]!) + gold(drawn) > most) continue;
        const here = choose(howMany(bag, 1), ones) * choose(howMany(bag, 2), twos) * choose(howMany(bag, 3), threes);
        found.push({ drawn, weight: here * ways(pool + 1, bag - drawn) });
      }
    }
    return found;
  };
  const draw = (pool: number, bag: Pool, rng: Rng): Pool => {
    const all = choices(pool, bag).filter(({ weight }) => weight > 0);
    let left = fraction(rng) * ways(pool, bag);
    for (const { drawn, weight } of all) {
      if (left < weight) return drawn;
      left -= weight;
    }
    return all.at(-1)!.drawn;
  };
  return { ways, draw };
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** From 0 up to 1, by 45 bits. */
function fraction(rng: Rng): number {
  const fine = 2 ** 15;
  return (rng.int(fine) + (rng.int(fine) + rng.int(fine) / fine) / fine) / fine;
}
