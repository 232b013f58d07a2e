/** What the board says, as ICU messages. Effects, heroes, sides and questions are named as in positions. */
const hero =
  '{hero, select, druid {Druid} knight {Knight} ranger {Ranger} sorceress {Sorceress} thief {Thief} other {Warrior}}';

export const en = {
  board: 'The lair of Drakon',
  larger: 'Larger',
  smaller: 'Smaller',
  whole: 'Show the whole lair',
  closeUp: 'Show what is asked',

  // things
  effect:
    '{effect, select, control {Control} destroy {Destroy} drakon {Drakon} empty {Empty} entrance {Entrance} escape {Escape} find {Find} flying {Flying} harp {Harp} key {Key} lose {Lose} portal {Portal} rob {Rob} rotate {Turn} left {Steal left} right {Steal right} swap {Swap} other {Wind}}',
  does: '{effect, select, control {move another hero} destroy {remove a chamber} drakon {move Drakon} escape {step on when it is laid beside you} find {take a coin} flying {fly off with the chamber} harp {lures the neighbours} key {go out by any side} lose {lose a coin} portal {go to any chamber} rob {take a chamber of another player} rotate {turn a chamber} left {take a coin on your left} right {take a coin on your right} swap {exchange a chamber} wind {go exactly two chambers} other {nothing happens}}',
  chamberAt: '{chamber} at {cell}',
  placeAt: 'Free place at {cell}',
  side: '{side, select, N {up} E {right} S {down} other {left}}',
  noArrows: 'no arrows',
  hero,
  heroOf: `{player}, ${hero}`,
  drakon: 'Drakon',
  pile: 'Pile: {count}',
  hoard: 'Hoard: {count}',
  waiting: 'Drakon is not in play yet',
  coins: 'coins: {count}',
  chambers: 'chambers: {count}',
  gold: '{gold} of {target} gold',
  yourCoins: 'Your coins',
  yourHand: 'Your chambers',
  team: 'Team {team}',
  partner: 'your partner',
  wins: 'wins',

  // what is asked
  asked:
    '{what, select, heroes {Choose your hero.} action {Place a chamber, or go where it glows.} after {Your action is done. Use your ability, or end your turn.} put {Drakon wakes! Put her on a chamber without a figure.} step {Step onto the chamber you have laid?} destroy {choose a chamber to remove.} rotate {choose a chamber to turn.} swap {take a chamber of your hand, then one of the lair.} control {choose a hero to move.} flying {choose where this chamber lands. Tap it to turn it.} drakon {Move Drakon by up to three chambers, or let her strike where she is.} other {choose whose chamber you take.}}',
  onlyMove: 'Your hand is empty: go where it glows.',
  onlyPlace: 'Your hero cannot move: place a chamber.',
  turnOf: '{player} is on turn.',
  decides: '{player} decides: {what}.',
  placeHeld: 'Tap where it shall lie. Tap it again to turn it.',
  swapHeld: 'Tap the chamber it shall replace. Tap it again to turn it.',
  turnHeld: 'Tap it again to turn it on.',
  whereTo: 'Where shall {other} go?',
  chooseEnemy: 'Choose an enemy in your chamber.',
  giveUp: 'Choose the chambers you give up.',
  won: '{players} – won with {gold} gold!',
  escaped: '{players} – escaped with {gold} gold!',
  druidHoard: 'You would lose a coin to the hoard. Keep it as a druid?',
  druidSeat: '{other} would take a coin of yours. Keep it as a druid?',

  // what would come of it
  wouldMeet: 'Drakon would meet: {players}.',
  hersToo: 'Drakon is there: you meet her when your turn ends.',

  // buttons
  skip: 'Decline',
  end: 'End turn',
  keep: 'Keep it',
  allow: 'Let it go',
  stepIt: 'Step on',
  done: 'Done',
  turnIt: 'Turn it',
  putBack: 'Put it back',
  rule: 'The rule',
  ability:
    '{hero, select, druid {Keep a coin} knight {Drive a hero out} ranger {Move once more} sorceress {Leave by any side} thief {Steal a coin} other {New chambers}}',
  abilityWhen:
    '{hero, select, druid {when a chamber or hero would take it} sorceress {instead of your action} ranger {before or after your action} warrior {before or after your action} other {with an enemy in your chamber}}',
  abilityUsed: 'used',
  abilityNow: 'can be used now',

  // moves
  toChoose: 'Choose a hero',
  toGo: 'Go',
  toPlace: 'Place {chamber}',
  toAbility: 'Use your ability',
  toDecide: 'Decide',
  otherwise: 'Otherwise',
  via: '{chamber}, over {cell}',
  placeAs: 'Place {effect} at {cell}, arrows: {arrows}',

  // the board in words
  theLair: 'Lair',
  theTable: 'Table',
  you: 'You',
};
