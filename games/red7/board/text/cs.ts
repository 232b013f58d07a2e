import type { en } from './en.ts';

const colour = '{colour, select, R {červená} O {oranžová} Y {žlutá} G {zelená} B {modrá} I {indigová} other {fialová}}';
const rule =
  '{colour, select, R {nejvyšší karta} O {nejvíc stejných čísel} Y {nejvíc jedné barvy} G {nejvíc sudých} B {nejvíc různých barev} I {nejdelší postupka} other {nejvíc karet pod 4}}';

export const cs: Record<keyof typeof en, string> = {
  board: 'Stůl Red7',
  colour: '{colour, select, R {Červená} O {Oranžová} Y {Žlutá} G {Zelená} B {Modrá} I {Indigová} other {Fialová}}',
  rule,
  card: `${colour} {number}`,
  canvasNow: `Plátno: ${colour}, ${rule}`,
  deckNow: 'Balíček: {count, plural, =0 {prázdný} one {# karta} few {# karty} other {# karet}}',
  nextCard: 'navrchu je {card}',
  round: '{round}. kolo',
  pointsOf: '{points, plural, one {# bod} few {# body} other {# bodů}} z {target}',
  leads: 'Vede podle tohoto pravidla',
  out: 'V tomto kole už nehraje',
  yourPalette: 'Tvoje paleta',
  paletteOf: 'Paleta: {player}',
  yourHand: 'Tvoje ruka',
  handOf: '{count, plural, =0 {Žádná karta v ruce} one {# karta v ruce} few {# karty v ruce} other {# karet v ruce}}',
  standing: 'Kdo vede podle kterého pravidla',
  ledBy: `${colour}, ${rule}: {leader}`,
  nobody: 'nikdo',

  yourTurn: 'Jsi na tahu: paleta, plátno, nebo obojí.',
  fiveAsks: 'Tvoje pětka: vylož na paletu další kartu.',
  oneAsks: 'Tvoje jednička: vyber kartu z cizí palety, půjde na balíček.',
  sevenAsks: 'Tvoje sedmička: přesuň kartu ze své palety na plátno nebo na balíček.',
  leadNow: 'Vedeš. Ukonči tah, nebo ještě přemaluj plátno.',
  mustPaint: 'Zatím nevedeš: přemaluj plátno.',
  notLeadYet: 'Nevedeš: přemaluj plátno, jinak vypadneš.',
  chosen: 'Kam s kartou {card}?',
  turnOf: 'Na tahu: {player}.',
  youAreOut: 'V tomto kole už nehraješ.',
  won: '{count, plural, one {Vyhrává {players}!} few {Vyhrávají {players}!} other {Vyhrávají {players}!}}',

  youWouldLead: 'vedeš',
  otherWouldLead: 'vede {player}',
  nobodyWouldLead: 'nevede nikdo',

  end: 'Ukončit tah',
  pass: 'Pasovat',
  noDraw: 'Nelízat',
  toPalette: 'Na paletu',
  toCanvas: 'Na plátno',
  fromOthers: 'Vzít z cizí palety',
  fromYours: 'Přesunout z palety',
  otherwise: 'Jinak',
  playCard: 'Vylož na paletu: {card}',
  discardCard: 'Polož na plátno: {card}',
  discardNoDraw: 'Polož na plátno a nelízej: {card}',
  takeCard: 'Dej na balíček kartu {card}, kterou má {player}',
  moveToCanvas: 'Přesuň z palety na plátno: {card}',
  moveToDeck: 'Přesuň z palety na balíček: {card}',
  passRound: 'Pasuj a skonči v tomto kole',

  theTable: 'Stůl',
  you: 'Ty',
  paletteIs: 'Paleta: {cards}',
  handIs: 'Ruka: {cards}',
  noCards: 'žádné karty',
};
