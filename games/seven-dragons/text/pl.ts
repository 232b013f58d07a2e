import type { en } from './en.ts';

const colour = '{colour, select, R {czerwony} Y {złoty} B {niebieski} G {zielony} other {czarny}}';
const coloured = '{colour, select, R {czerwonej} Y {złotej} B {niebieskiej} G {zielonej} other {czarnej}}';
const group = '{colour, select, R {czerwona} Y {złota} B {niebieska} G {zielona} other {czarna}}';
const action =
  '{action, select, move {Przeniesienie karty} zap {Zabranie karty} rotate {Przesunięcie celów} goals {Wymiana celów} other {Wymiana kart na ręce}}';
const cards = '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}';

export const pl: Record<keyof typeof en, string> = {
  name: 'Siedem smoków',

  won: 'Gra jest skończona: ktoś ma siedem smoków.',
  outOfCards: 'Gra jest skończona: zabrakło kart.',
  mustPlay: 'Spasować można tylko wtedy, gdy nie da się nic zagrać, a masz co zagrać.',
  notInHand: 'Tej karty nie masz na ręce: {card}.',
  actionNotInHand: `Nie masz na ręce karty ${action}.`,
  onSilver: 'Na srebrnym smoku nie kładzie się kart.',
  occupied: 'Tam leży już karta.',
  touchesNothing: 'Obok tego pola nie leży żadna karta; nowa karta musi stykać się z którąś bokiem.',
  clashes: 'Położona tam w ten sposób karta nie łączy się kolorem z żadną sąsiednią kartą.',
  firstGoesOnTop: 'Pierwszą kartę akcji w grze kładzie się na wierzch.',
  mustBeCarriedOut: 'Akcję karty włożonej na spód trzeba wykonać.',
  noTarget: 'Tej akcji nie da się teraz wykonać, więc kartę można położyć tylko na wierzch.',
  nothingToTake: 'Na stole nie ma żadnej karty smoka, którą można by zabrać.',
  nothingToMove: 'Na stole nie ma żadnej karty smoka, którą można by przenieść.',
  movesSilver: 'Srebrnego smoka nigdy się nie przenosi.',
  movesNothing: 'Tam nie leży żadna karta.',
  movesOther: 'Leży tam inna karta ({lying}), nie może z niej być ta: {card}.',
  looksTheSame: 'Karta po obróceniu wygląda tak samo; obrócenie jej w miejscu nic nie zmieni.',
  staysAsItWas: 'Karta nie może wrócić dokładnie tak, jak leżała.',
  zapsSilver: 'Srebrnego smoka nie można zabrać.',
  zapsNothing: 'Tam nie leży żadna karta, nie ma czego zabrać.',
  ownGoal: 'To twój własny cel; wymień go na inny.',
  ownHand: 'To twoja własna ręka; wymień się kartami z kimś innym.',
  nobodyThere: 'Nikt tam nie siedzi.',

  laid: '{player} wykłada kartę na pole {cell}: {card}.',
  bonus:
    '{player} dobiera {count, plural, one {kartę premiową} few {# karty premiowe} many {# kart premiowych} other {# karty premiowej}}.',
  bonusCards:
    '{player} dobiera {count, plural, one {kartę premiową} few {# karty premiowe} many {# kart premiowych} other {# karty premiowej}}: {cards}.',
  drew: '{player} dobiera kartę.',
  drewCard: '{player} dobiera kartę: {card}.',
  playedOnTop: `{player} kładzie na wierzch kartę ${action}: srebrny smok jest teraz ${colour}.`,
  playedToBottom: `{player} wkłada na spód kartę ${action}: srebrny smok nie zmienia koloru.`,
  moved: '{player} przenosi kartę z pola {from} na pole {cell}: {card}.',
  turned: '{player} obraca kartę na polu {cell}: {card}.',
  zapped: '{player} zabiera na rękę kartę z pola {cell}: {card}.',
  rotated: '{player} przesuwa wszystkie cele o jedno miejsce {way, select, cw {w lewo} other {w prawo}}.',
  tradedGoals: '{player} i {other} wymieniają się celami.',
  tradedWithImaginary: '{player} wymienia cel z wyimaginowanym graczem na miejscu {number}.',
  newGoal: '{player} ogląda nowy cel.',
  newGoalIs: `{player} ma nowy cel: ${colour}.`,
  tradedHands: '{player} i {other} wymieniają się kartami na ręce.',
  grown: `Wielkość ${coloured} grupy: ${cards}.`,
  skipped: '{player} nie ma żadnej karty i traci kolejkę.',
  passed: '{player} nie może nic zagrać i pasuje.',
  goalShown: `{player} pokazuje cel: ${colour}, największa grupa ${cards}.`,
  wonBySeven: `{player} wygrywa: ${group} grupa, ${cards}.`,
  wonOverOthers: `Siedem kart ma kilka osób; pierwszeństwo ma {player} i wygrywa: ${group} grupa, ${cards}.`,
  wonByLargest: `Zabrakło kart: {players} – wygrana za największą grupę, ${cards}.`,
};
