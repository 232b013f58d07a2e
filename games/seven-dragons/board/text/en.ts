/** What the board says, as ICU messages. A colour is one of R Y B G K or * for every colour, an action one of move zap rotate goals hands. */
const colour = '{colour, select, R {red} Y {gold} B {blue} G {green} K {black} other {every colour}}';
const silver = '{colour, select, R {red} Y {gold} B {blue} G {green} K {black} other {wild}}';
const action =
  '{action, select, move {Move a Card} zap {Zap a Card} rotate {Rotate Goals} goals {Trade Goals} other {Trade Hands}}';
const end = '{end, select, top {On top} other {At the bottom}}';
const cards = '{count, plural, one {# card} other {# cards}}';

export const en = {
  board: 'The Seven Dragons table',
  colour,

  // cards in words
  whole: 'all {a}',
  rainbow: 'the rainbow dragon',
  overUnder: '{a} on top, {c} below',
  besides: '{a} on the left, {b} on the right',
  overTwo: '{a} on top, {c} and {d} below',
  twoOver: '{a} and {b} on top, {c} below',
  leftTwo: '{a} on the left, {b} and {d} on the right',
  twoLeft: '{a} and {c} on the left, {b} on the right',
  four: '{a} and {b} on top, {c} and {d} below',
  actionCard: `${action}, makes the silver dragon ${colour}`,

  // the table
  placeAt:
    'Free place {cell}{fit, select, now {, fits} turned {, fits turned around} other {, does not fit}}{bonus, plural, =0 {} one {, # bonus card} other {, # bonus cards}}',
  steps: '{count} {side, select, up {up} down {down} left {left} other {right}}',
  silverNow: `Silver dragon: ${silver}`,
  pileNow: 'Pile of action cards: {count, plural, =0 {empty} one {# card} other {# cards}}',
  deckNow: 'Deck: {count, plural, =0 {empty} one {# card} other {# cards}}',
  groups: 'Largest groups',
  groupOf: `${colour}: {count, plural, =0 {no card} one {# card} other {# cards}} of 7`,
  groupThen: `${colour}: {count} of 7 now, {after} after the move`,
  larger: 'Closer',
  smaller: 'Farther',
  fit: 'Show the whole table',

  // seats
  you: 'You',
  nobody: 'Nobody',
  imaginary: 'Imaginary player in seat {number}',
  goalOf: '{who}, goal: {known, select, yes {{colour}} other {face down}}',
  yourGoal: `Your goal: ${colour}`,
  handOf: `{player}, hand: ${cards}`,
  remembered: 'You remember: {cards}',
  knownBy: 'Known to {players}',
  yourHand: 'Your hand',

  // what is asked of me
  turnOf: '{player} is on turn.',
  yourTurn: 'Your turn: lay a dragon or use an action.',
  mustPass: 'Nothing can be played.',
  layAsks: 'Where shall it lie?',
  layNowhere: 'It fits nowhere like this.',
  moveAsks: 'Which card shall move?',
  toAsks: 'Where shall it go?',
  zapAsks: 'Which card will you take?',
  rotateAsks: 'Which way shall the goals go?',
  goalsAsks: 'Which goal do you want?',
  handsAsks: 'Whose hand do you want?',
  youWin: 'Seven dragons: you win!',
  youWinCards: 'You win with the largest group!',
  wins: 'The win goes to {players}!',

  // buttons
  turn: 'Turn',
  back: 'Put back',
  pass: 'Pass',
  top: 'On top',
  bottom: 'Below',
  colourOnly: 'Colour only',
  cw: 'To the left: yours goes to {name}',
  ccw: 'To the right: yours goes to {name}',
  becomes: `The silver dragon turns ${colour}`,
  stays: `The silver dragon stays ${silver}`,

  // moves
  layGroup: 'Lay: {card}',
  lay: 'Lay {card} at {cell}{bonus, plural, =0 {} one {, # bonus card} other {, # bonus cards}}',
  action,
  moveGroup: `${action}: {card} from {cell}`,
  topOnly: `On top without the action: the silver dragon turns ${colour}`,
  zap: `${end}: take {card} from {cell}`,
  rotate: `${end}: all goals go one seat {way, select, cw {to the left} other {to the right}}`,
  tradeGoals: `${end}: trade goals with {player}`,
  tradeWithNobody: `${end}: trade goals with the imaginary player in seat {number}`,
  tradeHands: `${end}: trade hands with {player}`,
  move: `${end}: move it to {cell}, so that it shows {card}`,
  turnInPlace: `${end}: turn it where it lies, so that it shows {card}`,
  otherwise: 'Otherwise',

  // the board in words
  theTable: 'Table',
  lying: 'Cards on the table',
  noCards: 'no cards',
  handIs: 'Hand: {cards}',
  goalHidden: 'Goal: face down',
  goalIs: `Goal: ${colour}`,
  goalRemembered: `Goal, as you remember: ${colour}`,
  holds: `Holds ${cards}`,
};
