import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** Bonus cards. In each the free place to the right of the silver dragon is filled. */
export const bonus: readonly Example[] = [
  {
    rule: '5.1',
    view: scene({
      table: { '0,-1': 'RRBB', '1,-1': 'RRRR', '2,-1': 'RRYY', '2,0': 'YYYY' },
      pile: ['rotate'],
      hand: ['RYRB', 'KKKK', 'move'],
    }),
    viewer: 0,
    move: 'lay RYRB 1,0',
    caption: {
      en: 'Red continues above and gold on the right: two colours, one bonus card.',
      cs: 'Nahoře navazuje červená a vpravo zlatá: dvě barvy, jedna prémiová karta.',
      sk: 'Hore nadväzuje červená a vpravo zlatá: dve farby, jedna prémiová karta.',
      pl: 'U góry łączy się czerwony, po prawej złoty: dwa kolory, jedna karta premiowa.',
    },
  },
  {
    rule: '5.1',
    view: scene({
      table: { '0,-1': 'RRBB', '1,-1': 'RRRR', '2,-1': 'RRKK', '2,0': 'KKKK', '2,1': 'KKGG', '1,1': 'GGGG' },
      pile: ['rotate'],
      hand: ['RKBG', 'YYYY', 'zap'],
    }),
    viewer: 0,
    move: 'lay RKBG 1,0',
    caption: {
      en: 'All four quarters fit: red above, black on the right, green below, blue on the left. That earns three cards.',
      cs: 'Sedí všechny čtyři čtvrtiny: nahoře červená, vpravo černá, dole zelená, vlevo modrá. Za to jsou tři karty.',
      sk: 'Sedia všetky štyri štvrtiny: hore červená, vpravo čierna, dole zelená, vľavo modrá. Za to sú tri karty.',
      pl: 'Pasują wszystkie cztery ćwiartki: u góry czerwona, po prawej czarna, u dołu zielona, po lewej niebieska. To daje trzy karty.',
    },
  },
  {
    rule: '5.2',
    view: scene({
      table: { '0,-1': 'YYBB', '1,-1': 'BBBB', '2,-1': 'BBRR', '2,0': 'RRRR' },
      pile: ['rotate'],
      hand: ['BRBR', 'KKKK', 'zap'],
    }),
    viewer: 0,
    move: 'lay BRBR 1,0',
    caption: {
      en: 'Blue continues on the left and above, red on the right. Blue counts once: two colours, one bonus card.',
      cs: 'Modrá navazuje vlevo i nahoře, červená vpravo. Modrá se počítá jednou: dvě barvy, jedna prémiová karta.',
      sk: 'Modrá nadväzuje vľavo aj hore, červená vpravo. Modrá sa počíta raz: dve farby, jedna prémiová karta.',
      pl: 'Niebieski łączy się po lewej i u góry, czerwony po prawej. Niebieski liczy się raz: dwa kolory, jedna karta premiowa.',
    },
  },
  {
    rule: '5.3',
    view: scene({ table: { '0,-1': 'KKRR', '1,-1': 'RRRR' }, hand: ['RRBB', 'GGGG', 'move'] }),
    viewer: 0,
    move: 'lay RRBB 1,0',
    caption: {
      en: 'The silver dragon is still wild and does not count. Only red continues: no bonus.',
      cs: 'Stříbrný drak je ještě žolíkem a nepočítá se. Navazuje jen červená: prémie není.',
      sk: 'Strieborný drak je ešte žolíkom a nepočíta sa. Nadväzuje len červená: prémia nie je.',
      pl: 'Srebrny smok jest jeszcze jokerem i się nie liczy. Łączy się tylko czerwony: nie ma premii.',
    },
  },
  {
    rule: '5.4',
    view: scene({ table: { '0,-1': 'BBRR', '1,-1': 'BBBB' }, pile: ['zap'], hand: ['BRBR', 'GGGG', 'move'] }),
    viewer: 0,
    move: 'lay RBRB 1,0',
    caption: {
      en: 'The silver dragon is red and counts: red on the left, blue above, one bonus card.',
      cs: 'Stříbrný drak je červený a počítá se: vlevo červená, nahoře modrá, jedna prémiová karta.',
      sk: 'Strieborný drak je červený a počíta sa: vľavo červená, hore modrá, jedna prémiová karta.',
      pl: 'Srebrny smok jest czerwony i się liczy: po lewej czerwony, u góry niebieski, jedna karta premiowa.',
    },
  },
];
