import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** In a row to the right of the silver dragon. */
const sixRed = { '1,0': 'RRYY', '2,0': 'RRBB', '3,0': 'RRRR', '4,0': 'RRKG', '5,0': 'RRRR', '6,0': 'RYRB' };
const sevenRed = { ...sixRed, '2,-1': 'GGRR' };
/** Six red cards to the right of the rainbow dragon, six blue ones to the left of it. */
const twice = {
  ...{ '0,1': '****', '1,1': 'RRYY', '2,1': 'RRBB', '3,1': 'RRRR', '4,1': 'RRKG', '5,1': 'RRRR', '6,1': 'RYRB' },
  ...{ '-1,1': 'BBBB', '-2,1': 'BBYY', '-3,1': 'BBKK', '-4,1': 'BBBB', '-5,1': 'BBYR', '-6,1': 'KBGB' },
};

/** How the game ends. */
export const end: readonly Example[] = [
  {
    rule: '8.1',
    view: scene({
      table: { '1,0': 'RRYY', '2,0': 'RRBB', '2,-1': 'GRGR', '3,0': 'YGBR' },
      pile: ['zap'],
      hand: ['KKKK', 'YGYG', 'move'],
    }),
    viewer: 0,
    caption: {
      en: 'Four red cards hang together: the silver dragon, the two to the right of it and the one above. The last card on the right has red too, but it is joined by blue alone.',
      cs: 'Pohromadě drží čtyři červené karty: stříbrný drak, dvě napravo od něj a jedna nad nimi. Poslední karta vpravo má červenou také, ale navazuje jen modrou.',
      sk: 'Pohromade držia štyri červené karty: strieborný drak, dve napravo od neho a jedna nad nimi. Posledná karta vpravo má červenú tiež, ale nadväzuje len modrou.',
      pl: 'Łączą się cztery czerwone karty: srebrny smok, dwie na prawo od niego i jedna nad nimi. Ostatnia karta po prawej też ma czerwony, ale łączy się tylko niebieskim.',
    },
  },
  {
    rule: '8.2',
    view: scene({ table: sixRed, pile: ['move'], hand: ['GGRR', 'KKKK', 'rotate'] }),
    viewer: 0,
    move: 'lay GGRR 2,-1',
    caption: {
      en: 'The seventh red card is laid, and your goal is red: you win at once.',
      cs: 'Sedmá červená karta leží a tvůj cíl je červená: hned vyhráváš.',
      sk: 'Siedma červená karta leží a tvoj cieľ je červená: hneď vyhrávaš.',
      pl: 'Siódma czerwona karta leży, a twój cel to czerwony: od razu wygrywasz.',
    },
  },
  {
    rule: '8.2',
    view: scene({ table: sixRed, pile: ['move'], hand: ['zap', 'KKKK', 'rotate'] }),
    viewer: 0,
    move: 'top zap',
    caption: {
      en: 'Zap a Card on top makes the silver dragon red: it is the seventh card of the group.',
      cs: 'Sebrání karty dané navrch obarví stříbrného draka na červeno: je sedmou kartou skupiny.',
      sk: 'Zobratie karty dané navrch zafarbí strieborného draka na červeno: je siedmou kartou skupiny.',
      pl: 'Zabranie karty położone na wierzch zmienia srebrnego smoka w czerwonego: to siódma karta grupy.',
    },
  },
  {
    rule: '8.3',
    view: scene({ table: twice, pile: ['move'], hand: ['YYYY'], others: [2, 2], goals: 'BRKGY' }),
    viewer: 0,
    caption: {
      en: 'Red and blue both have seven, for the rainbow dragon belongs to both. It is the turn of the player with blue, who wins.',
      cs: 'Sedm karet má červená i modrá, protože duhový drak patří k oběma. Na tahu je hráč s modrou, a ten vyhrává.',
      sk: 'Sedem kariet má červená aj modrá, lebo dúhový drak patrí k obom. Na ťahu je hráč s modrou, a ten vyhráva.',
      pl: 'Siedem kart ma i czerwony, i niebieski, bo tęczowy smok należy do obu. Trwa kolej gracza z niebieskim i to on wygrywa.',
    },
  },
  {
    rule: '8.4',
    view: scene({ table: sevenRed, pile: ['move'], hand: ['YYYY', 'KKKK', 'BKBK'], goals: 'Y????' }),
    viewer: 0,
    caption: {
      en: 'Seven red cards, and still nobody has won: the red goal belongs to an imaginary player.',
      cs: 'Sedm červených karet, a přesto nikdo nevyhrál: červený cíl má pomyslný hráč.',
      sk: 'Sedem červených kariet, a predsa nikto nevyhral: červený cieľ má pomyselný hráč.',
      pl: 'Siedem czerwonych kart, a mimo to nikt nie wygrał: czerwony cel ma wyimaginowany gracz.',
    },
  },
  {
    rule: '8.5',
    view: scene({ table: { '1,0': 'RRYY', '0,1': 'KRKR' }, pile: ['zap'], hand: ['RRBB'], others: [0, 0], deck: 0 }),
    viewer: 0,
    move: 'lay RRBB 2,0',
    caption: {
      en: 'The last card of all is laid. Nobody has seven, so the largest group wins: yours, red, with four cards.',
      cs: 'Leží úplně poslední karta. Sedm nemá nikdo, takže vyhrává největší skupina: tvoje červená se čtyřmi kartami.',
      sk: 'Leží úplne posledná karta. Sedem nemá nikto, takže vyhráva najväčšia skupina: tvoja červená so štyrmi kartami.',
      pl: 'Leży ostatnia ze wszystkich kart. Nikt nie ma siedmiu, więc wygrywa największa grupa: twoja czerwona, cztery karty.',
    },
  },
];
