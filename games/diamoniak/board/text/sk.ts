import type { en } from './en.ts';

const colour = '{colour, select, R {červený} B {modrý} G {zelený} other {žltý}}';
const upper = '{colour, select, R {Červený} B {Modrý} G {Zelený} other {Žltý}}';

export const sk: Record<keyof typeof en, string> = {
  board: 'Stôl Diamoniaku',
  pile: 'Balíček, {count, plural, =0 {prázdny} one {# karta} few {# karty} other {# kariet}}',
  beside: 'Vedľa balíčka, {count, plural, =0 {nič} one {# karta} few {# karty} other {# kariet}}',
  piece: `${colour} diel {number}`,
  diamond: 'diamant',
  fairy: 'víla',
  diamonds: '{count, plural, one {# diamant} few {# diamanty} other {# diamantov}}',
  fairies: '{count, plural, one {# víla} few {# víly} other {# víl}}',
  witch: 'bosorka',
  bag: 'Bosorkino vrece',
  takeBack: 'Vziať späť: {card}',
  buildsHere: 'Tvoj zámok',
  castleOf: 'Zámok: {player}',
  gap: '{piece}: má ho {player}, stojí tri diamanty',
  soldBy: '{piece}, má ho {player}',
  others: 'Iné diely, ktoré má {player}: {count}',
  leads: 'Má postavené najviac',

  drawCard: 'Potiahni kartu!',
  drawOrBuy: 'Potiahni kartu alebo si kúp diel!',
  drawOrStop: 'Ešte jednu, alebo dosť?',
  drawBuyOrStop: 'Ešte jednu, kúpiť diel, alebo dosť?',
  payWitch:
    '{cards, plural, one {Bosorka chce ešte # kartu!} few {Bosorka chce # karty!} other {Bosorka chce # kariet!}}',
  payOrFairy: 'Bosorka! Pošli vílu alebo daj {cards, plural, one {# kartu} few {# karty} other {# kariet}}!',
  sendFairy: 'Pošli vílu na bosorku!',
  turnOf: 'Hrá {player}.',
  youWin: 'Hurá, vyhrávaš!',
  won: '{count, plural, one {Vyhráva {players}!} few {Vyhrávajú {players}!} other {Vyhrávajú {players}!}}',

  draw: 'Potiahni kartu',
  stop: 'Dosť, skonči ťah',
  buyPiece: 'Kúp za tri diamanty {piece}, má ho {player}',
  giveCards: 'Daj bosorke: {cards}',
  beatWitch: 'Premôž bosorku vílou',
  cards: 'Karty',
  buying: 'Kúpiť diel',
  payingBeside: 'Zaplatiť bosorke a nechať si celý zámok',
  payingFromCastle: 'Zaplatiť bosorke dielmi zámku',
  fairyHelps: 'Víla',

  whatToDo: 'Čo teraz',
  theTable: 'Stôl',
  you: 'Ty',
  pileNow: 'Balíček: {count, plural, =0 {prázdny} one {# karta} few {# karty} other {# kariet}}',
  besideNow:
    'Vedľa balíčka: {count, plural, =0 {nič} one {# karta} few {# karty} other {# kariet}}{witches, plural, =0 {} one {, z toho # bosorka} few {, z toho # bosorky} other {, z toho # bosoriek}}',
  witchWaits: '{player} sa musí vyrovnať s bosorkou.',
  noCastle: 'Zatiaľ žiadny zámok',
  castleNow: `${upper} zámok: {count, plural, =0 {žiadny diel} one {# diel} few {# diely} other {# dielov}} zo 6`,
  missing: 'Chýba: {numbers}',
  diamondsNow: 'Diamanty: {count}',
  fairiesNow: 'Víly: {count}',
  sparesNow: 'Odložené: {cards}',
};
