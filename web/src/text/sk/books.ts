import type { books as en } from '../en/books.ts';

export const books: { readonly [key in keyof typeof en]: string } = {
  'replay.title': '{game} ešte raz',
  'replay.none': 'Tu sa nie je na čo pozerať',
  'replay.start': 'Stôl je prestretý.',
  'replay.controls': 'Tam a späť',
  'replay.first': 'Na začiatok',
  'replay.back': 'O ťah späť',
  'replay.run': 'Pustiť',
  'replay.pause': 'Zastaviť',
  'replay.on': 'O ťah ďalej',
  'replay.last': 'Na koniec',
  'replay.move': 'Ťah',
  'replay.moveOf': '{move} z {moves}',
  'replay.eyes': 'Kto sa pozerá',
  'replay.all': 'Všetko odkryté',
  'replay.branch': 'Hrať odtiaľto ďalej',
  'replay.link': 'Odkaz na túto chvíľu',
  'replay.verify': 'Overiť zamiešanie',
  'replay.verified': 'Sedí: rozdané bolo zo zapečateného základu a každý ťah bol podľa pravidiel.',
  'replay.false': 'Tento záznam nesedí: {fault}',

  'rules.title': '{game}: pravidlá',
  'rules.search': 'Hľadať v pravidlách',
  'rules.play': 'Zahrať si',
  'rules.chapters': 'Kapitoly',
  'rules.nothing': 'Toto žiadne pravidlo nehovorí.',
};
