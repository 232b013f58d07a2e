import type { en } from './en.ts';

const colour = '{colour, select, R {czerwony} B {niebieski} G {zielony} other {żółty}}';
const upper = '{colour, select, R {Czerwony} B {Niebieski} G {Zielony} other {Żółty}}';
const ofColour = '{colour, select, R {czerwonego} B {niebieskiego} G {zielonego} other {żółtego}}';

export const pl: Record<keyof typeof en, string> = {
  name: 'Diamoniak',

  over: 'Gra jest skończona: zamek jest gotowy, wygrywa {player}.',
  witchAsks: 'Najpierw czarownica: zapłać jej albo pokonaj ją wróżką.',
  noWitchToPay: 'Nie ma czarownicy, której trzeba by zapłacić.',
  noWitchToBeat: 'Nie ma czarownicy, którą można by pokonać.',
  drawFirst: 'Zanim skończysz, dobierz co najmniej jedną kartę.',
  alreadyDrawing: 'W tej turze karta została już dobrana; część kupuje się zamiast dobierania.',
  buyAfterCard: 'W tej grze tura zaczyna się od karty; część można kupić dopiero po niej.',
  noCastle: 'Nie budujesz jeszcze żadnego zamku, nie ma więc do czego kupować.',
  tooFewDiamonds:
    'Część kosztuje trzy diamenty; {diamonds, plural, =0 {nie masz żadnego} one {masz tylko jeden} few {masz tylko #} many {masz tylko #} other {masz tylko #}}.',
  otherColour: `Twój zamek jest ${colour}; ta karta do niego nie pasuje: {card}.`,
  nobodyThere: 'Nikt tam nie siedzi.',
  buyFromYourself: 'Część kupuje się od innego gracza.',
  notThere: '{other} nie ma tej karty: {card}.',
  notYours:
    '{owned, plural, =0 {Tego nie masz: {card}.} one {To masz tylko raz: {card}.} few {To masz tylko # razy: {card}.} many {To masz tylko # razy: {card}.} other {To masz tylko # raza: {card}.}}',
  wrongNumber:
    '{cards, plural, one {Czarownica bierze dokładnie jedną kartę.} few {Czarownica bierze dokładnie # karty.} many {Czarownica bierze dokładnie # kart.} other {Czarownica bierze dokładnie # karty.}}',
  noFairy: 'Nie masz żadnej wróżki.',

  stopped: '{player} kończy turę.',
  diamond:
    '{player} dobiera diament i ma {diamonds, plural, one {# diament} few {# diamenty} many {# diamentów} other {# diamentu}}.',
  fairy: '{player} dobiera wróżkę.',
  begun: `{player} dobiera kartę ({card}) i zaczyna budować ${colour} zamek.`,
  joined: '{player} dokłada do swojego zamku kartę: {card}.',
  sparesJoined: 'Razem z nią dochodzą odłożone części, które ma {player}: {cards}.',
  spare: '{player} dobiera kartę ({card}) i odkłada ją na bok.',
  witch: '{player} dobiera czarownicę!',
  paid: '{player} płaci czarownicy: {cards}.',
  paidNothing: '{player} nie ma czym zapłacić czarownicy.',
  castleLost: `Z ${ofColour} zamku nic nie zostało, ale {player} buduje go dalej.`,
  colourFree: `{player} traci cały zamek; ${colour} jest znów wolny.`,
  beaten: '{player} pokonuje czarownicę wróżką.',
  bought:
    '{player} kupuje za {diamonds, plural, one {# diament} few {# diamenty} many {# diamentów} other {# diamentu}} kartę ({card}), sprzedaje {other}.',
  reshuffled:
    'Stos się skończył: do nowego {cards, plural, one {trafia # karta} few {trafiają # karty} many {trafia # kart} other {trafia # karty}}.',
  won: `${upper} zamek jest gotowy: {player} wygrywa!`,
};
