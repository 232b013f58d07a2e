import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** Which cards count, and who leads: seat 0, wherever anybody does. */
export const leading: readonly Example[] = [
  {
    rule: '4.1',
    view: scene({ canvas: 'R2' }, { hand: 'V1 V4', palette: 'Y5 B1 G6 G4' }, { hand: 3, palette: 'G3 V6 I1 O1' }),
    viewer: 0,
    caption: {
      en: '**Red**: your best card is the green 6, your opponent’s is the violet 6. Green is above violet, so you lead.',
      cs: '**Červená**: tvoje nejlepší karta je zelená 6, soupeřova fialová 6. Zelená je výš než fialová, a tak vedeš.',
      sk: '**Červená**: tvoja najlepšia karta je zelená 6, súperova fialová 6. Zelená je vyššie ako fialová, a tak vedieš.',
      pl: '**Czerwona**: twoja najlepsza karta to zielona 6, przeciwnika – fioletowa 6. Zielony jest wyżej niż fioletowy, więc prowadzisz.',
    },
  },
  {
    rule: '4.1',
    view: scene({ canvas: 'O3' }, { hand: 'V1 V4', palette: 'V2 I2 Y2 R1' }, { hand: 3, palette: 'O7 V7 I1 B2' }),
    viewer: 0,
    caption: {
      en: '**Orange**: your three twos beat the two sevens.',
      cs: '**Oranžová**: tvoje tři dvojky porážejí dvě sedmičky.',
      sk: '**Oranžová**: tvoje tri dvojky porážajú dve sedmičky.',
      pl: '**Pomarańczowa**: twoje trzy dwójki biją dwie siódemki.',
    },
  },
  {
    rule: '4.1',
    view: scene({ canvas: 'Y3' }, { hand: 'V1 V4', palette: 'Y2 Y6 B1 G5' }, { hand: 3, palette: 'O6 G4 G1 Y4' }),
    viewer: 0,
    caption: {
      en: '**Yellow**: you have two yellow cards, your opponent has two green ones. Your yellow 6 is better than the green 4.',
      cs: '**Žlutá**: ty máš dvě žluté karty, soupeř dvě zelené. Tvoje žlutá 6 je lepší než zelená 4.',
      sk: '**Žltá**: ty máš dve žlté karty, súper dve zelené. Tvoja žltá 6 je lepšia ako zelená 4.',
      pl: '**Żółta**: ty masz dwie żółte karty, przeciwnik dwie zielone. Twoja żółta 6 jest lepsza niż zielona 4.',
    },
  },
  {
    rule: '4.1',
    view: scene({ canvas: 'G7' }, { hand: 'V1 V4', palette: 'Y4 V2 Y6 G3' }, { hand: 3, palette: 'I3 I1 B6 R1' }),
    viewer: 0,
    caption: {
      en: '**Green**: you have three even cards, your opponent has one.',
      cs: '**Zelená**: ty máš tři sudé karty, soupeř jednu.',
      sk: '**Zelená**: ty máš tri párne karty, súper jednu.',
      pl: '**Zielona**: ty masz trzy karty parzyste, przeciwnik jedną.',
    },
  },
  {
    rule: '4.1',
    view: scene({ canvas: 'B3' }, { hand: 'V1 V4', palette: 'O6 O7 Y5 B4' }, { hand: 3, palette: 'G5 B6 I4 G1' }),
    viewer: 0,
    caption: {
      en: '**Blue**: you both have three colours. Your orange 7 is better than the blue 6.',
      cs: '**Modrá**: oba máte tři barvy. Tvoje oranžová 7 je lepší než modrá 6.',
      sk: '**Modrá**: obaja máte tri farby. Tvoja oranžová 7 je lepšia ako modrá 6.',
      pl: '**Niebieska**: oboje macie po trzy kolory. Twoja pomarańczowa 7 jest lepsza niż niebieska 6.',
    },
  },
  {
    rule: '4.1',
    view: scene({ canvas: 'I6' }, { hand: 'V1 V4', palette: 'O4 Y5 R7 G6' }, { hand: 3, palette: 'B2 V3 I4 V5' }),
    viewer: 0,
    caption: {
      en: '**Indigo**: you have the run 4-5-6-7, your opponent 2-3-4-5. Both are four cards long, and your red 7 is better than the violet 5.',
      cs: '**Indigová**: ty máš postupku 4-5-6-7, soupeř 2-3-4-5. Obě mají čtyři karty a tvoje červená 7 je lepší než fialová 5.',
      sk: '**Indigová**: ty máš postupku 4-5-6-7, súper 2-3-4-5. Obe majú štyri karty a tvoja červená 7 je lepšia ako fialová 5.',
      pl: '**Indygo**: ty masz ciąg 4-5-6-7, przeciwnik 2-3-4-5. Oba mają po cztery karty, a twoja czerwona 7 jest lepsza niż fioletowa 5.',
    },
  },
  {
    rule: '4.1',
    view: scene({ canvas: 'V6' }, { hand: 'V1 V4', palette: 'G1 Y2 I4 R3' }, { hand: 3, palette: 'Y5 Y1 I1 V7' }),
    viewer: 0,
    caption: {
      en: '**Violet**: you have three cards below 4, your opponent has two.',
      cs: '**Fialová**: ty máš tři karty nižší než 4, soupeř dvě.',
      sk: '**Fialová**: ty máš tri karty nižšie ako 4, súper dve.',
      pl: '**Fioletowa**: ty masz trzy karty niższe niż 4, przeciwnik dwie.',
    },
  },
  {
    rule: '4.2',
    view: scene({ canvas: 'O3' }, { hand: 'V1 I6', palette: 'O5 G5' }, { hand: 3, palette: 'R4 V4 R7' }),
    viewer: 0,
    caption: {
      en: 'The rule is orange and you both have a pair. Fives beat fours. The red 7 does not count, so it cannot help.',
      cs: 'Platí oranžová a oba máte dvojici. Pětky porážejí čtyřky. Červená 7 se nepočítá, takže nepomůže.',
      sk: 'Platí oranžová a obaja máte dvojicu. Päťky porážajú štvorky. Červená 7 sa neráta, takže nepomôže.',
      pl: 'Obowiązuje zasada pomarańczowa i oboje macie parę. Piątki biją czwórki. Czerwona 7 się nie liczy, więc nie pomoże.',
    },
  },
  {
    rule: '4.3',
    view: scene({ canvas: 'O3' }, { hand: 'V1 I7', palette: 'Y4 B4 V6 I6' }, { hand: 3, palette: 'R5 O5 G7' }),
    viewer: 0,
    caption: {
      en: 'The rule is orange and you have two pairs. The sixes are used, because they are better – and they beat the two fives.',
      cs: 'Platí oranžová a ty máš dvě dvojice. Berou se šestky, protože jsou lepší – a porážejí dvě pětky.',
      sk: 'Platí oranžová a ty máš dve dvojice. Berú sa šestky, lebo sú lepšie – a porážajú dve päťky.',
      pl: 'Obowiązuje zasada pomarańczowa, a ty masz dwie pary. Bierze się szóstki, bo są lepsze – i biją dwie piątki.',
    },
  },
  {
    rule: '4.3',
    view: scene({ canvas: 'I2' }, { hand: 'V1 I7', palette: 'R5 G6' }, { hand: 3, palette: 'B5 I6 V6' }),
    viewer: 0,
    caption: {
      en: 'The rule is indigo and you both have the run 5-6. Of your opponent’s two sixes the better one counts, the indigo 6. Your green 6 is better still.',
      cs: 'Platí indigová a oba máte postupku 5-6. Ze dvou soupeřových šestek se počítá ta lepší, indigová 6. Tvoje zelená 6 je ještě lepší.',
      sk: 'Platí indigová a obaja máte postupku 5-6. Z dvoch súperových šestiek sa ráta tá lepšia, indigová 6. Tvoja zelená 6 je ešte lepšia.',
      pl: 'Obowiązuje zasada indygo i oboje macie ciąg 5-6. Z dwóch szóstek przeciwnika liczy się lepsza, szóstka indygo. Twoja zielona 6 jest jeszcze lepsza.',
    },
  },
  {
    rule: '4.4',
    view: scene(
      { canvas: 'G2' },
      { hand: 'V4 I1', palette: 'R7 O3' },
      { hand: 2, palette: 'Y5' },
      { hand: 3, palette: 'G1 V7' },
    ),
    viewer: 0,
    caption: {
      en: 'The rule is green, and nobody has an even card. So nobody leads.',
      cs: 'Platí zelená a nikdo nemá sudou kartu. Nevede tedy nikdo.',
      sk: 'Platí zelená a nikto nemá párnu kartu. Nevedie teda nikto.',
      pl: 'Obowiązuje zasada zielona i nikt nie ma karty parzystej. Nikt więc nie prowadzi.',
    },
  },
];
