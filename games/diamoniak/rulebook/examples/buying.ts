import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const buyer = { castle: 'R1 R2', diamonds: 3 };
const seller = { castle: 'G2', spares: 'B3 R5' };
const options = { buyAfterDraw: true } as const;

/** Pieces for diamonds. */
export const buying: readonly Example[] = [
  {
    rule: '5.1',
    view: scene({}, buyer, seller, { castle: 'B1', spares: 'R6' }),
    viewer: 0,
    move: 'buy 2 R6',
    caption: {
      en: 'You are building red and have three diamonds. Each of the others has a red piece. You buy the 6, and its owner cannot say no.',
      cs: 'Stavíš červený zámek a máš tři diamanty. Oba ostatní hráči mají červený díl. Kupuješ díl 6 a jeho majitel nesmí odmítnout.',
      sk: 'Staviaš červený zámok a máš tri diamanty. Obaja ostatní hráči majú červený diel. Kupuješ diel 6 a jeho majiteľ nesmie odmietnuť.',
      pl: 'Budujesz czerwony zamek i masz trzy diamenty. Obaj pozostali gracze mają czerwoną część. Kupujesz część 6, a jej właściciel nie może odmówić.',
    },
  },
  {
    rule: '5.1',
    view: scene({}, { castle: 'R1 R2', diamonds: 2 }, seller),
    viewer: 0,
    move: 'buy 1 R5',
    refused: '5.1',
    caption: {
      en: 'A piece costs three diamonds. You have only two.',
      cs: 'Díl stojí tři diamanty. Máš jen dva.',
      sk: 'Diel stojí tri diamanty. Máš len dva.',
      pl: 'Część kosztuje trzy diamenty. Masz tylko dwa.',
    },
  },
  {
    rule: '5.1',
    view: scene({}, buyer, seller),
    viewer: 0,
    move: 'buy 1 B3',
    refused: '5.1',
    caption: {
      en: 'The blue piece 3 does not belong to your red castle, so you may not buy it.',
      cs: 'Modrý díl 3 k tvému červenému zámku nepatří, a tak ho koupit nesmíš.',
      sk: 'Modrý diel 3 k tvojmu červenému zámku nepatrí, a tak ho kúpiť nesmieš.',
      pl: 'Niebieska część 3 nie pasuje do twojego czerwonego zamku, więc nie wolno ci jej kupić.',
    },
  },
  {
    rule: '5.2',
    view: scene({ turn: 1 }, { castle: 'R1 R2 R5', diamonds: 1 }, { castle: 'G2', spares: 'B3', diamonds: 4 }),
    viewer: 0,
    caption: {
      en: 'You have just bought the red piece 5. Your three diamonds now belong to the other player.',
      cs: 'Červený díl 5 je už tvůj. Tvoje tři diamanty teď patří druhému hráči.',
      sk: 'Červený diel 5 je už tvoj. Tvoje tri diamanty teraz patria druhému hráčovi.',
      pl: 'Czerwona część 5 jest już twoja. Twoje trzy diamenty należą teraz do drugiego gracza.',
    },
  },
  {
    rule: '5.3',
    view: scene({}, { castle: 'R1 R2', diamonds: 6 }, { castle: 'G2', spares: 'R5 R6' }),
    viewer: 0,
    move: 'buy 1 R5',
    caption: {
      en: 'You have diamonds for two pieces, but you buy only one. Then it is the other player’s turn.',
      cs: 'Diamanty máš na dva díly, ale koupíš jen jeden. Pak je na tahu druhý hráč.',
      sk: 'Diamanty máš na dva diely, ale kúpiš len jeden. Potom je na ťahu druhý hráč.',
      pl: 'Diamentów masz na dwie części, ale kupujesz tylko jedną. Potem gra drugi gracz.',
    },
  },
  {
    rule: '5.4',
    view: scene({ options, phase: 'drawn' }, buyer, seller),
    viewer: 0,
    move: 'buy 1 R5',
    caption: {
      en: 'With buying after a card: you have drawn a diamond and now buy the red piece 5. That ends your turn.',
      cs: 'Kupování po kartě: přišel ti diamant a teď kupuješ červený díl 5. Tím tvůj tah končí.',
      sk: 'Kupovanie po karte: prišiel ti diamant a teraz kupuješ červený diel 5. Tým sa tvoj ťah končí.',
      pl: 'Kupowanie po karcie: przyszedł diament i teraz kupujesz czerwoną część 5. Na tym twoja tura się kończy.',
    },
  },
  {
    rule: '5.4',
    view: scene({ options }, buyer, seller),
    viewer: 0,
    move: 'buy 1 R5',
    refused: '5.4',
    caption: {
      en: 'With buying after a card: nothing is bought yet. The turn begins with a card.',
      cs: 'Kupování po kartě: zatím se nic nekupuje. Tah začíná kartou.',
      sk: 'Kupovanie po karte: zatiaľ sa nič nekupuje. Ťah sa začína kartou.',
      pl: 'Kupowanie po karcie: na razie nic się nie kupuje. Tura zaczyna się od karty.',
    },
  },
];
