import type { en } from './en.ts';

export const cs: Record<keyof typeof en, string> = {
  name: 'Draci ohniváci',

  over: 'Hra skončila: dílek už nemůže položit nikdo.',
  eggsFirst: 'Nejdřív vejce; dílky se pokládají, až je na desce všech osm vajec.',
  eggsArePut: 'Všech osm vajec už na desce leží.',
  dragonAsks: 'Drak {dragon} čeká: nejdřív polož jeho.',
  notSummoned: 'Žádný drak přivolán nebyl.',
  notRound: 'Pole {cell} není pro vejce; ta patří na kulatá políčka.',
  eggThere: 'Na poli {cell} už vejce leží.',
  alreadyPlaced: 'Svůj dílek {piece} už máš na desce.',
  occupied: 'Dílky se kladou jen na volná pole; volno není zde: {cells}.',
  firstInCorner: 'Tvůj první dílek musí zakrýt roh desky.',
  notConnected: 'Dílek musí zakrýt roh, nebo se stranou dotýkat některého tvého dílku.',
  otherDragon: 'Na řadě je drak {next}, ne {dragon}.',
  noKingdom: 'Drak smí ležet jen na dílcích; žádný není zde: {cells}.',
  burnt: 'Draci přes sebe neleží; zakryto je už: {cells}.',

  eggPut: '{player} dává vejce na pole {cell}.',
  placed: '{player} pokládá dílek {piece} na pole {cells}.',
  broke: '{player} rozbíjí vejce na poli {cell}.',
  hatched: '{player} chytá vejce na poli {cell} do otvoru.',
  summoned: '{player} přivolává draka {dragon}!',
  noDragonLeft: '{player} volá draka, ale doupata jsou prázdná.',
  discarded: 'Drak {dragon} se nikam nevejde a odlétá.',
  burned: '{player} nechává draka {dragon} spálit pole {cells}.',
  skippedWithoutTiles: '{player} už nemá dílky a tah vynechává.',
  skippedWithoutRoom: '{player} nemá kam dílek položit a tah vynechává.',
  won: '{player} vyhrává a má {points, plural, one {# bod} few {# body} other {# bodů}}; {other} má {less}.',
  drawn: 'Remíza: oba mají po {points, plural, one {# bodu} few {# bodech} other {# bodech}}.',
};
