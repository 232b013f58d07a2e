import type { en } from './en.ts';

const colour = '{colour, select, R {červená} Y {zlatá} B {modrá} G {zelená} other {černá}}';
const dragon = '{colour, select, R {červený} Y {zlatý} B {modrý} G {zelený} other {černý}}';
const coloured = '{colour, select, R {červené} Y {zlaté} B {modré} G {zelené} other {černé}}';
const action =
  '{action, select, move {Přesun karty} zap {Sebrání karty} rotate {Posun cílů} goals {Výměna cílů} other {Výměna karet v ruce}}';
const cards = '{count, plural, one {# karta} few {# karty} other {# karet}}';

export const cs: Record<keyof typeof en, string> = {
  name: 'Sedm draků',

  won: 'Hra skončila: někdo má sedm draků.',
  outOfCards: 'Hra skončila: došly karty.',
  mustPlay: 'Pasovat smíš, jen když nemůžeš zahrát vůbec nic, a ty máš co zahrát.',
  notInHand: 'Tuto kartu nemáš v ruce: {card}.',
  actionNotInHand: `Kartu ${action} nemáš v ruce.`,
  onSilver: 'Na stříbrného draka se karty nepokládají.',
  occupied: 'Tam už karta leží.',
  touchesNothing: 'Vedle toho místa žádná karta neleží; nová karta musí s některou sousedit stranou.',
  clashes: 'Takhle tam karta nenavazuje žádnou barvou na sousední karty.',
  firstGoesOnTop: 'První akční karta ve hře se klade navrch.',
  mustBeCarriedOut: 'Akce karty vložené dospod se musí provést.',
  noTarget: 'Akci teď nelze provést, karta se tedy dá položit jen navrch.',
  nothingToTake: 'Na stole neleží žádná dračí karta, kterou by šlo sebrat.',
  nothingToMove: 'Na stole neleží žádná dračí karta, kterou by šlo přesunout.',
  movesSilver: 'Stříbrný drak se nikdy nepřesouvá.',
  movesNothing: 'Tam žádná karta neleží.',
  movesOther: 'Leží tam jiná karta ({lying}), tahle z ní být nemůže: {card}.',
  looksTheSame: 'Karta vypadá po otočení stejně; otočit ji na místě nic nezmění.',
  staysAsItWas: 'Karta se nesmí vrátit přesně tak, jak ležela.',
  zapsSilver: 'Stříbrného draka nelze sebrat.',
  zapsNothing: 'Tam žádná karta neleží, není co sebrat.',
  ownGoal: 'To je tvůj vlastní cíl; vyměň si ho za jiný.',
  ownHand: 'To je tvoje vlastní ruka; vyměň si karty s někým jiným.',
  nobodyThere: 'Tam nikdo nesedí.',

  laid: '{player} vykládá kartu na místo {cell}: {card}.',
  bonus: '{player} si líže {count, plural, one {prémiovou kartu} few {# prémiové karty} other {# prémiových karet}}.',
  bonusCards:
    '{player} si líže {count, plural, one {prémiovou kartu} few {# prémiové karty} other {# prémiových karet}}: {cards}.',
  drew: '{player} si líže kartu.',
  drewCard: '{player} si líže kartu: {card}.',
  playedOnTop: `{player} dává navrch kartu ${action}: stříbrný drak je teď ${dragon}.`,
  playedToBottom: `{player} dává dospod kartu ${action}: stříbrný drak barvu nemění.`,
  moved: '{player} přesouvá kartu z místa {from} na místo {cell}: {card}.',
  turned: '{player} otáčí kartu na místě {cell}: {card}.',
  zapped: '{player} bere do ruky kartu z místa {cell}: {card}.',
  rotated: '{player} posouvá všechny cíle o jedno místo {way, select, cw {doleva} other {doprava}}.',
  tradedGoals: '{player} a {other} si vyměňují cíle.',
  tradedWithImaginary: '{player} mění cíl s pomyslným hráčem na místě {number}.',
  newGoal: '{player} si prohlíží nový cíl.',
  newGoalIs: `{player} má nový cíl: ${colour}.`,
  tradedHands: '{player} a {other} si vyměňují karty v ruce.',
  grown: `Velikost ${coloured} skupiny: ${cards}.`,
  skipped: '{player} nemá žádnou kartu a vynechává tah.',
  passed: '{player} nemůže nic zahrát a pasuje.',
  goalShown: `{player} ukazuje cíl: ${colour}, největší skupina ${cards}.`,
  wonBySeven: `{player} vyhrává: ${colour} skupina, ${cards}.`,
  wonOverOthers: `Sedm karet má víc hráčů; přednost má {player} a vyhrává: ${colour} skupina, ${cards}.`,
  wonByLargest: `Karty došly: {players} – vítězství za největší skupinu, ${cards}.`,
};
