import type { Phrase, Section, Wording } from '@hoard/board';
import type { Position, Seat, Viewer } from '@hoard/kernel';
import type { Language } from '@hoard/kernel/text';
import { footprintOf } from './shapes.ts';
import { type Speak, signed, speaker } from './speak.ts';
import { changesBy, eggsLeft, lairsOf, scoresOf, seatsFor, type Table, tableOf } from './table.ts';

/** The board in words. */
export function words(view: Position, viewer: Viewer, names: readonly string[], language: Language): Section[] {
  const table = tableOf(view);
  const speak = speaker(language, names);
  const scores = scoresOf(view);
  const [rival, own] = seatsFor(viewer);
  return [
    { heading: speak('map'), lines: mapLines(table, speak) },
    ...[own, rival].map((seat) => ({
      heading: seat === viewer ? speak('you') : names[seat]!,
      lines: playerLines(table, seat, scores[seat]!, speak),
    })),
    {
      heading: speak('lairs'),
      lines: lairsOf(table).map((dragon, i) =>
        dragon === undefined ? speak('emptyLair', { number: i + 1 }) : speak('lair', { number: i + 1, dragon }),
      ),
    },
  ];
}

function mapLines({ turn, phase, eggs, dragons, lairs }: Table, speak: Speak): string[] {
  return [
    phase === 'dragon' ? speak('othersDragon', { seat: turn, dragon: lairs[0]! }) : speak('turnOf', { seat: turn }),
    speak('eggsOn', { count: eggs.length, cells: eggs.join(' ') }),
    ...dragons.map(({ piece, cells }) => speak('dragonOn', { dragon: piece, cells: cells.join(' ') })),
  ];
}

function playerLines(table: Table, seat: Seat, points: number, speak: Speak): string[] {
  const { tiles, unplaced, broken, phase } = table;
  const burnt = table.dragons.flatMap(({ cells }) => cells);
  return [
    speak('standing', { seat, points, broken: broken[seat]!, tiles: unplaced[seat]!.length }),
    ...(phase === 'eggs' ? [speak('nest', { count: eggsLeft(table, seat) })] : []),
    ...(unplaced[seat]!.length > 0 ? [speak('tilesLeft', { pieces: unplaced[seat]!.join(' ') })] : []),
    ...tiles
      .filter((tile) => tile.seat === seat)
      .map(({ piece, cells, hole, castle }) => {
        const under = cells.filter((cell) => burnt.includes(cell));
        const line = speak('tileOn', { piece, cells: cells.join(' '), hole, castle });
        return under.length === 0 ? line : `${line}, ${speak('burntOf', { cells: under.join(' ') })}`;
      }),
  ];
}

/** How fields are listed in the game's sentences; each has its name on the map. */
export function wording(): Wording {
  return { cells: (cells) => cells.replaceAll(' ', ', ') };
}

/** A move in words. */
export function phrase(move: string, view: Position, names: readonly string[], language: Language): Phrase {
  const speak = speaker(language, names);
  const [kind, piece = ''] = move.split(' ');
  if (kind === 'egg')
    return { group: speak('eggsOfColumn', { column: piece[0]! }), text: speak('putOn', { cell: piece }) };
  const { cells, hole, castle } = footprintOf(move)!;
  const lost = changes(view, move, speak);
  if (kind === 'dragon') {
    const text = speak('burn', { dragon: piece, cells: cells.join(' ') });
    return { group: speak('dragonFrom', { dragon: piece, cell: cells[0]! }), text: `${text}: ${lost}` };
  }
  const { eggs, lairs } = tableOf(view);
  const breaks = eggs.filter((egg) => cells.includes(egg) && egg !== hole);
  const calls = lairs[0] !== undefined && eggs.includes(hole!);
  const text = speak('layTile', { piece, cells: cells.join(' '), hole: hole!, castle: castle! });
  const effects = [
    lost,
    ...(breaks.length > 0 ? [speak('breaks', { count: breaks.length })] : []),
    ...(calls ? [speak('calls', { dragon: lairs[0]! })] : []),
  ];
  return { group: speak('tile', { piece }), text: `${text}: ${effects.join(', ')}` };
}

function changes(view: Position, move: string, speak: Speak): string {
  return changesBy(view, move)
    .flatMap((change, seat) => (change === 0 ? [] : speak('change', { seat, change: signed(change) })))
    .join(', ');
}
