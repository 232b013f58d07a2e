import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** A row of chambers to the right of the entrance. */
const row = { '1,0': 'drakon:NE', '2,0': 'empty:NE', '3,0': 'find:NE', '4,0': 'lose:NE', '5,0': 'key:-' };

/** Drakon. */
export const drakon: readonly Example[] = [
  {
    rule: '7.2',
    view: scene({ lair: row, heroes: ['druid 1,0', 'knight 0,0'], drakon: '5,0', asked: { what: 'drakon' } }),
    viewer: 0,
    move: 'drakon 1,0',
    refused: '7.2',
    caption: {
      en: 'Your chamber is four steps away from Drakon, and she can make only three.',
      cs: 'K tvé komnatě jsou to od dračice čtyři kroky a ona smí jen tři.',
      sk: 'K tvojej komnate sú to od dračice štyri kroky a ona smie len tri.',
      pl: 'Do twojej komnaty smoczyca ma cztery kroki, a może zrobić tylko trzy.',
    },
  },
  {
    rule: '7.3',
    view: scene({
      lair: row,
      heroes: ['druid 1,0', 'knight 3,0', 'ranger 4,0', 'thief 3,0'],
      purses: [2, 1, 1],
      drakon: '5,0',
      asked: { what: 'drakon' },
    }),
    viewer: 0,
    move: 'drakon 3,0',
    caption: {
      en: 'Drakon passes the ranger, who has nothing to fear. The knight and the thief meet her.',
      cs: 'Hraničáře dračice jen mine, tomu se nic nestane. Rytíř a zloděj ji potkají.',
      sk: 'Hraničiara dračica len minie, tomu sa nič nestane. Rytier a zlodej ju stretnú.',
      pl: 'Łowcę smoczyca tylko mija, jemu nic się nie stanie. Rycerz i złodziej ją spotykają.',
    },
  },
  {
    rule: '7.4',
    view: scene({
      lair: { '1,0': 'drakon:NE' },
      heroes: ['druid 1,0', 'knight 0,0'],
      purses: [2],
      drakon: '0,0',
      asked: { what: 'drakon' },
    }),
    viewer: 0,
    move: 'drakon 0,0',
    caption: {
      en: 'Drakon moves by 0 chambers. The knight is at the entrance already: he stays there and pays a coin.',
      cs: 'Dračice se pohne o 0 komnat. Rytíř u vchodu už je: zůstane tam a zaplatí minci.',
      sk: 'Dračica sa pohne o 0 komnát. Rytier pri vchode už je: zostane tam a zaplatí mincu.',
      pl: 'Smoczyca porusza się o 0 komnat. Rycerz już jest przy wejściu: zostaje tam i płaci monetę.',
    },
  },
  {
    rule: '7.5',
    view: scene({ lair: { '1,0': 'find:ES', '0,1': 'drakon:ES' }, coins: [2], drakon: '1,0' }),
    viewer: 0,
    move: 'go 1,0',
    caption: {
      en: 'In the find sits Drakon. If you go there you find nothing, and at the end of your turn you meet her.',
      cs: 'V nálezu sedí dračice. Když tam půjdeš, nic nenajdeš a na konci tahu ji potkáš.',
      sk: 'V náleze sedí dračica. Keď tam pôjdeš, nič nenájdeš a na konci ťahu ju stretneš.',
      pl: 'W znalezisku siedzi smoczyca. Jeśli tam pójdziesz, nic nie znajdziesz, a na koniec tury ją spotkasz.',
    },
  },
];
