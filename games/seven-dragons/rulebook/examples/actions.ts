import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const table = { '1,0': 'RRYY', '2,0': 'RRBB' };

/** The five actions. */
export const actions: readonly Example[] = [
  {
    rule: '7.1',
    view: scene({ table, pile: ['zap'], hand: ['move', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'bottom move 2,0 -1,0 BBRR',
    caption: {
      en: 'The card on the right moves to the left of the silver dragon. Upside down, its red half touches the red silver dragon.',
      cs: 'Karta zprava se přesune nalevo od stříbrného draka. Vzhůru nohama se svou červenou polovinou dotýká červeného stříbrného draka.',
      sk: 'Karta sprava sa presunie naľavo od strieborného draka. Hore nohami sa svojou červenou polovicou dotýka červeného strieborného draka.',
      pl: 'Karta z prawej przechodzi na lewo od srebrnego smoka. Do góry nogami styka się czerwoną połówką z czerwonym srebrnym smokiem.',
    },
  },
  {
    rule: '7.1',
    view: scene({ table, pile: ['zap'], hand: ['move', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'bottom move 1,0 1,0 RRYY',
    refused: '7.1',
    caption: {
      en: 'A card may not be put back exactly as it was.',
      cs: 'Karta se nesmí vrátit přesně tak, jak ležela.',
      sk: 'Karta sa nesmie vrátiť presne tak, ako ležala.',
      pl: 'Karta nie może wrócić dokładnie tak, jak leżała.',
    },
  },
  {
    rule: '7.2',
    view: scene({ table, pile: ['rotate'], hand: ['zap', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'bottom zap 1,0',
    caption: {
      en: 'You take the card in the middle. The one on the right is left alone, and that is allowed.',
      cs: 'Bereš si prostřední kartu. Ta vpravo zůstane sama, a to je v pořádku.',
      sk: 'Berieš si prostrednú kartu. Tá vpravo zostane sama, a to je v poriadku.',
      pl: 'Zabierasz środkową kartę. Ta po prawej zostaje sama i tak może być.',
    },
  },
  {
    rule: '7.2',
    view: scene({ table, pile: ['rotate'], hand: ['zap', 'KKGB', 'YGYG'] }),
    viewer: 0,
    move: 'top zap 0,0',
    refused: '7.2',
    caption: {
      en: 'The silver dragon is never taken.',
      cs: 'Stříbrného draka nikdo sebrat nesmí.',
      sk: 'Strieborného draka nikto zobrať nesmie.',
      pl: 'Srebrnego smoka nikt nie może zabrać.',
    },
  },
  {
    rule: '7.3',
    view: scene({
      table: { '1,0': 'RRRR', '1,1': 'KKRR', '2,1': 'YYYY', '3,1': 'YYRR', '0,1': 'RKRK' },
      pile: ['zap'],
      hand: ['move', 'BBBB', 'GBGB'],
      moveBonus: true,
    }),
    viewer: 0,
    move: 'bottom move 3,1 2,0 RRYY',
    caption: {
      en: 'This table gives a bonus for moving: red continues on the left and gold below, so you draw one card.',
      cs: 'U tohoto stolu je za přesun prémie: vlevo navazuje červená a dole zlatá, lízneš si tedy jednu kartu.',
      sk: 'Pri tomto stole je za presun prémia: vľavo nadväzuje červená a dole zlatá, potiahneš si teda jednu kartu.',
      pl: 'Przy tym stole jest premia za przeniesienie: po lewej łączy się czerwony, u dołu złoty, więc dobierasz jedną kartę.',
    },
  },
  {
    rule: '7.4',
    view: scene({ table, pile: ['zap'], hand: ['rotate', 'KKGB', 'YGYG'], others: [3, 3, 3] }),
    viewer: 0,
    move: 'bottom rotate cw',
    caption: {
      en: 'All goals pass to the left: yours goes to your neighbour, and you get the imaginary player’s.',
      cs: 'Všechny cíle jdou doleva: tvůj dostane soused a k tobě přijde cíl pomyslného hráče.',
      sk: 'Všetky ciele idú doľava: tvoj dostane sused a k tebe príde cieľ pomyselného hráča.',
      pl: 'Wszystkie cele idą w lewo: twój dostaje sąsiad, a do ciebie trafia cel wyimaginowanego gracza.',
    },
  },
  {
    rule: '7.5',
    view: scene({ table, pile: ['zap'], hand: ['trade-goals', 'KKGB', 'YGYG'], others: [3, 3] }),
    viewer: 0,
    move: 'top trade-goals 4',
    caption: {
      en: 'You trade your goal with an imaginary player: nobody knows what you have got.',
      cs: 'Vyměníš si cíl s pomyslným hráčem: nikdo neví, co teď máš.',
      sk: 'Vymeníš si cieľ s pomyselným hráčom: nikto nevie, čo teraz máš.',
      pl: 'Wymieniasz cel z wyimaginowanym graczem: nikt nie wie, co teraz masz.',
    },
  },
  {
    rule: '7.6',
    view: scene({ table, pile: ['zap'], hand: ['trade-hands', 'KKGB'], others: [5, 3] }),
    viewer: 0,
    move: 'bottom trade-hands 1',
    caption: {
      en: 'You give your one remaining card and get five for it.',
      cs: 'Dáš jedinou kartu, která ti zbývá, a dostaneš za ni pět.',
      sk: 'Dáš jedinú kartu, ktorá ti zostáva, a dostaneš za ňu päť.',
      pl: 'Oddajesz jedyną kartę, która ci została, i dostajesz za nią pięć.',
    },
  },
];
