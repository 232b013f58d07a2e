import type { en } from './en.ts';

const hero =
  '{hero, select, druid {Druidka} knight {Rycerz} ranger {Łowca} sorceress {Czarodziejka} thief {Złodziej} other {Wojownik}}';

export const pl: Record<keyof typeof en, string> = {
  board: 'Leże smoczycy Drakon',
  larger: 'Powiększ',
  smaller: 'Pomniejsz',
  whole: 'Pokaż całe leże',
  closeUp: 'Pokaż, o co chodzi',

  effect:
    '{effect, select, control {Kontrola} destroy {Zniszczenie} drakon {Drakon} empty {Pusta} entrance {Wejście} escape {Ucieczka} find {Znalezisko} flying {Latająca} harp {Harfa} key {Klucz} lose {Strata} portal {Portal} rob {Grabież} rotate {Obrót} left {Kradzież z lewej} right {Kradzież z prawej} swap {Wymiana} other {Wiatr}}',
  does: '{effect, select, control {porusz innego bohatera} destroy {usuń komnatę} drakon {porusz smoczycę} escape {wejdź do niej, gdy położysz ją obok siebie} find {weź monetę} flying {odleć razem z komnatą} harp {wabi z sąsiednich komnat} key {wyjdź dowolnym bokiem} lose {tracisz monetę} portal {idź do dowolnej komnaty} rob {zabierz komnatę innemu graczowi} rotate {obróć komnatę} left {zabierz monetę graczowi po lewej} right {zabierz monetę graczowi po prawej} swap {wymień komnatę} wind {idź dokładnie o dwie komnaty} other {nic się nie dzieje}}',
  chamberAt: '{chamber} na {cell}',
  placeAt: 'Wolne miejsce {cell}',
  side: '{side, select, N {w górę} E {w prawo} S {w dół} other {w lewo}}',
  noArrows: 'bez strzałek',
  hero,
  heroOf: `{player}, ${hero}`,
  drakon: 'Drakon',
  pile: 'Stos: {count}',
  hoard: 'Skarbiec: {count}',
  waiting: 'Smoczycy Drakon nie ma jeszcze w grze',
  coins: 'monety: {count}',
  chambers: 'komnaty: {count}',
  gold: 'Złoto: {gold} z {target}',
  yourCoins: 'Twoje monety',
  yourHand: 'Twoje komnaty',
  team: 'Drużyna {team}',
  partner: 'twój partner',
  wins: 'wygrywa',

  asked:
    '{what, select, heroes {Wybierz bohatera.} action {Połóż komnatę albo idź tam, gdzie świeci.} after {Akcja już za tobą. Użyj zdolności albo zakończ turę.} put {Smoczyca się budzi! Postaw ją na komnacie bez figurki.} step {Wejść do właśnie położonej komnaty?} destroy {wybierz komnatę, która zniknie.} rotate {wybierz komnatę do obrócenia.} swap {weź komnatę z ręki, a potem wybierz jedną w leżu.} control {wybierz bohatera, którym poruszysz.} flying {wybierz, gdzie komnata wyląduje. Stuknij ją, by obrócić.} drakon {Porusz smoczycę o najwyżej trzy komnaty albo każ jej uderzyć na miejscu.} other {wybierz, komu zabierzesz komnatę.}}',
  onlyMove: 'Masz pustą rękę: idź tam, gdzie świeci.',
  onlyPlace: 'Twój bohater nie może się ruszyć: połóż komnatę.',
  turnOf: 'Gra {player}.',
  decides: 'Decyduje {player}: {what}.',
  placeHeld: 'Stuknij, gdzie ma leżeć. Stuknij ją jeszcze raz, by obrócić.',
  swapHeld: 'Stuknij komnatę, którą zastąpi. Stuknij ją jeszcze raz, by obrócić.',
  turnHeld: 'Stuknij ją jeszcze raz, by obrócić dalej.',
  whereTo: 'Dokąd ma iść {other}?',
  chooseEnemy: 'Wybierz przeciwnika w swojej komnacie.',
  giveUp: 'Wybierz komnaty, które oddajesz.',
  won: '{players} – wygrana, złoto: {gold}!',
  escaped: '{players} – udana ucieczka, złoto: {gold}!',
  druidHoard: 'Masz oddać monetę do skarbca. Zatrzymać ją jako druidka?',
  druidSeat: '{other} zabiera ci monetę. Zatrzymać ją jako druidka?',

  wouldMeet: 'Smoczycę spotkają: {players}.',
  hersToo: 'Jest tam smoczyca: spotkasz ją na koniec tury.',

  skip: 'Rezygnuję',
  end: 'Zakończ turę',
  keep: 'Zatrzymaj',
  allow: 'Oddaj',
  stepIt: 'Wejdź',
  done: 'Gotowe',
  turnIt: 'Obróć',
  putBack: 'Odłóż',
  rule: 'Zasada',
  ability:
    '{hero, select, druid {Zatrzymaj monetę} knight {Przepędź bohatera} ranger {Rusz się jeszcze raz} sorceress {Wyjdź dowolnym bokiem} thief {Ukradnij monetę} other {Nowe komnaty}}',
  abilityWhen:
    '{hero, select, druid {gdy zabiera ją komnata lub bohater} sorceress {zamiast akcji} ranger {przed akcją albo po niej} warrior {przed akcją albo po niej} other {gdy przeciwnik jest w twojej komnacie}}',
  abilityUsed: 'wykorzystane',
  abilityNow: 'możesz użyć teraz',

  toChoose: 'Wybierz bohatera',
  toGo: 'Idź',
  toPlace: 'Połóż: {chamber}',
  toAbility: 'Użyj zdolności',
  toDecide: 'Zdecyduj',
  otherwise: 'Inaczej',
  via: '{chamber}, przez {cell}',
  placeAs: 'Połóż na {cell}: {effect}, strzałki: {arrows}',

  theLair: 'Leże',
  theTable: 'Stół',
  you: 'Ty',
};
