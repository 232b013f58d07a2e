import type { en } from './en.ts';

const colour = '{colour, select, R {červená} Y {zlatá} B {modrá} G {zelená} other {čierna}}';
const dragon = '{colour, select, R {červený} Y {zlatý} B {modrý} G {zelený} other {čierny}}';
const coloured = '{colour, select, R {červenej} Y {zlatej} B {modrej} G {zelenej} other {čiernej}}';
const action =
  '{action, select, move {Presun karty} zap {Zobratie karty} rotate {Posun cieľov} goals {Výmena cieľov} other {Výmena kariet v ruke}}';
const cards = '{count, plural, one {# karta} few {# karty} other {# kariet}}';

export const sk: Record<keyof typeof en, string> = {
  name: 'Sedem drakov',

  won: 'Hra sa skončila: niekto má sedem drakov.',
  outOfCards: 'Hra sa skončila: minuli sa karty.',
  mustPlay: 'Pasovať smieš, len keď nemôžeš zahrať vôbec nič, a ty máš čo zahrať.',
  notInHand: 'Túto kartu nemáš v ruke: {card}.',
  actionNotInHand: `Kartu ${action} nemáš v ruke.`,
  onSilver: 'Na strieborného draka sa karty nekladú.',
  occupied: 'Tam už karta leží.',
  touchesNothing: 'Vedľa toho miesta neleží žiadna karta; nová karta musí s niektorou susediť stranou.',
  clashes: 'Takto tam karta nenadväzuje žiadnou farbou na susedné karty.',
  firstGoesOnTop: 'Prvá akčná karta v hre sa kladie navrch.',
  mustBeCarriedOut: 'Akcia karty vloženej naspodok sa musí vykonať.',
  noTarget: 'Akcia sa teraz nedá vykonať, karta sa teda dá položiť len navrch.',
  nothingToTake: 'Na stole neleží žiadna dračia karta, ktorú by bolo možné zobrať.',
  nothingToMove: 'Na stole neleží žiadna dračia karta, ktorú by bolo možné presunúť.',
  movesSilver: 'Strieborný drak sa nikdy nepresúva.',
  movesNothing: 'Tam neleží žiadna karta.',
  movesOther: 'Leží tam iná karta ({lying}), táto z nej byť nemôže: {card}.',
  looksTheSame: 'Karta vyzerá po otočení rovnako; otočiť ju na mieste nič nezmení.',
  staysAsItWas: 'Karta sa nesmie vrátiť presne tak, ako ležala.',
  zapsSilver: 'Strieborného draka nemožno zobrať.',
  zapsNothing: 'Tam neleží žiadna karta, niet čo zobrať.',
  ownGoal: 'To je tvoj vlastný cieľ; vymeň si ho za iný.',
  ownHand: 'To je tvoja vlastná ruka; vymeň si karty s niekým iným.',
  nobodyThere: 'Tam nikto nesedí.',

  laid: '{player} vykladá kartu na miesto {cell}: {card}.',
  bonus: '{player} si ťahá {count, plural, one {prémiovú kartu} few {# prémiové karty} other {# prémiových kariet}}.',
  bonusCards:
    '{player} si ťahá {count, plural, one {prémiovú kartu} few {# prémiové karty} other {# prémiových kariet}}: {cards}.',
  drew: '{player} si ťahá kartu.',
  drewCard: '{player} si ťahá kartu: {card}.',
  playedOnTop: `{player} dáva navrch kartu ${action}: strieborný drak je teraz ${dragon}.`,
  playedToBottom: `{player} dáva naspodok kartu ${action}: strieborný drak farbu nemení.`,
  moved: '{player} presúva kartu z miesta {from} na miesto {cell}: {card}.',
  turned: '{player} otáča kartu na mieste {cell}: {card}.',
  zapped: '{player} berie do ruky kartu z miesta {cell}: {card}.',
  rotated: '{player} posúva všetky ciele o jedno miesto {way, select, cw {doľava} other {doprava}}.',
  tradedGoals: '{player} a {other} si vymieňajú ciele.',
  tradedWithImaginary: '{player} si vymieňa cieľ s pomyselným hráčom na mieste {number}.',
  newGoal: '{player} si pozerá nový cieľ.',
  newGoalIs: `{player} má nový cieľ: ${colour}.`,
  tradedHands: '{player} a {other} si vymieňajú karty v ruke.',
  grown: `Veľkosť ${coloured} skupiny: ${cards}.`,
  skipped: '{player} nemá žiadnu kartu a vynecháva ťah.',
  passed: '{player} nemôže nič zahrať a pasuje.',
  goalShown: `{player} ukazuje cieľ: ${colour}, najväčšia skupina ${cards}.`,
  wonBySeven: `{player} vyhráva: ${colour} skupina, ${cards}.`,
  wonOverOthers: `Sedem kariet majú viacerí hráči; prednosť má {player} a vyhráva: ${colour} skupina, ${cards}.`,
  wonByLargest: `Karty sa minuli: {players} – víťazstvo za najväčšiu skupinu, ${cards}.`,
};
