import type { Phrase, Section, Wording } from '@hoard/board';
import { HIDDEN, type Position, type Seat, type Viewer } from '@hoard/kernel';
import type { Language } from '@hoard/kernel/text';
import { COLOURS } from '../components.ts';
import { sizes } from './groups.ts';
import { lyingOn, spot } from './lying.ts';
import { bonusOf } from './outlook.ts';
import { type Speak, speaker } from './speak.ts';
import { actionWord, circle, colourOfAction, SILVER, silverGlass, type Table, tableOf, upright } from './table.ts';

/** The board in words. */
export function words(view: Position, viewer: Viewer, names: readonly string[], language: Language): Section[] {
  const table = tableOf(view);
  const speak = speaker(language, names);
  const largest = sizes(lyingOn(table));
  const lying = Object.entries(table.table).filter(([cell]) => cell !== SILVER);
  const seats = viewer === 'spectator' ? circle(viewer) : [viewer, ...circle(viewer)];
  return [
    {
      heading: speak('theTable'),
      lines: [
        speak('silverNow', { colour: silverGlass(table) }),
        speak('pileNow', { count: table.pile.length }),
        speak('deckNow', { count: table.deck.length }),
        speak('turnOf', { seat: table.turn }),
      ],
    },
    {
      heading: speak('lying'),
      lines: lying.length === 0 ? [speak('noCards')] : lying.map(([cell, face]) => `${cell}: ${speak.card(face)}`),
    },
    {
      heading: speak('groups'),
      lines: COLOURS.map((colour, i) => speak('groupOf', { colour, count: largest[i]! })),
    },
    ...seats.map((seat) => ({
      heading: seat === viewer ? speak('you') : (names[seat] ?? speak('imaginary', { number: seat })),
      lines: [goalLine(table, seat, viewer, speak), ...handLines(table, seat, viewer, speak)],
    })),
  ];
}

function goalLine({ goals }: Table, seat: Seat, viewer: Viewer, speak: Speak): string {
  const colour = goals[seat]!;
  if (colour === HIDDEN) return speak('goalHidden');
  return speak(seat === viewer || !goals.includes(HIDDEN) ? 'goalIs' : 'goalRemembered', { colour });
}

function handLines({ hands }: Table, seat: Seat, viewer: Viewer, speak: Speak): string[] {
  const hand = hands[seat];
  if (hand === undefined) return [];
  const list = hand.filter((card) => card !== HIDDEN).map(speak.card);
  if (seat === viewer) return [speak('handIs', { cards: list.length === 0 ? speak('noCards') : list.join('; ') })];
  const remembered = list.length === 0 ? [] : [speak('remembered', { cards: list.join('; ') })];
  return [speak('holds', { count: hand.length }), ...remembered];
}

/** How cards and places are called in the game's sentences. */
export function wording(language: Language): Wording {
  const speak = speaker(language, []);
  const cell = (name: string) => placeInWords(name, speak);
  const cards = (names: string) => names.split(', ').map(speak.card).join('; ');
  return { card: speak.card, lying: speak.card, cards, cell, from: cell };
}

/** How far from the silver dragon: "2 right, 1 up". */
function placeInWords(cell: string, speak: Speak): string {
  const [x, y] = spot(cell);
  const steps = [
    { count: Math.abs(x), side: x < 0 ? 'left' : 'right' },
    { count: Math.abs(y), side: y < 0 ? 'up' : 'down' },
  ];
  return steps.flatMap(({ count, side }) => (count === 0 ? [] : speak('steps', { count, side }))).join(', ');
}

/** A move in words. */
export function phrase(move: string, view: Position, names: readonly string[], language: Language): Phrase {
  const table = tableOf(view);
  const speak = speaker(language, names);
  const [verb = '', card = '', first = '', to = '', face = ''] = move.split(' ');
  if (verb === 'pass') return { group: speak('otherwise'), text: speak('pass') };
  if (verb === 'lay') {
    const bonus = bonusOf(move, table, lyingOn(table));
    return {
      group: speak('layGroup', { card: speak.card(upright(card)) }),
      text: speak('lay', { card: speak.card(card), cell: first, bonus }),
    };
  }
  const group = speak('action', { action: actionWord(card) });
  const seat = Number(first);
  if (first === '') return { group, text: speak('topOnly', { colour: colourOfAction(card) }) };
  switch (card) {
    case 'move': {
      const key = first === to ? 'turnInPlace' : 'move';
      return {
        group: speak('moveGroup', { action: actionWord(card), cell: first, card: speak.card(table.table[first]!) }),
        text: speak(key, { end: verb, cell: to, card: speak.card(face) }),
      };
    }
    case 'zap':
      return { group, text: speak('zap', { end: verb, cell: first, card: speak.card(table.table[first]!) }) };
    case 'rotate':
      return { group, text: speak('rotate', { end: verb, way: first }) };
    case 'trade-hands':
      return { group, text: speak('tradeHands', { end: verb, seat }) };
    default:
      if (seat < table.seats) return { group, text: speak('tradeGoals', { end: verb, seat }) };
      return { group, text: speak('tradeWithNobody', { end: verb, number: seat }) };
  }
}
