import type { en } from './en.ts';

const colour = '{colour, select, R {červený} B {modrý} G {zelený} other {žlutý}}';
const upper = '{colour, select, R {Červený} B {Modrý} G {Zelený} other {Žlutý}}';

export const cs: Record<keyof typeof en, string> = {
  board: 'Stůl Diamoniaku',
  pile: 'Balíček, {count, plural, =0 {prázdný} one {# karta} few {# karty} other {# karet}}',
  beside: 'Vedle balíčku, {count, plural, =0 {nic} one {# karta} few {# karty} other {# karet}}',
  piece: `${colour} díl {number}`,
  diamond: 'diamant',
  fairy: 'víla',
  diamonds: '{count, plural, one {# diamant} few {# diamanty} other {# diamantů}}',
  fairies: '{count, plural, one {# víla} few {# víly} other {# víl}}',
  witch: 'čarodějnice',
  bag: 'Pytel čarodějnice',
  takeBack: 'Vzít zpátky: {card}',
  buildsHere: 'Tvůj zámek',
  castleOf: 'Zámek: {player}',
  gap: '{piece}: má ho {player}, stojí tři diamanty',
  soldBy: '{piece}, má ho {player}',
  others: 'Jiné díly, které má {player}: {count}',
  leads: 'Má nejvíc postaveno',

  drawCard: 'Otoč kartu!',
  drawOrBuy: 'Otoč kartu, nebo si kup díl!',
  drawOrStop: 'Ještě jednu, nebo dost?',
  drawBuyOrStop: 'Ještě jednu, koupit díl, nebo dost?',
  payWitch:
    '{cards, plural, one {Čarodějnice chce ještě # kartu!} few {Čarodějnice chce # karty!} other {Čarodějnice chce # karet!}}',
  payOrFairy: 'Čarodějnice! Pošli vílu, nebo dej {cards, plural, one {# kartu} few {# karty} other {# karet}}!',
  sendFairy: 'Pošli vílu na čarodějnici!',
  turnOf: 'Hraje {player}.',
  youWin: 'Hurá, vyhráváš!',
  won: '{count, plural, one {Vyhrává {players}!} few {Vyhrávají {players}!} other {Vyhrávají {players}!}}',

  draw: 'Otoč kartu',
  stop: 'Dost, skonči tah',
  buyPiece: 'Kup za tři diamanty {piece}, má ho {player}',
  giveCards: 'Dej čarodějnici: {cards}',
  beatWitch: 'Přemoz čarodějnici vílou',
  cards: 'Karty',
  buying: 'Koupit díl',
  payingBeside: 'Zaplatit čarodějnici a nechat si celý zámek',
  payingFromCastle: 'Zaplatit čarodějnici díly zámku',
  fairyHelps: 'Víla',

  whatToDo: 'Co teď',
  theTable: 'Stůl',
  you: 'Ty',
  pileNow: 'Balíček: {count, plural, =0 {prázdný} one {# karta} few {# karty} other {# karet}}',
  besideNow:
    'Vedle balíčku: {count, plural, =0 {nic} one {# karta} few {# karty} other {# karet}}{witches, plural, =0 {} one {, z toho # čarodějnice} few {, z toho # čarodějnice} other {, z toho # čarodějnic}}',
  witchWaits: '{player} se musí vypořádat s čarodějnicí.',
  noCastle: 'Zatím žádný zámek',
  castleNow: `${upper} zámek: {count, plural, =0 {žádný díl} one {# díl} few {# díly} other {# dílů}} ze 6`,
  missing: 'Chybí: {numbers}',
  diamondsNow: 'Diamanty: {count}',
  fairiesNow: 'Víly: {count}',
  sparesNow: 'Odloženo: {cards}',
};
