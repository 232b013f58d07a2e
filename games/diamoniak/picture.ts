import type { Ink, Position } from '@hoard/kernel';
import { PIECES_OF_A_CASTLE } from './components.ts';

interface Table {
  readonly turn: number;
  readonly phase: string;
  readonly pile: readonly string[];
  readonly returned: readonly string[];
  readonly players: readonly {
    colour: string | null;
    castle: readonly string[];
    spares: readonly string[];
    diamonds: number;
    fairies: number;
  }[];
}

const NAME: { readonly [colour: string]: string } = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };

/** The table for a terminal: each castle with a dot for a piece it lacks, then what lies beside it. */
export function picture(view: Position, ink: Ink, names: readonly string[]): string {
  const { turn, phase, pile, returned, players } = view as unknown as Table;
  const piece = (name: string) => ink(name[0]!, name);
  const width = Math.max(...names.map((name) => name.length));
  const lines = players.map(({ colour, castle, spares, diamonds, fairies }, seat) => {
    const mark = seat === turn ? '▶' : ' ';
    const walls =
      colour === null ? ink('dim', 'no castle'.padEnd(PIECES_OF_A_CASTLE * 3 + 7)) : wall(colour, castle, ink);
    const beside = [`◆${diamonds}`, `fairies ${fairies}`];
    if (spares.length > 0) beside.push(`spare ${spares.map(piece).join(' ')}`);
    return `${mark} ${names[seat]!.padEnd(width)}  ${walls}  ${beside.join('  ')}`;
  });
  const title = `pile ${pile.length} · beside it ${returned.length === 0 ? 'nothing' : tally(returned, piece)}`;
  const witch = phase === 'witch' ? [`${names[turn]} has to settle a witch: ${ink('W', 'W')}`] : [];
  return [title, ...lines, ...witch].join('\n');
}

function wall(colour: string, castle: readonly string[], ink: Ink): string {
  const slots = [...Array(PIECES_OF_A_CASTLE).keys()].map((i) => {
    const name = `${colour}${i + 1}`;
    return castle.includes(name) ? ink(colour, name) : ink('dim', '· ');
  });
  return `${ink(colour, NAME[colour]!.padEnd(6))} ${slots.join(' ')} `;
}

/** Cards as one counts them: "W×2 D R1". */
function tally(cards: readonly string[], piece: (name: string) => string): string {
  return [...new Set(cards)]
    .map((name) => {
      const copies = cards.filter((same) => same === name).length;
      return copies > 1 ? `${piece(name)}×${copies}` : piece(name);
    })
    .join(' ');
}
