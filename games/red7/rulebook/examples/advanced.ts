import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const options = { advanced: true } as const;

/** Drawing, points and further rounds. */
export const advanced: readonly Example[] = [
  {
    rule: '5.1',
    view: scene({ options, canvas: 'I3' }, { hand: 'G5 V3', palette: 'G6 R2' }, { hand: 4, palette: 'Y4 B1' }),
    viewer: 0,
    move: 'discard G5',
    caption: {
      en: 'You discard the green 5. Five is more than the two cards in your palette, so you may draw a card.',
      cs: 'Odkládáš zelenou 5. Pět je víc než dvě karty ve tvé paletě, a tak si smíš líznout.',
      sk: 'Odkladáš zelenú 5. Päť je viac ako dve karty v tvojej palete, a tak si smieš potiahnuť kartu.',
      pl: 'Odrzucasz zieloną 5. Pięć to więcej niż dwie karty w twojej palecie, więc możesz dobrać kartę.',
    },
  },
  {
    rule: '5.3',
    view: scene(
      { options, step: 'discard', canvas: 'I2' },
      { hand: 'O1', palette: 'Y4 G5 B5 R1 V6' },
      { palette: 'O7 Y2' },
    ),
    viewer: 0,
    move: 'end',
    caption: {
      en: 'The rule is indigo and you lead with 4-5-6. You end your turn; your opponent has no cards left and is out. You win the round and score 4 + 5 + 6 = 15 points.',
      cs: 'Platí indigová a vedeš s postupkou 4-5-6. Ukončíš tah; soupeř už nemá karty a je venku. Vyhráváš kolo a získáváš 4 + 5 + 6 = 15 bodů.',
      sk: 'Platí indigová a vedieš s postupkou 4-5-6. Ukončíš ťah; súper už nemá karty a je vonku. Vyhrávaš kolo a získavaš 4 + 5 + 6 = 15 bodov.',
      pl: 'Obowiązuje zasada indygo, a ty prowadzisz dzięki ciągowi 4-5-6. Kończysz turę; przeciwnik nie ma już kart i odpada. Wygrywasz rundę i zdobywasz 4 + 5 + 6 = 15 punktów.',
    },
  },
  {
    rule: '5.4',
    view: scene(
      { options, step: 'discard', canvas: 'B3' },
      { hand: 'O1', palette: 'R7 R2 G5 G6 V1' },
      { palette: 'Y4 I5' },
    ),
    viewer: 0,
    move: 'end',
    caption: {
      en: 'You win the round under the blue rule. The best card of each colour scores: the red 7, the green 6 and the violet 1 give 14 points.',
      cs: 'Vyhráváš kolo, když platí modrá. Boduje nejlepší karta z každé barvy: červená 7, zelená 6 a fialová 1 dají 14 bodů.',
      sk: 'Vyhrávaš kolo, keď platí modrá. Boduje najlepšia karta z každej farby: červená 7, zelená 6 a fialová 1 dajú 14 bodov.',
      pl: 'Wygrywasz rundę przy zasadzie niebieskiej. Punktuje najlepsza karta z każdego koloru: czerwona 7, zielona 6 i fioletowa 1 dają 14 punktów.',
    },
  },
  {
    rule: '5.4',
    view: scene(
      { options, step: 'discard', canvas: 'Y3' },
      { hand: 'O1', palette: 'O6 O5 R1 R7' },
      { palette: 'B4 I2' },
    ),
    viewer: 0,
    move: 'end',
    caption: {
      en: 'The rule is yellow and you have two pairs. The red one leads, thanks to its 7, so it is the one that scores: 7 + 1 = 8 points.',
      cs: 'Platí žlutá a ty máš dvě dvojice. Díky sedmičce vede ta červená, a tak boduje ona: 7 + 1 = 8 bodů.',
      sk: 'Platí žltá a ty máš dve dvojice. Vďaka sedmičke vedie tá červená, a tak boduje ona: 7 + 1 = 8 bodov.',
      pl: 'Obowiązuje zasada żółta, a ty masz dwie pary. Dzięki siódemce prowadzi czerwona i to ona punktuje: 7 + 1 = 8 punktów.',
    },
  },
  {
    rule: '5.5',
    view: scene(
      { options, round: 4, step: 'discard', canvas: 'O2' },
      { hand: 'O1', palette: 'Y5 B5 V5', scored: 'R7 O7 Y6 G6 I4' },
      { palette: 'G3 I2', scored: 'R6 B6' },
    ),
    viewer: 0,
    move: 'end',
    caption: {
      en: 'You have 30 points. When you end your turn, you win the round with three fives: 15 points more. With two players 40 are enough, so you win the game.',
      cs: 'Máš 30 bodů. Když ukončíš tah, vyhraješ kolo se třemi pětkami: to je dalších 15 bodů. Ve dvou hráčích jich stačí 40, a tak vyhráváš hru.',
      sk: 'Máš 30 bodov. Keď ukončíš ťah, vyhráš kolo s tromi päťkami: to je ďalších 15 bodov. Pri dvoch hráčoch ich stačí 40, a tak vyhrávaš hru.',
      pl: 'Masz 30 punktów. Gdy zakończysz turę, wygrasz rundę trzema piątkami: to kolejne 15 punktów. Przy dwóch graczach wystarczy 40, więc wygrywasz grę.',
    },
  },
  {
    rule: '5.6',
    view: scene(
      { options, round: 2 },
      { hand: 'R2 O5 Y1 G6 B4 I7 V3', palette: 'Y2', scored: 'Y4 G5 V6' },
      { hand: 7, palette: 'B6' },
    ),
    viewer: 0,
    caption: {
      en: 'The second round begins. The cards you scored stay with you; all the others were shuffled and dealt anew.',
      cs: 'Začíná druhé kolo. Karty, které ti daly body, zůstávají u tebe; všechny ostatní se znovu zamíchaly a rozdaly.',
      sk: 'Začína sa druhé kolo. Karty, ktoré ti dali body, zostávajú pri tebe; všetky ostatné sa znova zamiešali a rozdali.',
      pl: 'Zaczyna się druga runda. Karty, które dały ci punkty, zostają przy tobie; wszystkie inne potasowano i rozdano od nowa.',
    },
  },
  {
    rule: '5.7',
    view: scene(
      { options, round: 9, canvas: 'V4' },
      { hand: 'Y5', palette: 'G6', scored: 'R3 O3 Y3 G3 B2 I2 V2' },
      { hand: 2, palette: 'O4', scored: 'R1 O1 Y1 G1 B1 I1', out: true },
      { hand: 2, palette: 'B7', scored: 'R6 I6 V6', out: true },
      { hand: 3, palette: 'I3', scored: 'O2 Y2', out: true },
    ),
    viewer: 0,
    caption: {
      en: 'Only 31 cards have not scored, too few to deal to four. You and one other player have 18 points each: you share the win.',
      cs: 'Jen 31 karet ještě nebodovalo a to je na rozdání čtyřem hráčům málo. Ty a ještě jeden hráč máte po 18 bodech: dělíte se o vítězství.',
      sk: 'Už len 31 kariet nebodovalo a to je na rozdanie štyrom hráčom málo. Ty a ešte jeden hráč máte po 18 bodov: delíte sa o víťazstvo.',
      pl: 'Tylko 31 kart jeszcze nie punktowało, a to za mało, by rozdać je czterem graczom. Ty i jeszcze jeden gracz macie po 18 punktów: dzielicie się zwycięstwem.',
    },
  },
];
