import type { Phrase, Section, Wording } from '@hoard/board';
import { HIDDEN, type Position, type Seat, type Viewer } from '@hoard/kernel';
import type { Language } from '@hoard/kernel/text';
import { COLOURS } from '../components.ts';
import { RAINBOW } from './inks.ts';
import { type Speak, speaker } from './speak.ts';
import { around, pointsOf, ruleOf, standings, type Table, tableOf, target } from './table.ts';

/** The board in words. */
export function words(view: Position, viewer: Viewer, names: readonly string[], language: Language): Section[] {
  const table = tableOf(view);
  const speak = speaker(language, names);
  const leaders = standings(table).map(({ leader }) => (leader === undefined ? speak('nobody') : names[leader]!));
  return [
    {
      heading: speak('theTable'),
      lines: [
        ...(table.options.advanced ? [speak('round', { round: table.round })] : []),
        speak('canvasNow', { colour: COLOURS[ruleOf(table)]! }),
        deckLine(table, speak),
        speak('turnOf', { seat: table.turn }),
      ],
    },
    ...around(table, viewer)
      .toReversed()
      .map((seat) => ({
        heading: seat === viewer ? speak('you') : names[seat]!,
        lines: playerLines(table, seat, viewer, speak),
      })),
    {
      heading: speak('standing'),
      lines: RAINBOW.map((colour) => speak('ledBy', { colour, leader: leaders[COLOURS.indexOf(colour)]! })),
    },
  ];
}

function deckLine({ deck }: Table, speak: Speak): string {
  const next = deck[0];
  const line = speak('deckNow', { count: deck.length });
  return next === undefined || next === HIDDEN ? line : `${line}, ${speak('nextCard', { card: named(next, speak) })}`;
}

function playerLines(table: Table, seat: Seat, viewer: Viewer, speak: Speak): string[] {
  const player = table.players[seat]!;
  const { hand, palette, out } = player;
  const leads = standings(table)[ruleOf(table)]!.leader === seat;
  return [
    out ? speak('out') : speak('paletteIs', { cards: list(palette, speak) }),
    seat === viewer ? speak('handIs', { cards: list(hand, speak) }) : speak('handOf', { count: hand.length }),
    ...(leads ? [speak('leads')] : []),
    ...(table.options.advanced ? [speak('pointsOf', { points: pointsOf(player), target: target(table) })] : []),
  ];
}

function list(cards: readonly string[], speak: Speak): string {
  return cards.length === 0 ? speak('noCards') : cards.map((card) => named(card, speak)).join(', ');
}

function named(card: string, speak: Speak): string {
  return speak('card', { colour: card[0]!, number: card[1]! });
}

/** How cards are called in the game's sentences. */
export function wording(language: Language): Wording {
  const speak = speaker(language, []);
  return { card: (card) => named(card, speak), cards: (cards) => list(cards.split(' '), speak) };
}

/** A move in words. */
export function phrase(move: string, _view: Position, names: readonly string[], language: Language): Phrase {
  const speak = speaker(language, names);
  const [verb, first = '', second = ''] = move.split(' ');
  const card = (name: string) => ({ card: named(name, speak) });
  switch (verb) {
    case 'play':
      return { group: speak('toPalette'), text: speak('playCard', card(first)) };
    case 'discard':
      return {
        group: speak('toCanvas'),
        text: speak(second === 'no-draw' ? 'discardNoDraw' : 'discardCard', card(first)),
      };
    case 'take':
      return { group: speak('fromOthers'), text: speak('takeCard', { ...card(second), seat: Number(first) }) };
    case 'move':
      return {
        group: speak('fromYours'),
        text: speak(second === 'canvas' ? 'moveToCanvas' : 'moveToDeck', card(first)),
      };
    default:
      return { group: speak('otherwise'), text: speak(verb === 'end' ? 'end' : 'passRound') };
  }
}
