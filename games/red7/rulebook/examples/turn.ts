import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** What a turn is, and who is out. */
export const turn: readonly Example[] = [
  {
    rule: '3.1',
    view: scene({}, { hand: 'R7 O2 V4', palette: 'G4' }, { hand: 4, palette: 'R6' }),
    viewer: 0,
    move: 'play R7',
    caption: {
      en: 'You play the red 7 to your palette. Now you lead under the red rule: end your turn, or discard a card as well.',
      cs: 'Vykládáš na paletu červenou 7. Platí červená a teď vedeš: ukonči tah, nebo ještě odlož kartu na plátno.',
      sk: 'Vykladáš na paletu červenú 7. Platí červená a teraz vedieš: ukonči ťah alebo ešte odlož kartu na plátno.',
      pl: 'Zagrywasz do palety czerwoną 7. Obowiązuje zasada czerwona i teraz prowadzisz: zakończ turę albo odrzuć jeszcze kartę na płótno.',
    },
  },
  {
    rule: '3.1',
    view: scene({ step: 'discard' }, { hand: 'O2 V4', palette: 'G4 R7' }, { hand: 4, palette: 'R6' }),
    viewer: 0,
    move: 'play V4',
    refused: '3.1',
    caption: {
      en: 'The red 7 was your card for the palette. You may not play a second one in the same turn: now discard to the canvas, or end your turn.',
      cs: 'Tvou kartou na paletu byla červená 7. Druhou už v témže tahu vyložit nesmíš: teď odlož kartu na plátno, nebo ukonči tah.',
      sk: 'Tvojou kartou na paletu bola červená 7. Druhú už v tom istom ťahu vyložiť nesmieš: teraz odlož kartu na plátno alebo ukonči ťah.',
      pl: 'Twoją kartą do palety była czerwona 7. Drugiej w tej samej turze zagrać nie wolno: teraz odrzuć kartę na płótno albo zakończ turę.',
    },
  },
  {
    rule: '3.2',
    view: scene({ canvas: 'V2 G4' }, { hand: 'O3 I1', palette: 'Y6 B2' }, { hand: 3, palette: 'R7 I5' }),
    viewer: 0,
    caption: {
      en: 'The green 4 lies on top of the canvas, so only even cards count. You have two, your opponent has none: you lead.',
      cs: 'Navrchu plátna leží zelená 4, a tak se počítají jen sudé karty. Ty máš dvě, soupeř žádnou: vedeš.',
      sk: 'Navrchu plátna leží zelená 4, a tak sa rátajú len párne karty. Ty máš dve, súper žiadnu: vedieš.',
      pl: 'Na wierzchu płótna leży zielona 4, więc liczą się tylko karty parzyste. Ty masz dwie, przeciwnik żadnej: prowadzisz.',
    },
  },
  {
    rule: '3.3',
    view: scene({ step: 'discard', canvas: 'O3' }, { hand: 'R3', palette: 'G5 B2' }, { hand: 4, palette: 'Y6 V6' }),
    viewer: 0,
    move: 'end',
    caption: {
      en: 'The rule is orange. Your opponent has two sixes, and all your numbers are different. If you end your turn now, you are out.',
      cs: 'Platí oranžová. Soupeř má dvě šestky a ty máš každé číslo jiné. Když teď ukončíš tah, jsi venku.',
      sk: 'Platí oranžová. Súper má dve šestky a ty máš každé číslo iné. Keď teraz ukončíš ťah, si vonku.',
      pl: 'Obowiązuje zasada pomarańczowa. Przeciwnik ma dwie szóstki, a ty każdą liczbę inną. Jeśli teraz zakończysz turę, odpadasz.',
    },
  },
  {
    rule: '3.4',
    view: scene({}, { hand: 'O2 V4', palette: 'G4' }, { hand: 3, palette: 'R6' }),
    viewer: 0,
    move: 'discard O2',
    refused: '3.4',
    caption: {
      en: 'With the orange 2 on the canvas one card would count for each of you, and the 6 beats your 4. Your opponent would lead, so you may not discard it.',
      cs: 'S oranžovou 2 na plátně by se každému počítala jedna karta a šestka je lepší než tvoje čtyřka. Vedl by soupeř, a proto ji odložit nesmíš.',
      sk: 'S oranžovou 2 na plátne by sa každému rátala jedna karta a šestka je lepšia ako tvoja štvorka. Viedol by súper, a preto ju odložiť nesmieš.',
      pl: 'Z pomarańczową 2 na płótnie każdemu liczyłaby się jedna karta, a szóstka jest lepsza niż twoja czwórka. Prowadziłby przeciwnik, więc nie wolno ci jej odrzucić.',
    },
  },
  {
    rule: '3.5',
    view: scene({}, { hand: 'O2 V4', palette: 'G4' }, { hand: 3, palette: 'R6' }),
    viewer: 0,
    move: 'play V4',
    caption: {
      en: 'The violet 4 does not put you in the lead yet. But after it you discard the orange 2: now your two fours beat one six.',
      cs: 'Fialová 4 tě do vedení ještě nedostane. Po ní ale odložíš oranžovou 2: teď tvoje dvě čtyřky porazí jednu šestku.',
      sk: 'Fialová 4 ťa do vedenia ešte nedostane. Po nej však odložíš oranžovú 2: teraz tvoje dve štvorky porazia jednu šestku.',
      pl: 'Fioletowa 4 nie daje ci jeszcze prowadzenia. Ale po niej odrzucasz pomarańczową 2: teraz twoje dwie czwórki biją jedną szóstkę.',
    },
  },
  {
    rule: '3.6',
    view: scene({}, { hand: 'O2 V4', palette: 'R7' }, { hand: 3, palette: 'B5' }),
    viewer: 0,
    move: 'pass',
    caption: {
      en: 'You are leading with the red 7. If you pass, you are out all the same.',
      cs: 'Vedeš s červenou 7. Když ale budeš pasovat, stejně jsi venku.',
      sk: 'Vedieš s červenou 7. Keď však budeš pasovať, aj tak si vonku.',
      pl: 'Prowadzisz dzięki czerwonej 7. Jeśli jednak spasujesz, i tak odpadasz.',
    },
  },
  {
    rule: '3.7',
    view: scene({ turn: 1 }, { palette: 'R7 O4' }, { hand: 2, palette: 'B5 Y5' }),
    viewer: 0,
    caption: {
      en: 'You are leading with the red 7, but your hand is empty. If your turn comes again, you are out.',
      cs: 'Vedeš s červenou 7, ale ruku máš prázdnou. Jestli na tebe zase přijde řada, jsi venku.',
      sk: 'Vedieš s červenou 7, ale ruku máš prázdnu. Ak na teba zase príde rad, si vonku.',
      pl: 'Prowadzisz dzięki czerwonej 7, ale rękę masz pustą. Jeśli znów przyjdzie twoja kolej, odpadasz.',
    },
  },
  {
    rule: '3.8',
    view: scene(
      {},
      { hand: 'G2 V4', palette: 'O6' },
      { hand: 3, palette: 'R7', out: true },
      { hand: 4, palette: 'B6' },
    ),
    viewer: 0,
    caption: {
      en: 'One player is out, so those cards no longer count. Of the two of you who are left, you lead with the orange 6.',
      cs: 'Jeden hráč je venku, a tak se jeho karty už nepočítají. Z vás dvou, kteří zbýváte, vedeš ty s oranžovou 6.',
      sk: 'Jeden hráč je vonku, a tak sa jeho karty už nerátajú. Z vás dvoch, ktorí zostávate, vedieš ty s oranžovou 6.',
      pl: 'Jeden gracz odpadł, więc jego karty już się nie liczą. Z was dwojga, którzy zostali, prowadzisz ty dzięki pomarańczowej 6.',
    },
  },
  {
    rule: '3.9',
    view: scene(
      {},
      { hand: 'G2 V4', palette: 'R6' },
      { hand: 5, palette: 'I2', out: true },
      { hand: 4, palette: 'B5' },
      { hand: 4, palette: 'Y3' },
    ),
    viewer: 0,
    caption: {
      en: 'The player to your left is out. After your turn it is the next one who plays, the owner of the blue 5.',
      cs: 'Hráč po tvé levici je venku. Po tvém tahu hraje až ten další, který má modrou 5.',
      sk: 'Hráč po tvojej ľavici je vonku. Po tvojom ťahu hrá až ten ďalší, ktorý má modrú 5.',
      pl: 'Gracz po twojej lewej stronie odpadł. Po twojej turze gra dopiero następny, ten z niebieską 5.',
    },
  },
  {
    rule: '3.10',
    view: scene(
      {},
      { hand: 'G2', palette: 'R6 Y4' },
      { hand: 3, palette: 'B5 I5', out: true },
      { hand: 2, palette: 'V3', out: true },
    ),
    viewer: 0,
    caption: {
      en: 'Both other players are out. You are the last one left, and you win.',
      cs: 'Oba ostatní hráči jsou venku. Zbýváš jen ty – a vyhráváš.',
      sk: 'Obaja ostatní hráči sú vonku. Zostávaš len ty – a vyhrávaš.',
      pl: 'Obaj pozostali gracze odpadli. Zostajesz tylko ty – i wygrywasz.',
    },
  },
  {
    rule: '3.11',
    view: scene({ canvas: 'G2' }, { hand: 'G3 I1', palette: 'Y6 B2' }, { hand: 3, palette: 'R4 V1' }),
    viewer: 0,
    move: 'discard G3',
    caption: {
      en: 'Green goes on top of green, so the rule stays. You have two even cards and your opponent has one: you lead, so you may do it.',
      cs: 'Zelená přijde na zelenou, a tak se pravidlo nemění. Ty máš dvě sudé karty, soupeř jednu: vedeš, takže smíš.',
      sk: 'Zelená príde na zelenú, a tak sa pravidlo nemení. Ty máš dve párne karty, súper jednu: vedieš, takže smieš.',
      pl: 'Zielona trafia na zieloną, więc zasada się nie zmienia. Ty masz dwie karty parzyste, przeciwnik jedną: prowadzisz, więc możesz.',
    },
  },
];
