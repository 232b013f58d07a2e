import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const table = { '1,0': 'RRYY', '2,0': 'RRBB' };

/** Playing an action card. */
export const playing: readonly Example[] = [
  {
    rule: '6.1',
    view: scene({ table, pile: ['zap', 'move', 'rotate'], hand: ['BKBK', 'YGYG', 'trade-goals'] }),
    viewer: 0,
    caption: {
      en: 'Three action cards were played. Rotate Goals is on top, so the silver dragon is blue.',
      cs: 'Zahrály se tři akční karty. Navrchu je Posun cílů, stříbrný drak je tedy modrý.',
      sk: 'Zahrali sa tri akčné karty. Navrchu je Posun cieľov, strieborný drak je teda modrý.',
      pl: 'Zagrano trzy karty akcji. Na wierzchu jest Przesunięcie celów, więc srebrny smok jest niebieski.',
    },
  },
  {
    rule: '6.2',
    view: scene({ table, pile: ['move'], hand: ['zap', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'top zap',
    caption: {
      en: 'Put on top, the card turns the silver dragon from green to red. You need not take a card.',
      cs: 'Karta daná navrch změní stříbrného draka ze zeleného na červeného. Brát si kartu nemusíš.',
      sk: 'Karta daná navrch zmení strieborného draka zo zeleného na červeného. Brať si kartu nemusíš.',
      pl: 'Karta położona na wierzch zmienia srebrnego smoka z zielonego w czerwonego. Nie musisz zabierać karty.',
    },
  },
  {
    rule: '6.3',
    view: scene({ table, pile: ['move'], hand: ['zap', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'bottom zap 2,0',
    caption: {
      en: 'Slipped to the bottom, the card leaves the silver dragon green, and you take the card on the right.',
      cs: 'Karta zasunutá dospod nechá stříbrného draka zeleného a ty si bereš kartu vpravo.',
      sk: 'Karta zasunutá naspodok nechá strieborného draka zeleného a ty si berieš kartu vpravo.',
      pl: 'Karta wsunięta na spód zostawia srebrnego smoka zielonym, a ty zabierasz kartę po prawej.',
    },
  },
  {
    rule: '6.3',
    view: scene({ table, pile: ['move'], hand: ['zap', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'bottom zap',
    refused: '6.3',
    caption: {
      en: 'To the bottom without the action: that is not allowed.',
      cs: 'Dospod a bez akce: to nejde.',
      sk: 'Naspodok a bez akcie: to nejde.',
      pl: 'Na spód i bez akcji: tak nie wolno.',
    },
  },
  {
    rule: '6.4',
    view: scene({ table, hand: ['rotate', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'bottom rotate cw',
    refused: '6.4',
    caption: {
      en: 'No action card has been played yet, so this one must go on top.',
      cs: 'Žádná akční karta se ještě nehrála, tahle tedy musí navrch.',
      sk: 'Žiadna akčná karta sa ešte nehrala, táto teda musí navrch.',
      pl: 'Nie zagrano jeszcze żadnej karty akcji, więc ta musi iść na wierzch.',
    },
  },
  {
    rule: '6.5',
    view: scene({ table: { '1,0': 'RRRR', '0,1': 'GGGG' }, hand: ['move', 'KKKK', 'YGYG'] }),
    viewer: 0,
    move: 'top move 1,0 -1,0 RRRR',
    refused: '4.4',
    caption: {
      en: 'First Move a Card turns the silver dragon green. Then red no longer fits beside it.',
      cs: 'Přesun karty nejdřív obarví stříbrného draka na zeleno. Pak už se k němu červená nehodí.',
      sk: 'Presun karty najprv zafarbí strieborného draka na zeleno. Potom sa už k nemu červená nehodí.',
      pl: 'Przeniesienie karty najpierw zmienia srebrnego smoka w zielonego. Potem czerwony już do niego nie pasuje.',
    },
  },
  {
    rule: '6.6',
    view: scene({ pile: ['rotate'], hand: ['zap', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'bottom zap',
    refused: '6.6',
    caption: {
      en: 'There is no dragon card to take, so the card can only go on top.',
      cs: 'Není tu žádná dračí karta, kterou by šlo sebrat, karta tedy může jen navrch.',
      sk: 'Nie je tu žiadna dračia karta, ktorá by sa dala zobrať, karta teda môže len navrch.',
      pl: 'Nie ma żadnej karty smoka, którą można by zabrać, więc karta może iść tylko na wierzch.',
    },
  },
];
