import type { Example } from '@hoard/kernel';
import { board } from '../scene.ts';

/** The board, the eggs put on it, and placing tiles. */
export const tiles: readonly Example[] = [
  {
    rule: '1.1',
    view: board(0),
    viewer: 0,
    caption: {
      en: 'The empty board with its round fields inside.',
      cs: 'Prázdná deska s kulatými poli uvnitř.',
      sk: 'Prázdna doska s okrúhlymi poľami vnútri.',
      pl: 'Pusta plansza z okrągłymi polami wewnątrz.',
    },
  },
  {
    rule: '1.3',
    view: board(11),
    viewer: 0,
    caption: {
      en: 'The tile J at the top left has its hole on a8 and its castle on c7. The T at the bottom right has its hole on g2 and its castle on g1.',
      cs: 'Dílek J vlevo nahoře má otvor na a8 a hrad na c7. Dílek T vpravo dole má otvor na g2 a hrad na g1.',
      sk: 'Dielik J vľavo hore má otvor na a8 a hrad na c7. Dielik T vpravo dole má otvor na g2 a hrad na g1.',
      pl: 'Kafelek J w lewym górnym rogu ma otwór na a8 i zamek na c7. Kafelek T w prawym dolnym rogu ma otwór na g2 i zamek na g1.',
    },
  },
  {
    rule: '2.1',
    view: board(8),
    viewer: 0,
    caption: {
      en: 'The eggs are put. The dragon W will come first, then T, U, V and X.',
      cs: 'Vejce už leží. První přiletí drak W, po něm T, U, V a X.',
      sk: 'Vajcia už ležia. Prvý priletí drak W, po ňom T, U, V a X.',
      pl: 'Jaja już leżą. Pierwszy przyleci smok W, po nim T, U, V i X.',
    },
  },
  {
    rule: '2.2',
    view: board(3),
    viewer: 0,
    move: 'egg e4',
    caption: {
      en: 'You put your fourth and last egg. Then the other player puts four.',
      cs: 'Pokládáš své čtvrté a poslední vejce. Pak položí čtyři druhý hráč.',
      sk: 'Kladieš svoje štvrté a posledné vajce. Potom položí štyri druhý hráč.',
      pl: 'Kładziesz swoje czwarte i ostatnie jajo. Potem cztery kładzie drugi gracz.',
    },
  },
  {
    rule: '2.2',
    view: board(3),
    viewer: 0,
    move: 'egg a3',
    refused: '2.2',
    caption: {
      en: 'The field a3 is at the edge and not round: no egg goes there.',
      cs: 'Pole a3 je na kraji a není kulaté: vejce tam nepatří.',
      sk: 'Pole a3 je na kraji a nie je okrúhle: vajce tam nepatrí.',
      pl: 'Pole a3 jest na brzegu i nie jest okrągłe: nie kładzie się tam jaj.',
    },
  },
  {
    rule: '3.1',
    view: board(10),
    viewer: 0,
    move: 'tile I g8 e8',
    refused: '3.1',
    caption: {
      en: 'On g8 and h8 a tile lies already.',
      cs: 'Na g8 a h8 už dílek leží.',
      sk: 'Na g8 a h8 už dielik leží.',
      pl: 'Na g8 i h8 leży już kafelek.',
    },
  },
  {
    rule: '3.2',
    view: board(8),
    viewer: 0,
    move: 'tile O c4 d3',
    refused: '3.2',
    caption: {
      en: 'The first tile must cover a corner, and this one lies in the middle.',
      cs: 'První dílek musí zakrýt roh, a tenhle leží uprostřed.',
      sk: 'Prvý dielik musí zakryť roh, a tento leží uprostred.',
      pl: 'Pierwszy kafelek musi zakryć róg, a ten leży pośrodku.',
    },
  },
  {
    rule: '3.2',
    view: board(10),
    viewer: 0,
    move: 'tile J a8 c7',
    caption: {
      en: 'A later tile may begin anew at another free corner.',
      cs: 'Další dílek smí začít znovu v jiném volném rohu.',
      sk: 'Ďalší dielik smie začať znova v inom voľnom rohu.',
      pl: 'Następny kafelek może zacząć od nowa w innym wolnym rogu.',
    },
  },
  {
    rule: '3.2',
    view: board(10),
    viewer: 0,
    move: 'tile I d4 f4',
    refused: '3.2',
    caption: {
      en: 'This tile covers no corner and touches no tile of yours.',
      cs: 'Tenhle dílek nezakrývá roh a nedotýká se žádného tvého dílku.',
      sk: 'Tento dielik nezakrýva roh a nedotýka sa žiadneho tvojho dielika.',
      pl: 'Ten kafelek nie zakrywa rogu i nie styka się z żadnym twoim kafelkiem.',
    },
  },
  {
    rule: '3.3',
    view: board(21),
    viewer: 0,
    move: 'tile O b2 a1',
    caption: {
      en: 'After this tile the other player has no room for T or Z and is skipped. You go on.',
      cs: 'Po tomhle dílku už druhý hráč nemá kam dát T ani Z a tah vynechává. Hraješ dál ty.',
      sk: 'Po tomto dieliku už druhý hráč nemá kam dať T ani Z a ťah vynecháva. Hráš ďalej ty.',
      pl: 'Po tym kafelku drugi gracz nie ma już gdzie położyć T ani Z i traci kolejkę. Grasz dalej ty.',
    },
  },
  {
    rule: '3.4',
    view: board(22),
    viewer: 0,
    caption: {
      en: 'The other player still has T and Z, but no room will ever be free for them again.',
      cs: 'Druhý hráč ještě má T a Z, ale místo se pro ně už nikdy neuvolní.',
      sk: 'Druhý hráč ešte má T a Z, ale miesto sa pre ne už nikdy neuvoľní.',
      pl: 'Drugi gracz ma jeszcze T i Z, ale miejsce dla nich już nigdy się nie zwolni.',
    },
  },
];
