/** What the game says, as ICU messages. Tiles and dragons are called by their letters, fields as on the board: c3. */
export const en = {
  name: 'Dragon Inferno',

  // refusals
  over: 'The game is over: nobody can place a tile any more.',
  eggsFirst: 'The eggs come first; tiles are placed when all eight are on the board.',
  eggsArePut: 'All eight eggs are on the board already.',
  dragonAsks: 'The dragon {dragon} is waiting: place it first.',
  notSummoned: 'No dragon has been summoned.',
  notRound: '{cell} is no egg field; eggs go on the round ones.',
  eggThere: 'There is an egg on {cell} already.',
  alreadyPlaced: 'You have placed your tile {piece} already.',
  occupied: 'Tiles lie on empty fields only; not empty: {cells}.',
  firstInCorner: 'Your first tile must cover a corner of the board.',
  notConnected: 'A tile must cover a corner or share a side with one of your own.',
  otherDragon: 'It is the turn of the dragon {next}, not of {dragon}.',
  noKingdom: 'A dragon lies on tiles only; there is none on {cells}.',
  burnt: 'Dragons do not lie on each other; already covered: {cells}.',

  // happenings
  eggPut: '{player} puts an egg on {cell}.',
  placed: '{player} places the tile {piece}: {cells}.',
  broke: '{player} breaks the egg on {cell}.',
  hatched: '{player} catches the egg on {cell} in the hole.',
  summoned: '{player} summons the dragon {dragon}!',
  noDragonLeft: 'The lairs are empty, so no dragon comes for {player}.',
  discarded: 'The dragon {dragon} fits nowhere and flies away.',
  burned: '{player} has the dragon {dragon} burn these fields: {cells}.',
  skippedWithoutTiles: '{player} has no tiles left and is skipped.',
  skippedWithoutRoom: '{player} has no room for a tile and is skipped.',
  won: '{player} wins with {points, plural, one {# point} other {# points}}; {other} has {less}.',
  drawn: 'A draw: {points, plural, one {# point} other {# points}} each.',
};
