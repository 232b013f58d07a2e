import type { Example } from '@hoard/kernel';
import { board } from '../scene.ts';

/** Eggs under tiles, the dragons they call, and the score. */
export const dragons: readonly Example[] = [
  {
    rule: '4.1',
    view: board(19),
    viewer: 0,
    move: 'tile I d7 d5',
    caption: {
      en: 'The castle comes to lie on the egg on d5: it breaks and costs you a point.',
      cs: 'Hrad přijde na vejce na d5: vejce se rozbije a bude tě stát bod.',
      sk: 'Hrad príde na vajce na d5: vajce sa rozbije a bude ťa stáť bod.',
      pl: 'Zamek trafia na jajo na d5: jajo się rozbija i kosztuje cię punkt.',
    },
  },
  {
    rule: '4.2',
    view: board(15),
    viewer: 0,
    move: 'tile Z c3 d2',
    caption: {
      en: 'The hole comes to lie exactly on the egg on c3: it stays whole, and the dragon V comes.',
      cs: 'Otvor přijde přesně na vejce na c3: vejce zůstane celé a přiletí drak V.',
      sk: 'Otvor príde presne na vajce na c3: vajce zostane celé a priletí drak V.',
      pl: 'Otwór trafia dokładnie na jajo na c3: jajo zostaje całe i przylatuje smok V.',
    },
  },
  {
    rule: '4.3',
    view: board(15),
    viewer: 0,
    move: 'tile S c3 b2',
    caption: {
      en: 'One tile does both: the egg on b2 breaks under the castle, the egg on c3 is caught in the hole.',
      cs: 'Jeden dílek udělá obojí: vejce na b2 se pod hradem rozbije, vejce na c3 se chytí do otvoru.',
      sk: 'Jeden dielik urobí oboje: vajce na b2 sa pod hradom rozbije, vajce na c3 sa chytí do otvoru.',
      pl: 'Jeden kafelek robi obie rzeczy: jajo na b2 rozbija się pod zamkiem, a jajo na c3 wpada w otwór.',
    },
  },
  {
    rule: '5.1',
    view: board(16),
    viewer: 0,
    move: 'dragon X b3 c2 c3 c4 d3',
    refused: '5.1',
    caption: {
      en: 'The dragon X must wait: V comes first, from the lair with the lower number.',
      cs: 'Drak X musí počkat: dřív přilétá V z doupěte s nižším číslem.',
      sk: 'Drak X musí počkať: skôr prilieta V z brlohu s nižším číslom.',
      pl: 'Smok X musi poczekać: wcześniej przylatuje V z legowiska o niższym numerze.',
    },
  },
  {
    rule: '5.2',
    view: board(16),
    viewer: 0,
    move: 'dragon V c2 c3 c4 d2 e2',
    refused: '5.2',
    caption: {
      en: 'Four fields of the dragon lie on tiles, but on e2 there is none.',
      cs: 'Čtyři pole draka leží na dílcích, ale na e2 žádný není.',
      sk: 'Štyri polia draka ležia na dielikoch, ale na e2 žiadny nie je.',
      pl: 'Cztery pola smoka leżą na kafelkach, ale na e2 nie ma żadnego.',
    },
  },
  {
    rule: '5.2',
    view: board(16),
    viewer: 0,
    move: 'dragon V f6 f7 f8 g8 h8',
    refused: '5.2',
    caption: {
      en: 'The dragon T lies in column f already, and dragons do not lie on each other.',
      cs: 'Ve sloupci f už leží drak T a draci přes sebe neleží.',
      sk: 'V stĺpci f už leží drak T a draci cez seba neležia.',
      pl: 'W kolumnie f leży już smok T, a smoki nie leżą jeden na drugim.',
    },
  },
  {
    rule: '5.3',
    view: board(16),
    viewer: 0,
    move: 'dragon V a7 b7 c5 c6 c7',
    caption: {
      en: 'This is the only place where V fits. You must burn five fields of your own.',
      cs: 'Tohle je jediné místo, kam se V vejde. Musíš spálit pět vlastních polí.',
      sk: 'Toto je jediné miesto, kam sa V zmestí. Musíš spáliť päť vlastných polí.',
      pl: 'To jedyne miejsce, gdzie V się mieści. Musisz spalić pięć własnych pól.',
    },
  },
  {
    rule: '5.3',
    view: board(13),
    viewer: 0,
    move: 'tile L b6 c4',
    caption: {
      en: 'The egg on b6 summons the dragon U. It fits nowhere yet and flies away.',
      cs: 'Vejce na b6 přivolá draka U. Ten se zatím nikam nevejde a odletí.',
      sk: 'Vajce na b6 privolá draka U. Ten sa zatiaľ nikam nezmestí a odletí.',
      pl: 'Jajo na b6 przywołuje smoka U. Na razie nigdzie się nie mieści i odlatuje.',
    },
  },
  {
    rule: '5.4',
    view: board(21),
    viewer: 0,
    move: 'tile O b2 a1',
    caption: {
      en: 'The hole catches the egg on b2, but the lairs are empty: no dragon comes.',
      cs: 'Otvor chytí vejce na b2, ale doupata jsou prázdná: žádný drak nepřiletí.',
      sk: 'Otvor chytí vajce na b2, ale brlohy sú prázdne: žiadny drak nepriletí.',
      pl: 'Otwór łapie jajo na b2, ale legowiska są puste: żaden smok nie przylatuje.',
    },
  },
  {
    rule: '6.1',
    view: board(22),
    viewer: 0,
    move: 'tile S a5 b4',
    caption: {
      en: 'Your last tile. After it nobody can place anything, and the game ends.',
      cs: 'Tvůj poslední dílek. Po něm už nikdo nic položit nemůže a hra končí.',
      sk: 'Tvoj posledný dielik. Po ňom už nikto nič položiť nemôže a hra sa končí.',
      pl: 'Twój ostatni kafelek. Po nim nikt nie może już nic położyć i gra się kończy.',
    },
  },
  {
    rule: '6.2',
    view: board(23),
    viewer: 0,
    caption: {
      en: 'You have 19 open fields, 5 open castles and 1 broken egg: 19 + 5 − 1 = 23 points. The other player has 14 + 3 − 1 = 16.',
      cs: 'Máš 19 odkrytých polí, 5 odkrytých hradů a 1 rozbité vejce: 19 + 5 − 1 = 23 bodů. Druhý hráč má 14 + 3 − 1 = 16.',
      sk: 'Máš 19 odkrytých polí, 5 odkrytých hradov a 1 rozbité vajce: 19 + 5 − 1 = 23 bodov. Druhý hráč má 14 + 3 − 1 = 16.',
      pl: 'Masz 19 odkrytych pól, 5 odkrytych zamków i 1 rozbite jajo: 19 + 5 − 1 = 23 punkty. Drugi gracz ma 14 + 3 − 1 = 16.',
    },
  },
];
