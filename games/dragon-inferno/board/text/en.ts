/** What the board says, as ICU messages. Tiles and dragons are called by their letters, fields as on the board: c3. */
export const en = {
  board: 'The map of Dragon Inferno',

  // what is asked of me
  putEgg: 'Put an egg on a round field. {count, plural, one {# to go.} other {# to go.}}',
  firstTile: 'Your turn: your first tile must cover a corner.',
  yourTile: 'Your turn: place a tile.',
  holding: 'Where to with the tile {piece}? Tap it again to turn it.',
  turnIt: 'It fits nowhere like this: turn it.',
  yourDragon: 'The dragon {dragon} has come to you: which five fields shall burn?',
  turnOf: 'Now it is {player}.',
  othersDragon: '{player} places the dragon {dragon}.',
  won: '{player} wins {points}\u00a0to\u00a0{less}!',
  drawn: 'A draw: {points, plural, one {# point} other {# points}} each.',

  // what would come of it
  change: '{player} {change}',
  breaks: '{count, plural, one {breaks # egg} other {breaks # eggs}}',
  calls: 'calls the dragon {dragon}',
  dragonFlees: 'the dragon {dragon} would find no room',
  noPlaceForTile: 'The tile cannot lie here.',
  noPlaceForDragon: 'The dragon cannot lie here.',

  // things on the table
  yourTiles: 'Your tiles',
  tile: 'Tile {piece}',
  dragon: 'Dragon {dragon}',
  turn: 'Turn',
  place: 'Place',
  nest: '{count, plural, =0 {No eggs to put} one {# egg to put} other {# eggs to put}}',
  lairs: 'Lairs',
  lair: 'Lair {number}: dragon {dragon}',
  emptyLair: 'Lair {number}: empty',
  leads: 'leads',
  standing:
    '{player}: {points, plural, one {# point} other {# points}}, {tiles, plural, one {# tile} other {# tiles}} left, {broken, plural, =0 {no eggs broken} one {# egg broken} other {# eggs broken}}',
  openField: '{cell}, {kind, select, egg {an egg} corner {corner} round {round field} other {field}}',
  tileField:
    '{cell}, tile {piece} of {player}{mark, select, castle {, castle} hole {, hole} hatched {, hole with an egg} other {}}',
  underDragon: 'under the dragon {dragon}',

  // moves
  eggsOfColumn: 'Eggs in column {column}',
  putOn: 'Put an egg on {cell}',
  layTile: 'Tile {piece} on {cells}, hole {hole}, castle {castle}',
  dragonFrom: 'Dragon {dragon} from {cell}',
  burn: 'Dragon {dragon} burns {cells}',

  // the board in words
  map: 'Map',
  you: 'You',
  eggsOn: '{count, plural, =0 {No eggs on the map} one {# egg on the map: {cells}} other {# eggs on the map: {cells}}}',
  dragonOn: 'Dragon {dragon} on {cells}',
  tilesLeft: 'Tiles to place: {pieces}',
  tileOn: 'Tile {piece} on {cells}, hole {hole}, castle {castle}',
  burntOf: 'burnt: {cells}',
};
