import type { en } from './en.ts';

const colour =
  '{colour, select, R {czerwona} O {pomarańczowa} Y {żółta} G {zielona} B {niebieska} I {indygo} other {fioletowa}}';
const rule =
  '{colour, select, R {najwyższa karta} O {najwięcej jednej liczby} Y {najwięcej jednego koloru} G {najwięcej parzystych} B {najwięcej różnych kolorów} I {najdłuższy ciąg} other {najwięcej kart poniżej 4}}';

export const pl: Record<keyof typeof en, string> = {
  board: 'Stół Red7',
  colour:
    '{colour, select, R {Czerwona} O {Pomarańczowa} Y {Żółta} G {Zielona} B {Niebieska} I {Indygo} other {Fioletowa}}',
  rule,
  card: `${colour} {number}`,
  canvasNow: `Płótno: ${colour}, ${rule}`,
  deckNow: 'Talia: {count, plural, =0 {pusta} one {# karta} few {# karty} many {# kart} other {# karty}}',
  nextCard: 'na wierzchu {card}',
  round: 'Runda {round}',
  pointsOf: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} z {target}',
  leads: 'Prowadzi według tej zasady',
  out: 'Już nie gra w tej rundzie',
  yourPalette: 'Twoja paleta',
  paletteOf: 'Paleta: {player}',
  yourHand: 'Twoja ręka',
  handOf:
    '{count, plural, =0 {Brak kart na ręce} one {# karta na ręce} few {# karty na ręce} many {# kart na ręce} other {# karty na ręce}}',
  standing: 'Kto prowadzi według której zasady',
  ledBy: `${colour}, ${rule}: {leader}`,
  nobody: 'nikt',

  yourTurn: 'Twoja tura: paleta, płótno albo jedno i drugie.',
  fiveAsks: 'Twoja piątka: zagraj do palety kolejną kartę.',
  oneAsks: 'Twoja jedynka: wybierz kartę z cudzej palety, trafi na talię.',
  sevenAsks: 'Twoja siódemka: przenieś kartę ze swojej palety na płótno albo na talię.',
  leadNow: 'Prowadzisz. Zakończ turę albo jeszcze przemaluj płótno.',
  mustPaint: 'Jeszcze nie prowadzisz: przemaluj płótno.',
  notLeadYet: 'Nie prowadzisz: przemaluj płótno albo odpadasz.',
  chosen: 'Dokąd z kartą {card}?',
  turnOf: 'Teraz gra: {player}.',
  youAreOut: 'Już nie grasz w tej rundzie.',
  won: '{count, plural, one {Wygrywa {players}!} few {Wygrywają {players}!} many {Wygrywają {players}!} other {Wygrywają {players}!}}',

  youWouldLead: 'prowadzisz',
  otherWouldLead: 'prowadzi {player}',
  nobodyWouldLead: 'nikt nie prowadzi',

  end: 'Zakończ turę',
  pass: 'Pasuj',
  noDraw: 'Nie dobieraj',
  toPalette: 'Do palety',
  toCanvas: 'Na płótno',
  fromOthers: 'Zabierz z cudzej palety',
  fromYours: 'Przenieś z palety',
  otherwise: 'Inaczej',
  playCard: 'Zagraj do palety: {card}',
  discardCard: 'Połóż na płótno: {card}',
  discardNoDraw: 'Połóż na płótno i nie dobieraj: {card}',
  takeCard: 'Odłóż na talię kartę {card}, którą ma {player}',
  moveToCanvas: 'Przenieś z palety na płótno: {card}',
  moveToDeck: 'Przenieś z palety na talię: {card}',
  passRound: 'Spasuj i odpadnij z rundy',

  theTable: 'Stół',
  you: 'Ty',
  paletteIs: 'Paleta: {cards}',
  handIs: 'Ręka: {cards}',
  noCards: 'brak kart',
};
