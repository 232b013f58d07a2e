/** What the board says, as ICU messages. A colour is one of R B G Y. */
const colour = '{colour, select, R {red} B {blue} G {green} other {yellow}}';

export const en = {
  board: 'The Diamoniak table',
  pile: 'Pile, {count, plural, =0 {empty} one {# card} other {# cards}}',
  beside: 'Beside the pile, {count, plural, =0 {nothing} one {# card} other {# cards}}',
  piece: `${colour} piece {number}`,
  diamond: 'diamond',
  fairy: 'fairy',
  diamonds: '{count, plural, one {# diamond} other {# diamonds}}',
  fairies: '{count, plural, one {# fairy} other {# fairies}}',
  witch: 'witch',
  bag: "The witch's bag",
  takeBack: 'Take back: {card}',
  buildsHere: 'Your castle',
  castleOf: 'Castle: {player}',
  gap: '{piece}: {player} has it, for three diamonds',
  soldBy: '{piece}, {player} has it',
  others: 'Other pieces of {player}: {count}',
  leads: 'Has built the most',

  // what is asked, as it is said aloud
  drawCard: 'Draw a card!',
  drawOrBuy: 'Draw a card, or buy a piece!',
  drawOrStop: 'One more card, or stop?',
  drawBuyOrStop: 'One more card, buy a piece, or stop?',
  payWitch: '{cards, plural, one {The witch wants # more card!} other {The witch wants # cards!}}',
  payOrFairy: 'A witch! Your fairy, or {cards, plural, one {# card} other {# cards}}?',
  sendFairy: 'Send the fairy to the witch!',
  turnOf: '{player} is playing.',
  youWin: 'Hooray, you win!',
  won: '{count, plural, one {{players} wins!} other {{players} win!}}',

  // moves
  draw: 'Draw a card',
  stop: 'Stop',
  buyPiece: 'Buy for three diamonds from {player}: {piece}',
  giveCards: 'Give the witch: {cards}',
  beatWitch: 'Beat the witch with a fairy',
  cards: 'Cards',
  buying: 'Buy a piece',
  payingBeside: 'Pay the witch and keep the whole castle',
  payingFromCastle: 'Pay the witch with pieces of the castle',
  fairyHelps: 'The fairy',

  // the board in words
  whatToDo: 'What to do',
  theTable: 'Table',
  you: 'You',
  pileNow: 'Pile: {count, plural, =0 {empty} one {# card} other {# cards}}',
  besideNow:
    'Beside the pile: {count, plural, =0 {nothing} one {# card} other {# cards}}{witches, plural, =0 {} one {, # of them a witch} other {, # of them witches}}',
  witchWaits: '{player} has to settle a witch.',
  noCastle: 'No castle yet',
  castleNow: `The ${colour} castle: {count, plural, =0 {no piece} one {# piece} other {# pieces}} of 6`,
  missing: 'Missing: {numbers}',
  diamondsNow: 'Diamonds: {count}',
  fairiesNow: 'Fairies: {count}',
  sparesNow: 'Spare: {cards}',
};
