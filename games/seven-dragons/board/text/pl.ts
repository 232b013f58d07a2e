import type { en } from './en.ts';

const colour = '{colour, select, R {czerwony} Y {złoty} B {niebieski} G {zielony} K {czarny} other {każdy kolor}}';
const silver = '{colour, select, R {czerwony} Y {złoty} B {niebieski} G {zielony} K {czarny} other {joker}}';
const turns = '{colour, select, R {czerwony} Y {złoty} B {niebieski} G {zielony} K {czarny} other {jokerem}}';
const action =
  '{action, select, move {Przeniesienie karty} zap {Zabranie karty} rotate {Przesunięcie celów} goals {Wymiana celów} other {Wymiana kart na ręce}}';
const end = '{end, select, top {Na wierzch} other {Na spód}}';
const cards = '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}';
const bonus =
  '{bonus, plural, =0 {} one {, # karta premiowa} few {, # karty premiowe} many {, # kart premiowych} other {, # karty premiowej}}';

export const pl: Record<keyof typeof en, string> = {
  board: 'Stół Siedmiu smoków',
  colour,

  whole: 'cała karta: {a}',
  rainbow: 'tęczowy smok',
  overUnder: 'u góry {a}, u dołu {c}',
  besides: 'po lewej {a}, po prawej {b}',
  overTwo: 'u góry {a}, u dołu {c} i {d}',
  twoOver: 'u góry {a} i {b}, u dołu {c}',
  leftTwo: 'po lewej {a}, po prawej {b} i {d}',
  twoLeft: 'po lewej {a} i {c}, po prawej {b}',
  four: 'u góry {a} i {b}, u dołu {c} i {d}',
  actionCard: `${action}, srebrny smok będzie ${turns}`,

  placeAt: `Wolne miejsce {cell}{fit, select, now {, pasuje} turned {, pasuje po obróceniu} other {, nie pasuje}}${bonus}`,
  steps: '{count} {side, select, up {w górę} down {w dół} left {w lewo} other {w prawo}}',
  silverNow: `Srebrny smok: ${silver}`,
  pileNow: 'Stos kart akcji: {count, plural, =0 {pusty} one {# karta} few {# karty} many {# kart} other {# karty}}',
  deckNow: 'Talia: {count, plural, =0 {pusta} one {# karta} few {# karty} many {# kart} other {# karty}}',
  groups: 'Największe grupy',
  groupOf: `${colour}: {count, plural, =0 {żadnej karty} one {# karta} few {# karty} many {# kart} other {# karty}} z 7`,
  groupThen: `${colour}: teraz {count} z 7, po ruchu {after}`,
  larger: 'Bliżej',
  smaller: 'Dalej',
  fit: 'Pokaż cały stół',

  you: 'Ty',
  nobody: 'Nikt',
  imaginary: 'Wyimaginowany gracz na miejscu {number}',
  goalOf: '{who}, cel: {known, select, yes {{colour}} other {zakryty}}',
  yourGoal: `Twój cel: ${colour}`,
  handOf: `{player}, na ręce: ${cards}`,
  remembered: 'Pamiętasz: {cards}',
  knownBy: 'Zna ją: {players}',
  yourHand: 'Twoja ręka',

  turnOf: 'Teraz kolej: {player}.',
  yourTurn: 'Twoja kolej: wyłóż smoka albo zagraj akcję.',
  mustPass: 'Nie da się nic zagrać.',
  layAsks: 'Gdzie ją położyć?',
  layNowhere: 'Tak nigdzie nie pasuje.',
  moveAsks: 'Którą kartę przeniesiesz?',
  toAsks: 'Dokąd ją przenieść?',
  zapAsks: 'Którą kartę zabierasz?',
  rotateAsks: 'W którą stronę pójdą cele?',
  goalsAsks: 'Który cel chcesz?',
  handsAsks: 'Czyje karty chcesz?',
  youWin: 'Siedem smoków: wygrywasz!',
  youWinCards: 'Wygrywasz największą grupą!',
  wins: 'Wygrana: {players}!',

  turn: 'Obróć',
  back: 'Odłóż do ręki',
  pass: 'Pas',
  top: 'Na wierzch',
  bottom: 'Na spód',
  colourOnly: 'Tylko kolor',
  cw: 'W lewo: twój cel dostaje {name}',
  ccw: 'W prawo: twój cel dostaje {name}',
  becomes: `Srebrny smok będzie ${turns}`,
  stays: `Srebrny smok pozostanie ${turns}`,

  layGroup: 'Wyłóż: {card}',
  lay: `Wyłóż na pole {cell} tak: {card}${bonus}`,
  action,
  moveGroup: `${action}: z pola {cell}, {card}`,
  topOnly: `Na wierzch bez akcji: srebrny smok będzie ${turns}`,
  zap: `${end}: zabierz z pola {cell} kartę, {card}`,
  rotate: `${end}: wszystkie cele o jedno miejsce {way, select, cw {w lewo} other {w prawo}}`,
  tradeGoals: `${end}: wymień się celem, drugi ma {player}`,
  tradeWithNobody: `${end}: wymień się celem z wyimaginowanym graczem na miejscu {number}`,
  tradeHands: `${end}: wymień się kartami na ręce, drugie ma {player}`,
  move: `${end}: przenieś na pole {cell} tak: {card}`,
  turnInPlace: `${end}: obróć na miejscu tak: {card}`,
  otherwise: 'Inaczej',

  theTable: 'Stół',
  lying: 'Karty na stole',
  noCards: 'brak kart',
  handIs: 'Na ręce: {cards}',
  goalHidden: 'Cel: zakryty',
  goalIs: `Cel: ${colour}`,
  goalRemembered: `Cel, jak pamiętasz: ${colour}`,
  holds: `Na ręce: ${cards}`,
};
