import type { Position } from '@hoard/kernel';
import type { Subject } from '@hoard/kernel/laws';
import { obey } from '../../../checks/obey.ts';
import { agree } from '../../../checks/vectors.ts';
import { dragonInferno } from '../index.ts';
import { CELLS, type Document, DRAGONS, open, ROUND, TILES } from './table.ts';

const subject: Subject<unknown, unknown> = {
  game: dragonInferno,
  longest: 8 + 14 + 5, // eggs, tiles, dragons
  // All eggs; the tiles that are open to either seat, and some others; the next dragon anywhere, and some others.
  candidates: (position) => {
    const document = position as unknown as Document;
    const { phase, lairs, tiles } = document;
    const some = (i: number) => (i + tiles.length * 5) % 29 === 0;
    return [
      ...(phase === 'eggs' ? CELLS : CELLS.filter((_, i) => some(i))).map((cell) => `egg ${cell}`),
      ...new Set(
        [...open(document, 0), ...open(document, 1), ...TILES.filter((_, i) => some(i))].map(({ move }) => move),
      ),
      ...DRAGONS.filter(({ piece }, i) => (phase === 'dragon' && piece === lairs[0]) || some(i)).map(
        ({ move }) => move,
      ),
    ];
  },
  disguise: (position) => position, // nothing is hidden
  inspect: (position) => {
    const { phase, eggs, hatched, broken, tiles, dragons, lairs, unplaced } = position as unknown as Document;
    const total = eggs.length + hatched.length + broken[0]! + broken[1]!;
    if (phase === 'eggs' ? total > 7 : total !== 8) throw new Error(`${total} eggs`);
    for (const seat of [0, 1]) {
      const placed = tiles.filter((tile) => tile.seat === seat).map(({ piece }) => piece);
      if ([...placed, ...unplaced[seat]!].sort().join('') !== 'IJLOSTZ') throw new Error(`tiles of seat ${seat}`);
    }
    alone(
      tiles.flatMap(({ cells }) => cells),
      'tiles',
    );
    alone(
      dragons.flatMap(({ cells }) => cells),
      'dragons',
    );
    alone([...dragons.map(({ piece }) => piece), ...lairs], 'dragons in lairs');
    if (eggs.some((cell) => !ROUND.includes(cell))) throw new Error('an egg lies on no egg field');
    staysStuck(position);
  },
};

function alone(things: readonly string[], what: string): void {
  if (new Set(things).size < things.length) throw new Error(`${what} lie on each other`);
}

/** §3.4: who was passed over between the last two tiles can place nothing now. */
function staysStuck(position: Position): void {
  const document = position as unknown as Document;
  const [before, last] = document.tiles.slice(-2);
  if (last === undefined || before?.seat !== last.seat) return;
  if (open(document, 1 - last.seat).length > 0)
    throw new Error(`seat ${1 - last.seat} was skipped and can place again`);
}

obey(subject);
agree(dragonInferno, new URL('vectors.jsonl', import.meta.url));
