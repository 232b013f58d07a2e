import type { books as en } from '../en/books.ts';

export const books: { readonly [key in keyof typeof en]: string } = {
  'replay.title': '{game} ještě jednou',
  'replay.none': 'Tady není na co se dívat',
  'replay.start': 'Stůl je prostřený.',
  'replay.controls': 'Tam a zpátky',
  'replay.first': 'Na začátek',
  'replay.back': 'O tah zpátky',
  'replay.run': 'Pustit',
  'replay.pause': 'Zastavit',
  'replay.on': 'O tah dál',
  'replay.last': 'Na konec',
  'replay.move': 'Tah',
  'replay.moveOf': '{move} z {moves}',
  'replay.eyes': 'Kdo se dívá',
  'replay.all': 'Všechno odkryté',
  'replay.branch': 'Hrát odsud dál',
  'replay.link': 'Odkaz na tuhle chvíli',
  'replay.verify': 'Ověřit zamíchání',
  'replay.verified': 'Sedí: rozdáno bylo ze zapečetěného základu a každý tah byl podle pravidel.',
  'replay.false': 'Tenhle záznam nesedí: {fault}',

  'rules.title': '{game}: pravidla',
  'rules.search': 'Hledat v pravidlech',
  'rules.play': 'Zahrát si',
  'rules.chapters': 'Kapitoly',
  'rules.nothing': 'Tohle žádné pravidlo neříká.',
};
