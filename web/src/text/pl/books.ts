import type { books as en } from '../en/books.ts';

export const books: { readonly [key in keyof typeof en]: string } = {
  'replay.title': '{game} jeszcze raz',
  'replay.none': 'Tu nie ma czego oglądać',
  'replay.start': 'Stół jest nakryty.',
  'replay.controls': 'W tył i w przód',
  'replay.first': 'Na początek',
  'replay.back': 'Ruch wstecz',
  'replay.run': 'Odtwarzaj',
  'replay.pause': 'Zatrzymaj',
  'replay.on': 'Ruch dalej',
  'replay.last': 'Na koniec',
  'replay.move': 'Ruch',
  'replay.moveOf': '{move} z {moves}',
  'replay.eyes': 'Kto patrzy',
  'replay.all': 'Wszystko odkryte',
  'replay.branch': 'Graj dalej stąd',
  'replay.link': 'Link do tej chwili',
  'replay.verify': 'Sprawdź tasowanie',
  'replay.verified': 'Zgadza się: rozdano z zapieczętowanego ziarna, a każdy ruch był zgodny z zasadami.',
  'replay.false': 'Ten zapis się nie zgadza: {fault}',

  'rules.title': '{game}: zasady',
  'rules.search': 'Szukaj w zasadach',
  'rules.play': 'Zagraj',
  'rules.chapters': 'Rozdziały',
  'rules.nothing': 'Żadna zasada tego nie mówi.',
};
