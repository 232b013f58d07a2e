import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const heroes = ['druid 1,0', 'knight 0,0'];
const three = ['druid 0,0', 'knight 0,0', 'ranger 0,0'];
const destroying = {
  lair: { '1,0': 'destroy:NS', '2,0': 'find:NE', '0,1': 'empty:ES' },
  heroes: ['druid 1,0', 'knight 0,1'],
  asked: { what: 'destroy' },
};
const turning = { lair: { '1,0': 'rotate:NS', '2,0': 'find:NE' }, heroes, asked: { what: 'rotate' } };

/** What the chambers do. */
export const effects: readonly Example[] = [
  {
    rule: '6.1',
    view: scene({ lair: { '1,0': 'find:ES' } }),
    viewer: 0,
    move: 'go 1,0',
    caption: {
      en: 'You enter the find and take a coin from the hoard.',
      cs: 'Vstoupíš do nálezu a vezmeš si minci z pokladu.',
      sk: 'Vstúpiš do nálezu a vezmeš si mincu z pokladu.',
      pl: 'Wchodzisz do znaleziska i bierzesz monetę ze skarbca.',
    },
  },
  {
    rule: '6.2',
    view: scene({ lair: { '1,0': 'steal-left:NS', '-1,0': 'steal-right:NS' }, heroes: three, purses: [2, 1] }),
    viewer: 0,
    move: 'go 1,0',
    caption: {
      en: 'Steal left: you take a coin from the player of the knight, who plays after you. Steal right would take one from the player of the ranger.',
      cs: 'Krádež vlevo: vezmeš minci hráči s rytířem, který hraje po tobě. Krádež vpravo by ji vzala hráči s hraničářem.',
      sk: 'Krádež vľavo: vezmeš mincu hráčovi s rytierom, ktorý hrá po tebe. Krádež vpravo by ju vzala hráčovi s hraničiarom.',
      pl: 'Kradzież z lewej: zabierasz monetę graczowi z rycerzem, który gra po tobie. Kradzież z prawej zabrałaby ją graczowi z łowcą.',
    },
  },
  {
    rule: '6.3',
    view: scene({ lair: { '1,0': 'lose:ES', '2,0': 'find:NS' }, coins: [3, 1] }),
    viewer: 0,
    move: 'go 1,0',
    caption: {
      en: 'One of your two coins goes back to the hoard. Chance decides whether it is the 3 or the 1.',
      cs: 'Jedna z tvých dvou mincí se vrátí do pokladu. Jestli trojka, nebo jednička, určí náhoda.',
      sk: 'Jedna z tvojich dvoch mincí sa vráti do pokladu. Či trojka, alebo jednotka, určí náhoda.',
      pl: 'Jedna z twoich dwóch monet wraca do skarbca. Czy trójka, czy jedynka, decyduje los.',
    },
  },
  {
    rule: '6.4',
    view: scene(destroying),
    viewer: 0,
    move: 'destroy 2,0',
    caption: {
      en: 'Nobody stands on the find on the right: you may destroy it.',
      cs: 'Na nálezu vpravo nikdo nestojí: smíš ho zničit.',
      sk: 'Na náleze vpravo nikto nestojí: smieš ho zničiť.',
      pl: 'Na znalezisku po prawej nikt nie stoi: możesz je zniszczyć.',
    },
  },
  {
    rule: '6.4',
    view: scene(destroying),
    viewer: 0,
    move: 'destroy 0,1',
    refused: '6.4',
    caption: {
      en: 'The knight stands on this chamber, so it stays.',
      cs: 'Na téhle komnatě stojí rytíř, zůstane tedy ležet.',
      sk: 'Na tejto komnate stojí rytier, zostane teda ležať.',
      pl: 'Na tej komnacie stoi rycerz, więc zostaje.',
    },
  },
  {
    rule: '6.5',
    view: scene(turning),
    viewer: 0,
    move: 'rotate 2,0 SW',
    caption: {
      en: 'You turn the find on the right so that its arrows point to the left and down.',
      cs: 'Nález vpravo otočíš tak, aby jeho šipky mířily doleva a dolů.',
      sk: 'Nález vpravo otočíš tak, aby jeho šípky mierili doľava a nadol.',
      pl: 'Obracasz znalezisko po prawej tak, żeby jego strzałki wskazywały w lewo i w dół.',
    },
  },
  {
    rule: '6.5',
    view: scene(turning),
    viewer: 0,
    move: 'rotate 1,0 EW',
    refused: '4.2',
    caption: {
      en: 'Turned like this, the left arrow of your chamber would point at the arrow of the entrance.',
      cs: 'Takhle by levá šipka tvé komnaty mířila proti šipce vchodu.',
      sk: 'Takto by ľavá šípka tvojej komnaty mierila proti šípke vchodu.',
      pl: 'Tak obrócona miałaby lewą strzałkę zwróconą ku strzałce wejścia.',
    },
  },
  {
    rule: '6.6',
    view: scene({
      lair: { '1,0': 'swap:NS', '2,0': 'find:NS' },
      heroes,
      hand: ['harp:NS', 'empty:NE', 'key:-', 'lose:NE'],
      asked: { what: 'swap' },
    }),
    viewer: 0,
    move: 'swap 2,0 harp:EW',
    caption: {
      en: 'You put your harp in the place of the find, and the find comes into your hand.',
      cs: 'Na místo nálezu dáš svou harfu a nález si vezmeš do ruky.',
      sk: 'Na miesto nálezu dáš svoju harfu a nález si vezmeš do ruky.',
      pl: 'W miejsce znaleziska kładziesz swoją harfę, a znalezisko trafia na twoją rękę.',
    },
  },
  {
    rule: '6.7',
    view: scene({ lair: { '1,0': 'control:NS', '0,1': 'lose:ES' }, heroes, purses: [2], asked: { what: 'control' } }),
    viewer: 0,
    move: 'control 1 0,1',
    caption: {
      en: 'You send the knight down into the lose chamber, and his player loses a coin.',
      cs: 'Pošleš rytíře dolů do ztráty a jeho hráč přijde o minci.',
      sk: 'Pošleš rytiera nadol do straty a jeho hráč príde o mincu.',
      pl: 'Wysyłasz rycerza w dół do straty i jego gracz traci monetę.',
    },
  },
  {
    rule: '6.8',
    view: scene({
      lair: { '1,0': 'flying:NS', '2,0': 'find:NE', '0,1': 'empty:ES' },
      heroes: ['druid 1,0', 'knight 1,0', 'ranger 0,0'],
      asked: { what: 'flying' },
    }),
    viewer: 0,
    move: 'fly 1,1 NS',
    caption: {
      en: 'The chamber flies down by one place and takes the knight along.',
      cs: 'Komnata přeletí o jedno místo dolů a vezme s sebou i rytíře.',
      sk: 'Komnata preletí o jedno miesto nadol a vezme so sebou aj rytiera.',
      pl: 'Komnata przelatuje o jedno miejsce w dół i zabiera ze sobą także rycerza.',
    },
  },
  {
    rule: '6.9',
    view: scene({
      lair: { '1,0': 'drakon:NE', '2,0': 'find:NS', '0,1': 'empty:ES' },
      heroes: ['druid 1,0', 'knight 2,0'],
      purses: [2],
      drakon: '0,1',
      asked: { what: 'drakon' },
    }),
    viewer: 0,
    move: 'drakon 2,0',
    caption: {
      en: 'You move Drakon by three chambers, up, right and right again, until she meets the knight.',
      cs: 'Pohneš dračicí o tři komnaty, nahoru a dvakrát doprava, až potká rytíře.',
      sk: 'Pohneš dračicou o tri komnaty, nahor a dvakrát doprava, až stretne rytiera.',
      pl: 'Poruszasz smoczycę o trzy komnaty, w górę i dwa razy w prawo, aż spotka rycerza.',
    },
  },
  {
    rule: '6.10',
    view: scene({ lair: { '1,0': 'rob:ES' }, heroes, hand: ['empty:NES', 'find:NE'], asked: { what: 'rob' } }),
    viewer: 0,
    move: 'rob 1',
    caption: {
      en: 'You take a chamber from the other player’s hand without looking.',
      cs: 'Naslepo vezmeš druhému hráči z ruky jednu komnatu.',
      sk: 'Naslepo vezmeš druhému hráčovi z ruky jednu komnatu.',
      pl: 'Zabierasz drugiemu graczowi z ręki jedną komnatę na ślepo.',
    },
  },
  {
    rule: '6.12',
    view: scene({ lair: { '1,0': 'destroy:NS' } }),
    viewer: 0,
    move: 'go 1,0',
    caption: {
      en: 'You enter the destroy chamber, but there is nothing to destroy: only the entrance, and the chamber you are on.',
      cs: 'Vstoupíš do zničení, ale není co zničit: leží tu jen vchod a komnata, na které stojíš.',
      sk: 'Vstúpiš do zničenia, ale nie je čo zničiť: leží tu len vchod a komnata, na ktorej stojíš.',
      pl: 'Wchodzisz do zniszczenia, ale nie ma czego zniszczyć: leży tu tylko wejście i komnata, na której stoisz.',
    },
  },
];
