import type { en } from './en.ts';

const colour = '{colour, select, R {červená} Y {zlatá} B {modrá} G {zelená} K {čierna} other {každá farba}}';
const silver = '{colour, select, R {červený} Y {zlatý} B {modrý} G {zelený} K {čierny} other {žolík}}';
const action =
  '{action, select, move {Presun karty} zap {Zobratie karty} rotate {Posun cieľov} goals {Výmena cieľov} other {Výmena kariet v ruke}}';
const end = '{end, select, top {Navrch} other {Naspodok}}';
const cards = '{count, plural, one {# karta} few {# karty} other {# kariet}}';
const bonus = '{bonus, plural, =0 {} one {, # prémiová karta} few {, # prémiové karty} other {, # prémiových kariet}}';

export const sk: Record<keyof typeof en, string> = {
  board: 'Stôl Siedmich drakov',
  colour,

  whole: 'celá {a}',
  rainbow: 'dúhový drak',
  overUnder: 'hore {a}, dole {c}',
  besides: 'vľavo {a}, vpravo {b}',
  overTwo: 'hore {a}, dole {c} a {d}',
  twoOver: 'hore {a} a {b}, dole {c}',
  leftTwo: 'vľavo {a}, vpravo {b} a {d}',
  twoLeft: 'vľavo {a} a {c}, vpravo {b}',
  four: 'hore {a} a {b}, dole {c} a {d}',
  actionCard: `${action}, strieborný drak z nej bude ${silver}`,

  placeAt: `Voľné miesto {cell}{fit, select, now {, hodí sa} turned {, hodí sa po otočení} other {, nehodí sa}}${bonus}`,
  steps: '{count} {side, select, up {nahor} down {nadol} left {doľava} other {doprava}}',
  silverNow: `Strieborný drak: ${silver}`,
  pileNow: 'Kôpka akčných kariet: {count, plural, =0 {prázdna} one {# karta} few {# karty} other {# kariet}}',
  deckNow: 'Balíček: {count, plural, =0 {prázdny} one {# karta} few {# karty} other {# kariet}}',
  groups: 'Najväčšie skupiny',
  groupOf: `${colour}: {count, plural, =0 {žiadna karta} one {# karta} few {# karty} other {# kariet}} zo 7`,
  groupThen: `${colour}: teraz {count} zo 7, po ťahu {after}`,
  larger: 'Bližšie',
  smaller: 'Ďalej',
  fit: 'Ukázať celý stôl',

  you: 'Ty',
  nobody: 'Nikto',
  imaginary: 'Pomyselný hráč na mieste {number}',
  goalOf: '{who}, cieľ: {known, select, yes {{colour}} other {lícom nadol}}',
  yourGoal: `Tvoj cieľ: ${colour}`,
  handOf: `{player}, v ruke: ${cards}`,
  remembered: 'Pamätáš si: {cards}',
  knownBy: 'Vie o nej: {players}',
  yourHand: 'Tvoja ruka',

  turnOf: 'Na ťahu je {player}.',
  yourTurn: 'Si na ťahu: vylož draka alebo zahraj akciu.',
  mustPass: 'Zahrať sa nedá nič.',
  layAsks: 'Kam s ňou?',
  layNowhere: 'Takto sa nikam nehodí.',
  moveAsks: 'Ktorú kartu presunieš?',
  toAsks: 'Kam s ňou?',
  zapAsks: 'Ktorú kartu si vezmeš?',
  rotateAsks: 'Ktorým smerom pôjdu ciele?',
  goalsAsks: 'Ktorý cieľ chceš?',
  handsAsks: 'Čie karty chceš?',
  youWin: 'Sedem drakov: vyhrávaš!',
  youWinCards: 'Vyhrávaš s najväčšou skupinou!',
  wins: 'Víťazstvo: {players}!',

  turn: 'Otočiť',
  back: 'Vrátiť do ruky',
  pass: 'Pasovať',
  top: 'Navrch',
  bottom: 'Naspodok',
  colourOnly: 'Len farba',
  cw: 'Doľava: tvoj cieľ dostane {name}',
  ccw: 'Doprava: tvoj cieľ dostane {name}',
  becomes: `Strieborný drak bude ${silver}`,
  stays: `Strieborný drak zostane ${silver}`,

  layGroup: 'Vyložiť: {card}',
  lay: `Vyložiť na {cell} tak, že je {card}${bonus}`,
  action,
  moveGroup: `${action}: z {cell}, {card}`,
  topOnly: `Navrch bez akcie: strieborný drak bude ${silver}`,
  zap: `${end}: vziať si z {cell} kartu, {card}`,
  rotate: `${end}: všetky ciele o miesto {way, select, cw {doľava} other {doprava}}`,
  tradeGoals: `${end}: vymeniť si cieľ, druhý má {player}`,
  tradeWithNobody: `${end}: vymeniť si cieľ s pomyselným hráčom na mieste {number}`,
  tradeHands: `${end}: vymeniť si karty v ruke, druhé má {player}`,
  move: `${end}: presunúť na {cell} tak, že je {card}`,
  turnInPlace: `${end}: otočiť na mieste tak, že je {card}`,
  otherwise: 'Inak',

  theTable: 'Stôl',
  lying: 'Karty na stole',
  noCards: 'žiadne karty',
  handIs: 'V ruke: {cards}',
  goalHidden: 'Cieľ: lícom nadol',
  goalIs: `Cieľ: ${colour}`,
  goalRemembered: `Cieľ, ako si pamätáš: ${colour}`,
  holds: `V ruke: ${cards}`,
};
