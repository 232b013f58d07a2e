import type { Phrase, Section, Wording } from '@hoard/board';
import { type Position, rngFrom, type Viewer } from '@hoard/kernel';
import type { Language } from '@hoard/kernel/text';
import { spell } from '../notation.ts';
import { read } from '../position.ts';
import { moves } from '../rules/moves.ts';
import { asked } from './ask.ts';
import { type Speak, speaker } from './speak.ts';
import { around, leaders, type Player, piecesOf, type Table, tableOf } from './table.ts';

/** The board in words; first of all what is asked, as it is said aloud. */
export function words(view: Position, viewer: Viewer, names: readonly string[], language: Language): Section[] {
  const table = tableOf(view);
  const speak = speaker(language, names);
  const legal = moves(read(view, rngFrom('words'))).map(spell); // none depends on the order of the pile
  return [
    { heading: speak('whatToDo'), lines: [asked({ table, viewer, moves: legal, taken: [] }, speak)] },
    { heading: speak('theTable'), lines: tableLines(table, speak) },
    ...around(table, viewer)
      .toReversed()
      .map((seat) => ({
        heading: seat === viewer ? speak('you') : names[seat]!,
        lines: [
          ...playerLines(table.players[seat]!, speak),
          ...(leaders(table).includes(seat) ? [speak('leads')] : []),
        ],
      })),
  ];
}

function tableLines({ pile, returned, phase, turn }: Table, speak: Speak): string[] {
  const witches = returned.filter((card) => card === 'W').length;
  return [
    speak('pileNow', { count: pile.length }),
    speak('besideNow', { count: returned.length, witches }),
    ...(phase === 'witch' ? [speak('witchWaits', { seat: turn })] : []),
    speak('turnOf', { seat: turn }),
  ];
}

function playerLines({ colour, castle, spares, diamonds, fairies }: Player, speak: Speak): string[] {
  const missing = colour === null ? [] : piecesOf(colour).filter((piece) => !castle.includes(piece));
  return [
    colour === null ? speak('noCastle') : speak('castleNow', { colour, count: castle.length }),
    ...(missing.length > 0 ? [speak('missing', { numbers: missing.map((piece) => piece[1]).join(', ') })] : []),
    speak('diamondsNow', { count: diamonds }),
    speak('fairiesNow', { count: fairies }),
    ...(spares.length > 0 ? [speak('sparesNow', { cards: list(spares, speak) })] : []),
  ];
}

/** Cards as one says them: "red piece 1, 2 diamonds". */
function list(cards: readonly string[], speak: Speak): string {
  return [...new Set(cards)].map((card) => named(card, cards.filter((same) => same === card).length, speak)).join(', ');
}

export function named(card: string, count: number, speak: Speak): string {
  if (card === 'W') return speak('witch');
  if (card === 'D') return speak('diamonds', { count });
  if (card === 'F') return speak('fairies', { count });
  return speak('piece', { colour: card[0]!, number: card[1]! });
}

/** How cards are called in the game's sentences. */
export function wording(language: Language): Wording {
  const speak = speaker(language, []);
  return { card: (card) => kind(card, speak), cards: (cards) => list(cards.split(' '), speak) };
}

/** A card whose number does not matter. */
function kind(card: string, speak: Speak): string {
  if (card === 'D') return speak('diamond');
  return card === 'F' ? speak('fairy') : named(card, 1, speak);
}

/** A piece as its card is labelled: the sign seen on it, and how it is called. */
export function labelled(piece: string, speak: Speak): string {
  return `${piece}, ${named(piece, 1, speak)}`;
}

/** A move in words. */
export function phrase(move: string, view: Position, names: readonly string[], language: Language): Phrase {
  const speak = speaker(language, names);
  const [verb, ...cards] = move.split(' ');
  switch (verb) {
    case 'buy':
      return {
        group: speak('buying'),
        text: speak('buyPiece', { seat: Number(cards[0]), piece: named(cards[1]!, 1, speak) }),
      };
    case 'give': {
      const { players, turn } = tableOf(view);
      const hurts = players[turn]!.castle.some((piece) => cards.includes(piece));
      return {
        group: speak(hurts ? 'payingFromCastle' : 'payingBeside'),
        text: speak('giveCards', { cards: list(cards, speak) }),
      };
    }
    case 'fairy':
      return { group: speak('fairyHelps'), text: speak('beatWitch') };
    default:
      return { group: speak('cards'), text: speak(verb === 'draw' ? 'draw' : 'stop') };
  }
}
