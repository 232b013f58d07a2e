/** What the game says, as ICU messages. A colour is one of R Y B G K, an action one of move zap rotate goals hands. */
const colour = '{colour, select, R {red} Y {gold} B {blue} G {green} other {black}}';
const action =
  '{action, select, move {Move a Card} zap {Zap a Card} rotate {Rotate Goals} goals {Trade Goals} other {Trade Hands}}';

export const en = {
  name: 'Seven Dragons',

  // refusals
  won: 'The game is over: somebody has seven dragons.',
  outOfCards: 'The game is over: the cards have run out.',
  mustPlay: 'You may pass only when you can play nothing, and there is a card you can play.',
  notInHand: 'This card is not in your hand: {card}.',
  actionNotInHand: `${action} is not in your hand.`,
  onSilver: 'No card is laid on the silver dragon.',
  occupied: 'A card already lies there.',
  touchesNothing: 'No card lies beside that place; a new card must share a side with one.',
  clashes: 'Laid there like that, the card continues no colour of the cards beside it.',
  firstGoesOnTop: 'The first action card of the game goes on top.',
  mustBeCarriedOut: 'A card put at the bottom must have its action carried out.',
  noTarget: 'The action cannot be carried out now, so the card can only go on top.',
  nothingToTake: 'There is no dragon card on the table to take.',
  nothingToMove: 'There is no dragon card on the table to move.',
  movesSilver: 'The silver dragon is never moved.',
  movesNothing: 'No card lies there.',
  movesOther: 'The card there is another one ({lying}), it cannot become this one: {card}.',
  looksTheSame: 'The card looks the same turned around; turning it in place changes nothing.',
  staysAsItWas: 'The card may not be put back exactly as it was.',
  zapsSilver: 'The silver dragon is never taken.',
  zapsNothing: 'No card lies there.',
  ownGoal: 'That is your own goal; trade with another one.',
  ownHand: 'That is your own hand; trade with another player.',
  nobodyThere: 'Nobody sits there.',

  // happenings
  laid: '{player} lays a card at {cell}: {card}.',
  bonus: '{player} draws {count, plural, one {a bonus card} other {# bonus cards}}.',
  bonusCards: '{player} draws {count, plural, one {a bonus card} other {# bonus cards}}: {cards}.',
  drew: '{player} draws a card.',
  drewCard: '{player} draws a card: {card}.',
  playedOnTop: `{player} puts ${action} on top: the silver dragon is ${colour} now.`,
  playedToBottom: `{player} puts ${action} at the bottom: the silver dragon keeps its colour.`,
  moved: '{player} moves a card from {from} to {cell}: {card}.',
  turned: '{player} turns the card at {cell} around: {card}.',
  zapped: '{player} takes a card from {cell} into the hand: {card}.',
  rotated: '{player} makes all goals pass one seat {way, select, cw {to the left} other {to the right}}.',
  tradedGoals: '{player} and {other} trade goals.',
  tradedWithImaginary: '{player} trades goals with the imaginary player in seat {number}.',
  newGoal: '{player} looks at a new goal.',
  newGoalIs: `{player} has a new goal: ${colour}.`,
  tradedHands: '{player} and {other} trade hands.',
  grown: `The ${colour} group now has {count, plural, one {# card} other {# cards}}.`,
  skipped: '{player} has no card and is skipped.',
  passed: '{player} can play nothing and passes.',
  goalShown: `{player} shows the goal: ${colour}, {count, plural, one {# card} other {# cards}} in the largest group.`,
  wonBySeven: `{player} wins with a ${colour} group of {count, plural, one {# card} other {# cards}}.`,
  wonOverOthers: `Several players have seven; {player} comes first and wins with {count, plural, one {# card} other {# cards}} in ${colour}.`,
  wonByLargest:
    'The cards have run out: {players} – won with the largest group, {count, plural, one {# card} other {# cards}}.',
};
