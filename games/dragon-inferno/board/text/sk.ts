import type { en } from './en.ts';

export const sk: Record<keyof typeof en, string> = {
  board: 'Mapa hry Draci ohniváci',

  putEgg: 'Polož vajce na okrúhle políčko. {count, plural, one {Zostáva #.} few {Zostávajú #.} other {Zostáva #.}}',
  firstTile: 'Si na ťahu: prvý dielik musí zakryť roh.',
  yourTile: 'Si na ťahu: polož dielik.',
  holding: 'Kam s dielikom {piece}? Ďalším ťuknutím ho otočíš.',
  turnIt: 'Takto sa nikam nezmestí, otoč ho.',
  yourDragon: 'Priletel k tebe drak {dragon}: ktorých päť polí má spáliť?',
  turnOf: 'Na ťahu: {player}.',
  othersDragon: '{player} kladie draka {dragon}.',
  won: 'Vyhráva {player}, {points}\u00a0:\u00a0{less}!',
  drawn: 'Remíza: obaja majú {points, plural, one {# bod} few {# body} other {# bodov}}.',

  change: '{player} {change}',
  breaks: '{count, plural, one {rozbije # vajce} few {rozbije # vajcia} other {rozbije # vajec}}',
  calls: 'privolá draka {dragon}',
  dragonFlees: 'drak {dragon} by sa nikam nezmestil',
  noPlaceForTile: 'Sem sa dielik položiť nedá.',
  noPlaceForDragon: 'Sem drak nemôže.',

  yourTiles: 'Tvoje dieliky',
  tile: 'Dielik {piece}',
  dragon: 'Drak {dragon}',
  turn: 'Otočiť',
  place: 'Položiť',
  nest: '{count, plural, =0 {Žiadne vajce na položenie} one {# vajce na položenie} few {# vajcia na položenie} other {# vajec na položenie}}',
  lairs: 'Brlohy',
  lair: 'Brloh {number}: drak {dragon}',
  emptyLair: 'Brloh {number}: prázdny',
  leads: 'vedie',
  standing:
    '{player}: {points, plural, one {# bod} few {# body} other {# bodov}}, {tiles, plural, one {zostáva # dielik} few {zostávajú # dieliky} other {zostáva # dielikov}}, {broken, plural, =0 {žiadne rozbité vajce} one {# rozbité vajce} few {# rozbité vajcia} other {# rozbitých vajec}}',
  openField: '{cell}, {kind, select, egg {vajce} corner {roh} round {okrúhle políčko} other {pole}}',
  tileField:
    '{cell}, dielik {piece}, {player}{mark, select, castle {, hrad} hole {, otvor} hatched {, otvor s vajcom} other {}}',
  underDragon: 'pod drakom {dragon}',

  eggsOfColumn: 'Vajcia v stĺpci {column}',
  putOn: 'Polož vajce na {cell}',
  layTile: 'Dielik {piece} na {cells}, otvor {hole}, hrad {castle}',
  dragonFrom: 'Drak {dragon} od poľa {cell}',
  burn: 'Drak {dragon} spáli {cells}',

  map: 'Mapa',
  you: 'Ty',
  eggsOn:
    '{count, plural, =0 {Na mape nie je žiadne vajce} one {Na mape je # vajce: {cells}} few {Na mape sú # vajcia: {cells}} other {Na mape je # vajec: {cells}}}',
  dragonOn: 'Drak {dragon} na {cells}',
  tilesLeft: 'Dieliky na položenie: {pieces}',
  tileOn: 'Dielik {piece} na {cells}, otvor {hole}, hrad {castle}',
  burntOf: 'spálené: {cells}',
};
