import type { en } from './en.ts';

export const pl: Record<keyof typeof en, string> = {
  board: 'Mapa gry Dragon Inferno',

  putEgg:
    'Połóż jajo na okrągłym polu. {count, plural, one {Zostało #.} few {Zostały #.} many {Zostało #.} other {Zostało #.}}',
  firstTile: 'Twoja kolej: pierwszy kafelek musi zakryć róg.',
  yourTile: 'Twoja kolej: połóż kafelek.',
  holding: 'Gdzie położysz kafelek {piece}? Dotknij go jeszcze raz, żeby go obrócić.',
  turnIt: 'Tak nigdzie nie pasuje, obróć go.',
  yourDragon: 'Przyleciał do ciebie smok {dragon}: które pięć pól ma spalić?',
  turnOf: 'Teraz gra {player}.',
  othersDragon: '{player} kładzie smoka {dragon}.',
  won: 'Wygrywa {player}, {points}\u00a0:\u00a0{less}!',
  drawn: 'Remis: oboje macie {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',

  change: '{player} {change}',
  breaks: '{count, plural, one {rozbija # jajo} few {rozbija # jaja} many {rozbija # jaj} other {rozbija # jaja}}',
  calls: 'przywołuje smoka {dragon}',
  dragonFlees: 'smok {dragon} nigdzie by się nie zmieścił',
  noPlaceForTile: 'Tu nie da się położyć kafelka.',
  noPlaceForDragon: 'Tu smok leżeć nie może.',

  yourTiles: 'Twoje kafelki',
  tile: 'Kafelek {piece}',
  dragon: 'Smok {dragon}',
  turn: 'Obróć',
  place: 'Połóż',
  nest: '{count, plural, =0 {Żadnych jaj do położenia} one {# jajo do położenia} few {# jaja do położenia} many {# jaj do położenia} other {# jaja do położenia}}',
  lairs: 'Legowiska',
  lair: 'Legowisko {number}: smok {dragon}',
  emptyLair: 'Legowisko {number}: puste',
  leads: 'prowadzi',
  standing:
    '{player}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, {tiles, plural, one {został # kafelek} few {zostały # kafelki} many {zostało # kafelków} other {zostało # kafelka}}, {broken, plural, =0 {żadnego rozbitego jaja} one {# rozbite jajo} few {# rozbite jaja} many {# rozbitych jaj} other {# rozbitego jaja}}',
  openField: '{cell}, {kind, select, egg {jajo} corner {róg} round {okrągłe pole} other {pole}}',
  tileField:
    '{cell}, kafelek {piece}, {player}{mark, select, castle {, zamek} hole {, otwór} hatched {, otwór z jajem} other {}}',
  underDragon: 'pod smokiem {dragon}',

  eggsOfColumn: 'Jaja w kolumnie {column}',
  putOn: 'Połóż jajo na {cell}',
  layTile: 'Kafelek {piece} na {cells}, otwór {hole}, zamek {castle}',
  dragonFrom: 'Smok {dragon} od pola {cell}',
  burn: 'Smok {dragon} pali {cells}',

  map: 'Mapa',
  you: 'Ty',
  eggsOn:
    '{count, plural, =0 {Na mapie nie ma jaj} one {Na mapie jest # jajo: {cells}} few {Na mapie są # jaja: {cells}} many {Na mapie jest # jaj: {cells}} other {Na mapie jest # jaja: {cells}}}',
  dragonOn: 'Smok {dragon} na {cells}',
  tilesLeft: 'Kafelki do położenia: {pieces}',
  tileOn: 'Kafelek {piece} na {cells}, otwór {hole}, zamek {castle}',
  burntOf: 'spalone: {cells}',
};
