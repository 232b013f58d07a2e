/** What the game says, as ICU messages. A colour is one of R B G Y; cards are named as on the table: R5, D, F. */
const castle =
  '{colour, select, R {the red castle} B {the blue castle} G {the green castle} other {the yellow castle}}';

export const en = {
  name: 'Diamoniak',

  // refusals
  over: 'The game is over: the castle of {player} is complete.',
  witchAsks: 'The witch comes first: pay her or beat her with a fairy.',
  noWitchToPay: 'There is no witch to pay.',
  noWitchToBeat: 'There is no witch to beat.',
  drawFirst: 'Draw at least one card before you stop.',
  alreadyDrawing: 'You have drawn a card this turn; a piece is bought instead of drawing.',
  buyAfterCard: 'In this game the turn begins with a card; a piece can be bought after it.',
  noCastle: 'You build no castle yet, so there is no piece to buy for it.',
  tooFewDiamonds:
    'A piece costs three diamonds; {diamonds, plural, =0 {you have none} one {you have only one} other {you have only #}}.',
  otherColour: `You build ${castle}; the {card} does not belong to it.`,
  nobodyThere: 'Nobody sits there.',
  buyFromYourself: 'A piece is bought from another player.',
  notThere: '{other} does not have the {card}.',
  notYours:
    '{owned, plural, =0 {You do not have this: {card}.} one {You have this only once: {card}.} other {You have this only # times: {card}.}}',
  wrongNumber: '{cards, plural, one {The witch takes exactly one card.} other {The witch takes exactly # cards.}}',
  noFairy: 'You have no fairy.',

  // happenings
  stopped: '{player} stops.',
  diamond: '{player} draws a diamond and has {diamonds, plural, one {# diamond} other {# diamonds}}.',
  fairy: '{player} draws a fairy.',
  begun: `{player} draws the {card} and begins ${castle}.`,
  joined: '{player} adds the {card} to the castle.',
  sparesJoined: 'With it go the spare pieces {player} had: {cards}.',
  spare: '{player} draws the {card}, a spare card.',
  witch: '{player} draws a witch!',
  paid: '{player} pays the witch: {cards}.',
  paidNothing: '{player} has nothing to pay the witch with.',
  castleLost: `Nothing is left of ${castle}, but {player} still builds it.`,
  colourFree: `{player} has lost ${castle}; its colour is free again.`,
  beaten: 'The fairy of {player} beats the witch.',
  bought: '{player} buys the {card} from {other} for {diamonds, plural, one {# diamond} other {# diamonds}}.',
  reshuffled: 'The pile is empty: {cards, plural, one {# card is} other {# cards are}} shuffled into a new one.',
  won: `{player} completes ${castle} and wins!`,
};
