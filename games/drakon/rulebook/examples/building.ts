import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** The box, getting ready, a turn, and placing chambers. */
export const building: readonly Example[] = [
  {
    rule: '1.2',
    view: scene({ lair: { '1,0': 'find:ES', '0,1': 'key:-' } }),
    viewer: 0,
    caption: {
      en: 'To the right of the entrance lies a find with arrows to the right and down, below the entrance a key without arrows.',
      cs: 'Napravo od vchodu leží nález se šipkami doprava a dolů, pod vchodem klíč bez šipek.',
      sk: 'Napravo od vchodu leží nález so šípkami doprava a nadol, pod vchodom kľúč bez šípok.',
      pl: 'Na prawo od wejścia leży znalezisko ze strzałkami w prawo i w dół, pod wejściem klucz bez strzałek.',
    },
  },
  {
    rule: '2.1',
    view: scene({ heroes: ['druid 0,0', 'knight 0,0', 'ranger 0,0'] }),
    viewer: 0,
    caption: {
      en: 'A new game of three: all heroes stand at the entrance, and everybody holds four chambers.',
      cs: 'Nová hra tří hráčů: všichni hrdinové stojí u vchodu a každý drží čtyři komnaty.',
      sk: 'Nová hra troch hráčov: všetci hrdinovia stoja pri vchode a každý drží štyri komnaty.',
      pl: 'Nowa gra na trzy osoby: wszyscy bohaterowie stoją przy wejściu, a każdy trzyma cztery komnaty.',
    },
  },
  {
    rule: '2.4',
    view: scene({ options: { heroes: true }, phase: 'heroes', heroes: ['- 0,0', 'thief 0,0'] }),
    viewer: 0,
    move: 'hero thief',
    refused: '2.4',
    caption: {
      en: 'The other player has taken the thief. You choose one of the remaining five heroes.',
      cs: 'Zloděje si vybral druhý hráč. Ty vybíráš z pěti zbylých hrdinů.',
      sk: 'Zlodeja si vybral druhý hráč. Ty vyberáš z piatich zvyšných hrdinov.',
      pl: 'Złodzieja wybrał drugi gracz. Ty wybierasz spośród pięciu pozostałych bohaterów.',
    },
  },
  {
    rule: '3.1',
    view: scene({ lair: { '1,0': 'empty:ES' } }),
    viewer: 0,
    move: 'end',
    refused: '3.1',
    caption: {
      en: 'You may place a chamber or go to the right, but you may not pass.',
      cs: 'Můžeš položit komnatu, nebo jít doprava, ale pasovat nelze.',
      sk: 'Môžeš položiť komnatu, alebo ísť doprava, ale pasovať sa nedá.',
      pl: 'Możesz położyć komnatę albo iść w prawo, ale pasować nie można.',
    },
  },
  {
    rule: '3.2',
    view: scene({ lair: { '1,0': 'lose:ES' }, hand: [], others: 1, pile: 0, coins: [2] }),
    viewer: 0,
    move: 'go 1,0',
    caption: {
      en: 'You have no chamber left to place, so you must move, even where a coin is lost.',
      cs: 'Nemáš už žádnou komnatu k položení, takže se pohnout musíš, i tam, kde přijdeš o minci.',
      sk: 'Nemáš už žiadnu komnatu na položenie, takže sa pohnúť musíš, aj tam, kde prídeš o mincu.',
      pl: 'Nie masz już komnaty do położenia, więc musisz się ruszyć, nawet tam, gdzie tracisz monetę.',
    },
  },
  {
    rule: '3.3',
    view: scene({
      lair: { '1,0': 'empty:ES', '2,0': 'drakon:NE' },
      heroes: ['druid 1,0', 'knight 1,0'],
      coins: [2, 2],
      purses: [1],
      drakon: '1,0',
    }),
    viewer: 0,
    move: 'place empty:NS -1,0',
    caption: {
      en: 'If you place a chamber and stay, Drakon meets you at the end of your turn. The knight beside you is safe for now.',
      cs: 'Když položíš komnatu a zůstaneš stát, na konci tahu potkáš dračici. Rytíř vedle tebe je zatím v bezpečí.',
      sk: 'Keď položíš komnatu a zostaneš stáť, na konci ťahu stretneš dračicu. Rytier vedľa teba je zatiaľ v bezpečí.',
      pl: 'Jeśli położysz komnatę i zostaniesz, na koniec tury spotkasz smoczycę. Rycerz obok ciebie jest na razie bezpieczny.',
    },
  },
  {
    rule: '4.1',
    view: scene({ lair: { '1,0': 'empty:ES' } }),
    viewer: 0,
    move: 'place find:NE 1,-1',
    caption: {
      en: 'The find is laid above the chamber on the right: the place is free, and it shares a side.',
      cs: 'Nález pokládáš nad pravou komnatu: místo je volné a stranou s ní sousedí.',
      sk: 'Nález kladieš nad pravú komnatu: miesto je voľné a stranou s ňou susedí.',
      pl: 'Kładziesz znalezisko nad prawą komnatą: miejsce jest wolne i styka się z nią bokiem.',
    },
  },
  {
    rule: '4.1',
    view: scene({ lair: { '1,0': 'empty:ES' } }),
    viewer: 0,
    move: 'place find:NE 2,1',
    refused: '4.1',
    caption: {
      en: 'Here the chamber would touch another one only at a corner.',
      cs: 'Tady by se komnata dotýkala jiné jen rohem.',
      sk: 'Tu by sa komnata dotýkala inej len rohom.',
      pl: 'Tutaj komnata stykałaby się z inną tylko rogiem.',
    },
  },
  {
    rule: '4.2',
    view: scene({ lair: { '0,1': 'empty:ES' } }),
    viewer: 0,
    move: 'place empty:EW 1,0',
    refused: '4.2',
    caption: {
      en: 'Lying like this, its left arrow would point at the right arrow of the entrance. Turned upright, the chamber fits.',
      cs: 'Takhle by její levá šipka mířila proti pravé šipce vchodu. Otočená na výšku se komnata hodí.',
      sk: 'Takto by jej ľavá šípka mierila proti pravej šípke vchodu. Otočená na výšku sa komnata hodí.',
      pl: 'Tak położona miałaby lewą strzałkę zwróconą ku prawej strzałce wejścia. Obrócona pionowo pasuje.',
    },
  },
  {
    rule: '4.3',
    view: scene({ lair: { '0,1': 'empty:ES' }, hand: ['harp:NS', 'lose:NE', 'key:-', 'find:NS'] }),
    viewer: 0,
    move: 'place key:- 1,0',
    caption: {
      en: 'You place the key and draw a new chamber at once: you hold four again.',
      cs: 'Položíš klíč a hned si vezmeš novou komnatu: máš v ruce zase čtyři.',
      sk: 'Položíš kľúč a hneď si vezmeš novú komnatu: máš v ruke zase štyri.',
      pl: 'Kładziesz klucz i od razu dobierasz nową komnatę: znowu masz na ręce cztery.',
    },
  },
  {
    rule: '4.4',
    view: scene({
      lair: { '1,0': 'empty:ES', '0,-1': 'drakon:N' },
      heroes: ['druid 0,0', 'knight 1,0'],
      asked: { what: 'put' },
    }),
    viewer: 0,
    move: 'drakon 0,-1',
    caption: {
      en: 'You have laid the first Drakon chamber and put Drakon where nobody stands.',
      cs: 'První komnata Drakon leží a ty nasazuješ dračici tam, kde nikdo nestojí.',
      sk: 'Prvá komnata Drakon leží a ty nasadzuješ dračicu tam, kde nikto nestojí.',
      pl: 'Pierwsza komnata Drakon leży, a ty stawiasz smoczycę tam, gdzie nikt nie stoi.',
    },
  },
  {
    rule: '4.4',
    view: scene({
      lair: { '1,0': 'empty:ES', '0,-1': 'drakon:N' },
      heroes: ['druid 0,0', 'knight 1,0'],
      asked: { what: 'put' },
    }),
    viewer: 0,
    move: 'drakon 1,0',
    refused: '4.4',
    caption: {
      en: 'Drakon may not be put right on the knight.',
      cs: 'Přímo na rytíře dračici nasadit nesmíš.',
      sk: 'Priamo na rytiera dračicu nasadiť nesmieš.',
      pl: 'Prosto na rycerza smoczycy postawić nie wolno.',
    },
  },
  {
    rule: '4.5',
    view: scene({
      lair: { '1,0': 'empty:ES', '2,0': 'escape:NE' },
      heroes: ['druid 1,0', 'knight 0,0'],
      asked: { what: 'step', at: '2,0' },
    }),
    viewer: 0,
    move: 'step',
    caption: {
      en: 'You have laid the escape chamber where your arrow points, and may step onto it at once.',
      cs: 'Úniková komnata leží tam, kam míří tvoje šipka, a ty do ní smíš hned vstoupit.',
      sk: 'Úniková komnata leží tam, kam mieri tvoja šípka, a ty do nej smieš hneď vstúpiť.',
      pl: 'Komnata ucieczki leży tam, dokąd wskazuje twoja strzałka, i możesz od razu do niej wejść.',
    },
  },
];
