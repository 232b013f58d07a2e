import type { en } from './en.ts';

const colour = '{colour, select, R {czerwona} B {niebieska} G {zielona} other {żółta}}';
const castle = '{colour, select, R {Czerwony} B {Niebieski} G {Zielony} other {Żółty}}';

export const pl: Record<keyof typeof en, string> = {
  board: 'Stół Diamoniaka',
  pile: 'Stos, {count, plural, =0 {pusty} one {# karta} few {# karty} many {# kart} other {# karty}}',
  beside: 'Obok stosu, {count, plural, =0 {nic} one {# karta} few {# karty} many {# kart} other {# karty}}',
  piece: `${colour} część {number}`,
  diamond: 'diament',
  fairy: 'wróżka',
  diamonds: '{count, plural, one {# diament} few {# diamenty} many {# diamentów} other {# diamentu}}',
  fairies: '{count, plural, one {# wróżka} few {# wróżki} many {# wróżek} other {# wróżki}}',
  witch: 'czarownica',
  bag: 'Worek czarownicy',
  takeBack: 'Zabierz z powrotem: {card}',
  buildsHere: 'Twój zamek',
  castleOf: 'Zamek: {player}',
  gap: '{piece}: ma ją {player}, kosztuje trzy diamenty',
  soldBy: '{piece}, ma ją {player}',
  others: 'Inne części, które ma {player}: {count}',
  leads: 'Ma najwięcej części zamku',

  drawCard: 'Dobierz kartę!',
  drawOrBuy: 'Dobierz kartę albo kup część!',
  drawOrStop: 'Jeszcze jedna czy dość?',
  drawBuyOrStop: 'Jeszcze jedna, kupujesz część czy dość?',
  payWitch:
    '{cards, plural, one {Czarownica chce jeszcze # karty!} few {Czarownica chce # kart!} many {Czarownica chce # kart!} other {Czarownica chce # karty!}}',
  payOrFairy:
    'Czarownica! Wyślij wróżkę albo oddaj {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}!',
  sendFairy: 'Wyślij wróżkę na czarownicę!',
  turnOf: 'Gra {player}.',
  youWin: 'Hurra, wygrywasz!',
  won: '{count, plural, one {Wygrywa {players}!} few {Wygrywają {players}!} many {Wygrywają {players}!} other {Wygrywają {players}!}}',

  draw: 'Dobierz kartę',
  stop: 'Dość, zakończ turę',
  buyPiece: 'Kup za trzy diamenty: {piece}, sprzedaje {player}',
  giveCards: 'Oddaj czarownicy: {cards}',
  beatWitch: 'Pokonaj czarownicę wróżką',
  cards: 'Karty',
  buying: 'Kup część',
  payingBeside: 'Zapłać czarownicy i zachowaj cały zamek',
  payingFromCastle: 'Zapłać czarownicy częściami zamku',
  fairyHelps: 'Wróżka',

  whatToDo: 'Co teraz',
  theTable: 'Stół',
  you: 'Ty',
  pileNow: 'Stos: {count, plural, =0 {pusty} one {# karta} few {# karty} many {# kart} other {# karty}}',
  besideNow:
    'Obok stosu: {count, plural, =0 {nic} one {# karta} few {# karty} many {# kart} other {# karty}}{witches, plural, =0 {} one {, w tym # czarownica} few {, w tym # czarownice} many {, w tym # czarownic} other {, w tym # czarownicy}}',
  witchWaits: '{player} musi rozprawić się z czarownicą.',
  noCastle: 'Jeszcze bez zamku',
  castleNow: `${castle} zamek: {count, plural, =0 {żadnej części} one {# część} few {# części} many {# części} other {# części}} z 6`,
  missing: 'Brakuje: {numbers}',
  diamondsNow: 'Diamenty: {count}',
  fairiesNow: 'Wróżki: {count}',
  sparesNow: 'Odłożone: {cards}',
};
