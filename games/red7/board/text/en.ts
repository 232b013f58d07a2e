/** What the board says, as ICU messages. A colour is one of R O Y G B I V. */
const colour = '{colour, select, R {red} O {orange} Y {yellow} G {green} B {blue} I {indigo} other {violet}}';
const rule =
  '{colour, select, R {highest card} O {most of one number} Y {most of one colour} G {most even cards} B {most different colours} I {longest run} other {most cards below 4}}';

export const en = {
  board: 'The Red7 table',
  colour: '{colour, select, R {Red} O {Orange} Y {Yellow} G {Green} B {Blue} I {Indigo} other {Violet}}',
  rule,
  card: `${colour} {number}`,
  canvasNow: `Canvas: ${colour}, ${rule}`,
  deckNow: 'Deck: {count, plural, =0 {empty} one {# card} other {# cards}}',
  nextCard: 'next is the {card}',
  round: 'Round {round}',
  pointsOf: '{points, plural, one {# point} other {# points}} of {target}',
  leads: 'Leads under this rule',
  out: 'Out of this round',
  yourPalette: 'Your palette',
  paletteOf: 'Palette: {player}',
  yourHand: 'Your hand',
  handOf: '{count, plural, =0 {No cards in hand} one {# card in hand} other {# cards in hand}}',
  standing: 'Who leads under each rule',
  ledBy: `${colour}, ${rule}: {leader}`,
  nobody: 'nobody',

  // what is asked of me
  yourTurn: 'Your turn: palette, canvas, or both.',
  fiveAsks: 'Your 5: play another card to your palette.',
  oneAsks: 'Your 1: pick a card from a palette; it goes on the deck.',
  sevenAsks: 'Your 7: move a card of your palette to the canvas or the deck.',
  leadNow: 'You lead. End your turn, or paint the canvas.',
  mustPaint: 'You do not lead yet: paint the canvas.',
  notLeadYet: 'Not leading: paint the canvas, or you are out.',
  chosen: 'Where to with the {card}?',
  turnOf: 'Now it is {player}.',
  youAreOut: 'You are out of this round.',
  won: '{count, plural, one {{players} wins!} other {{players} win together!}}',

  // what would come of it
  youWouldLead: 'you lead',
  otherWouldLead: '{player} leads',
  nobodyWouldLead: 'nobody leads',

  // moves
  end: 'End turn',
  pass: 'Pass',
  noDraw: 'Do not draw',
  toPalette: 'To your palette',
  toCanvas: 'To the canvas',
  fromOthers: 'Take from a palette',
  fromYours: 'Move from your palette',
  otherwise: 'Otherwise',
  playCard: 'Play the {card} to your palette',
  discardCard: 'Put the {card} on the canvas',
  discardNoDraw: 'Put the {card} on the canvas and do not draw',
  takeCard: 'Put the {card} of {player} on the deck',
  moveToCanvas: 'Move the {card} from your palette to the canvas',
  moveToDeck: 'Move the {card} from your palette onto the deck',
  passRound: 'Pass and be out of the round',

  // the board in words
  theTable: 'Table',
  you: 'You',
  paletteIs: 'Palette: {cards}',
  handIs: 'Hand: {cards}',
  noCards: 'no cards',
};
