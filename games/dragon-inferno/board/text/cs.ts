import type { en } from './en.ts';

export const cs: Record<keyof typeof en, string> = {
  board: 'Mapa hry Draci ohniváci',

  putEgg: 'Polož vejce na kulaté políčko. {count, plural, one {Zbývá #.} few {Zbývají #.} other {Zbývá #.}}',
  firstTile: 'Jsi na tahu: první dílek musí zakrýt roh.',
  yourTile: 'Jsi na tahu: polož dílek.',
  holding: 'Kam s dílkem {piece}? Dalším ťuknutím ho otočíš.',
  turnIt: 'Takhle se nikam nevejde, otoč ho.',
  yourDragon: 'Přiletěl k tobě drak {dragon}: kterých pět polí má spálit?',
  turnOf: 'Na tahu: {player}.',
  othersDragon: '{player} pokládá draka {dragon}.',
  won: 'Vyhrává {player}, {points}\u00a0:\u00a0{less}!',
  drawn: 'Remíza: oba mají {points, plural, one {# bod} few {# body} other {# bodů}}.',

  change: '{player} {change}',
  breaks: '{count, plural, one {rozbije # vejce} few {rozbije # vejce} other {rozbije # vajec}}',
  calls: 'přivolá draka {dragon}',
  dragonFlees: 'drak {dragon} by se nikam nevešel',
  noPlaceForTile: 'Sem dílek položit nejde.',
  noPlaceForDragon: 'Sem drak nemůže.',

  yourTiles: 'Tvoje dílky',
  tile: 'Dílek {piece}',
  dragon: 'Drak {dragon}',
  turn: 'Otočit',
  place: 'Položit',
  nest: '{count, plural, =0 {Žádné vejce k položení} one {# vejce k položení} few {# vejce k položení} other {# vajec k položení}}',
  lairs: 'Doupata',
  lair: 'Doupě {number}: drak {dragon}',
  emptyLair: 'Doupě {number}: prázdné',
  leads: 'vede',
  standing:
    '{player}: {points, plural, one {# bod} few {# body} other {# bodů}}, {tiles, plural, one {zbývá # dílek} few {zbývají # dílky} other {zbývá # dílků}}, {broken, plural, =0 {žádné rozbité vejce} one {# rozbité vejce} few {# rozbitá vejce} other {# rozbitých vajec}}',
  openField: '{cell}, {kind, select, egg {vejce} corner {roh} round {kulaté políčko} other {pole}}',
  tileField:
    '{cell}, dílek {piece}, {player}{mark, select, castle {, hrad} hole {, otvor} hatched {, otvor s vejcem} other {}}',
  underDragon: 'pod drakem {dragon}',

  eggsOfColumn: 'Vejce ve sloupci {column}',
  putOn: 'Polož vejce na {cell}',
  layTile: 'Dílek {piece} na {cells}, otvor {hole}, hrad {castle}',
  dragonFrom: 'Drak {dragon} od pole {cell}',
  burn: 'Drak {dragon} spálí {cells}',

  map: 'Mapa',
  you: 'Ty',
  eggsOn:
    '{count, plural, =0 {Na mapě není žádné vejce} one {Na mapě je # vejce: {cells}} few {Na mapě jsou # vejce: {cells}} other {Na mapě je # vajec: {cells}}}',
  dragonOn: 'Drak {dragon} na {cells}',
  tilesLeft: 'Dílky k položení: {pieces}',
  tileOn: 'Dílek {piece} na {cells}, otvor {hole}, hrad {castle}',
  burntOf: 'spáleno: {cells}',
};
