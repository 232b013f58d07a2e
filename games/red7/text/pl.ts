import type { en } from './en.ts';

const colour =
  '{colour, select, R {czerwona} O {pomarańczowa} Y {żółta} G {zielona} B {niebieska} I {indygo} other {fioletowa}}';

export const pl: Record<keyof typeof en, string> = {
  name: 'Red7',

  over: 'Gra jest skończona.',
  noActions: 'Gracie bez akcji kart.',
  fiveAsks: 'Twoja piątka każe najpierw zagrać kolejną kartę z ręki do palety.',
  oneAsks: 'Twoja jedynka każe najpierw zabrać kartę z czyjejś palety.',
  sevenAsks: 'Twoja siódemka każe najpierw przenieść kartę z twojej palety.',
  takeNeedsOne: 'Kartę z palety zabiera tylko właśnie zagrana jedynka.',
  moveNeedsSeven: 'Kartę z palety przenosi tylko właśnie zagrana siódemka.',
  endNeedsPlay: 'Zagraj albo odrzuć kartę, albo spasuj; turę kończy się dopiero po zagraniu karty.',
  playedAlready: 'Karta do palety już zagrana; teraz odrzuć kartę na płótno albo zakończ turę.',
  passComesFirst: 'Karta już zagrana, więc pasować nie można; odrzuć kartę albo zakończ turę.',
  notInHand: 'Nie masz karty {card} na ręce.',
  wouldNotLead: 'Po karcie {card} nic już nie dałoby ci prowadzenia.',
  discardOtherLeads: `Z kartą {card} na płótnie obowiązuje zasada ${colour} i prowadzi {other}.`,
  discardNobodyLeads: `Z kartą {card} na płótnie obowiązuje zasada ${colour} i żadna twoja karta się nie liczy.`,
  nothingToDecline: 'Za kartę {card} nic się nie dobiera, nie ma więc z czego rezygnować.',
  endAfterOne: 'Zagrana jedynka zobowiązuje: na koniec tury musisz prowadzić.',
  endAfterSeven: 'Zagrana siódemka zobowiązuje: na koniec tury musisz prowadzić.',
  takeFromYourself: 'Jedynka zabiera kartę innemu graczowi, nie tobie.',
  takeFromNobody: 'Nikt tam nie siedzi.',
  takeFromOut: '{other} już nie gra w tej rundzie.',
  takeFromFewer: '{other} ma w palecie mniej kart niż ty.',
  takeAbsent: 'Karty {card} nie ma w palecie gracza {other}.',
  takeWouldNotLead: 'Nawet bez karty {card} w palecie gracza {other} tura nie skończyłaby się twoim prowadzeniem.',
  moveAbsent: 'Nie masz karty {card} w swojej palecie.',
  sevenStays: 'W tej grze karta {card} nie może przenieść samej siebie.',
  moveWouldNotLead: 'Po takim przeniesieniu karty {card} tura nie skończyłaby się twoim prowadzeniem.',

  passed: '{player} pasuje i odpada.',
  played: '{player} zagrywa kartę {card}.',
  nobodyToTakeFrom: '{player} nie ma komu zabrać karty, nikt nie ma ich dość.',
  took: '{player} odkłada kartę {card} z palety gracza {other} na talię.',
  movedToCanvas: `{player} przenosi kartę {card} na płótno: obowiązuje zasada ${colour}.`,
  movedToDeck: '{player} odkłada kartę {card} na talię.',
  discarded: `{player} odrzuca kartę {card}: obowiązuje zasada ${colour}.`,
  drew: '{player} dobiera kartę.',
  drewCard: '{player} dobiera kartę {card}.',
  notLeading: '{player} nie prowadzi i odpada.',
  emptyHand: '{player} nie ma już kart i odpada.',
  wonRound: '{player} wygrywa rundę.',
  scored:
    '{player} zdobywa {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, razem {total}; karty: {cards}.',
  dealt: 'Rozdano rundę {round}; zaczyna {player}.',
  wonGame:
    '{count, plural, one {Grę wygrywa {players}.} few {Zwycięstwem dzielą się {players}.} many {Zwycięstwem dzielą się {players}.} other {Zwycięstwem dzielą się {players}.}}',
};
