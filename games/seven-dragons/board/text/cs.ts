import type { en } from './en.ts';

const colour = '{colour, select, R {červená} Y {zlatá} B {modrá} G {zelená} K {černá} other {každá barva}}';
const silver = '{colour, select, R {červený} Y {zlatý} B {modrý} G {zelený} K {černý} other {žolík}}';
const action =
  '{action, select, move {Přesun karty} zap {Sebrání karty} rotate {Posun cílů} goals {Výměna cílů} other {Výměna karet v ruce}}';
const end = '{end, select, top {Navrch} other {Dospod}}';
const cards = '{count, plural, one {# karta} few {# karty} other {# karet}}';
const bonus = '{bonus, plural, =0 {} one {, # prémiová karta} few {, # prémiové karty} other {, # prémiových karet}}';

export const cs: Record<keyof typeof en, string> = {
  board: 'Stůl Sedmi draků',
  colour,

  whole: 'celá {a}',
  rainbow: 'duhový drak',
  overUnder: 'nahoře {a}, dole {c}',
  besides: 'vlevo {a}, vpravo {b}',
  overTwo: 'nahoře {a}, dole {c} a {d}',
  twoOver: 'nahoře {a} a {b}, dole {c}',
  leftTwo: 'vlevo {a}, vpravo {b} a {d}',
  twoLeft: 'vlevo {a} a {c}, vpravo {b}',
  four: 'nahoře {a} a {b}, dole {c} a {d}',
  actionCard: `${action}, stříbrný drak z ní bude ${silver}`,

  placeAt: `Volné místo {cell}{fit, select, now {, hodí se} turned {, hodí se po otočení} other {, nehodí se}}${bonus}`,
  steps: '{count} {side, select, up {nahoru} down {dolů} left {doleva} other {doprava}}',
  silverNow: `Stříbrný drak: ${silver}`,
  pileNow: 'Hromádka akčních karet: {count, plural, =0 {prázdná} one {# karta} few {# karty} other {# karet}}',
  deckNow: 'Balíček: {count, plural, =0 {prázdný} one {# karta} few {# karty} other {# karet}}',
  groups: 'Největší skupiny',
  groupOf: `${colour}: {count, plural, =0 {žádná karta} one {# karta} few {# karty} other {# karet}} ze 7`,
  groupThen: `${colour}: teď {count} ze 7, po tahu {after}`,
  larger: 'Blíž',
  smaller: 'Dál',
  fit: 'Ukázat celý stůl',

  you: 'Ty',
  nobody: 'Nikdo',
  imaginary: 'Pomyslný hráč na místě {number}',
  goalOf: '{who}, cíl: {known, select, yes {{colour}} other {lícem dolů}}',
  yourGoal: `Tvůj cíl: ${colour}`,
  handOf: `{player}, v ruce: ${cards}`,
  remembered: 'Pamatuješ si: {cards}',
  knownBy: 'Ví o ní: {players}',
  yourHand: 'Tvoje ruka',

  turnOf: 'Na tahu je {player}.',
  yourTurn: 'Jsi na tahu: vylož draka, nebo zahraj akci.',
  mustPass: 'Zahrát nejde nic.',
  layAsks: 'Kam s ní?',
  layNowhere: 'Takhle se nikam nehodí.',
  moveAsks: 'Kterou kartu přesuneš?',
  toAsks: 'Kam s ní?',
  zapAsks: 'Kterou kartu si vezmeš?',
  rotateAsks: 'Kterým směrem půjdou cíle?',
  goalsAsks: 'Který cíl chceš?',
  handsAsks: 'Čí karty chceš?',
  youWin: 'Sedm draků: vyhráváš!',
  youWinCards: 'Vyhráváš s největší skupinou!',
  wins: 'Vítězství: {players}!',

  turn: 'Otočit',
  back: 'Vrátit do ruky',
  pass: 'Pasovat',
  top: 'Navrch',
  bottom: 'Dospod',
  colourOnly: 'Jen barva',
  cw: 'Doleva: tvůj cíl dostane {name}',
  ccw: 'Doprava: tvůj cíl dostane {name}',
  becomes: `Stříbrný drak bude ${silver}`,
  stays: `Stříbrný drak zůstane ${silver}`,

  layGroup: 'Vyložit: {card}',
  lay: `Vyložit na {cell} tak, že je {card}${bonus}`,
  action,
  moveGroup: `${action}: z {cell}, {card}`,
  topOnly: `Navrch bez akce: stříbrný drak bude ${silver}`,
  zap: `${end}: vzít si z {cell} kartu, {card}`,
  rotate: `${end}: všechny cíle o místo {way, select, cw {doleva} other {doprava}}`,
  tradeGoals: `${end}: vyměnit si cíl, druhý má {player}`,
  tradeWithNobody: `${end}: vyměnit si cíl s pomyslným hráčem na místě {number}`,
  tradeHands: `${end}: vyměnit si karty v ruce, druhé má {player}`,
  move: `${end}: přesunout na {cell} tak, že je {card}`,
  turnInPlace: `${end}: otočit na místě tak, že je {card}`,
  otherwise: 'Jinak',

  theTable: 'Stůl',
  lying: 'Karty na stole',
  noCards: 'žádné karty',
  handIs: 'V ruce: {cards}',
  goalHidden: 'Cíl: lícem dolů',
  goalIs: `Cíl: ${colour}`,
  goalRemembered: `Cíl, jak si pamatuješ: ${colour}`,
  holds: `V ruce: ${cards}`,
};
