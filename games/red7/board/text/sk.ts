import type { en } from './en.ts';

const colour = '{colour, select, R {červená} O {oranžová} Y {žltá} G {zelená} B {modrá} I {indigová} other {fialová}}';
const rule =
  '{colour, select, R {najvyššia karta} O {najviac rovnakých čísel} Y {najviac jednej farby} G {najviac párnych} B {najviac rôznych farieb} I {najdlhšia postupka} other {najviac kariet pod 4}}';

export const sk: Record<keyof typeof en, string> = {
  board: 'Stôl Red7',
  colour: '{colour, select, R {Červená} O {Oranžová} Y {Žltá} G {Zelená} B {Modrá} I {Indigová} other {Fialová}}',
  rule,
  card: `${colour} {number}`,
  canvasNow: `Plátno: ${colour}, ${rule}`,
  deckNow: 'Balíček: {count, plural, =0 {prázdny} one {# karta} few {# karty} other {# kariet}}',
  nextCard: 'navrchu je {card}',
  round: '{round}. kolo',
  pointsOf: '{points, plural, one {# bod} few {# body} other {# bodov}} z {target}',
  leads: 'Vedie podľa tohto pravidla',
  out: 'V tomto kole už nehrá',
  yourPalette: 'Tvoja paleta',
  paletteOf: 'Paleta: {player}',
  yourHand: 'Tvoja ruka',
  handOf: '{count, plural, =0 {Žiadna karta v ruke} one {# karta v ruke} few {# karty v ruke} other {# kariet v ruke}}',
  standing: 'Kto vedie podľa ktorého pravidla',
  ledBy: `${colour}, ${rule}: {leader}`,
  nobody: 'nikto',

  yourTurn: 'Si na ťahu: paleta, plátno, alebo oboje.',
  fiveAsks: 'Tvoja päťka: vylož na paletu ďalšiu kartu.',
  oneAsks: 'Tvoja jednotka: vyber kartu z cudzej palety, pôjde na balíček.',
  sevenAsks: 'Tvoja sedmička: presuň kartu zo svojej palety na plátno alebo na balíček.',
  leadNow: 'Vedieš. Ukonči ťah, alebo ešte premaľuj plátno.',
  mustPaint: 'Zatiaľ nevedieš: premaľuj plátno.',
  notLeadYet: 'Nevedieš: premaľuj plátno, inak vypadneš.',
  chosen: 'Kam s kartou {card}?',
  turnOf: 'Na ťahu: {player}.',
  youAreOut: 'V tomto kole už nehráš.',
  won: '{count, plural, one {Vyhráva {players}!} few {Vyhrávajú {players}!} other {Vyhrávajú {players}!}}',

  youWouldLead: 'vedieš',
  otherWouldLead: 'vedie {player}',
  nobodyWouldLead: 'nevedie nikto',

  end: 'Ukončiť ťah',
  pass: 'Pasovať',
  noDraw: 'Neťahať',
  toPalette: 'Na paletu',
  toCanvas: 'Na plátno',
  fromOthers: 'Vziať z cudzej palety',
  fromYours: 'Presunúť z palety',
  otherwise: 'Inak',
  playCard: 'Vylož na paletu: {card}',
  discardCard: 'Polož na plátno: {card}',
  discardNoDraw: 'Polož na plátno a neťahaj: {card}',
  takeCard: 'Daj na balíček kartu {card}, ktorú má {player}',
  moveToCanvas: 'Presuň z palety na plátno: {card}',
  moveToDeck: 'Presuň z palety na balíček: {card}',
  passRound: 'Pasuj a skonči v tomto kole',

  theTable: 'Stôl',
  you: 'Ty',
  paletteIs: 'Paleta: {cards}',
  handIs: 'Ruka: {cards}',
  noCards: 'žiadne karty',
};
