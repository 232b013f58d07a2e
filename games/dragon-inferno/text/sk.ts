import type { en } from './en.ts';

export const sk: Record<keyof typeof en, string> = {
  name: 'Draci ohniváci',

  over: 'Hra sa skončila: dielik už nemôže položiť nikto.',
  eggsFirst: 'Najprv vajcia; dieliky sa kladú, keď je na doske všetkých osem vajec.',
  eggsArePut: 'Všetkých osem vajec už na doske leží.',
  dragonAsks: 'Drak {dragon} čaká: najprv polož jeho.',
  notSummoned: 'Žiadny drak privolaný nebol.',
  notRound: 'Pole {cell} nie je pre vajcia; tie patria na okrúhle políčka.',
  eggThere: 'Na poli {cell} už vajce leží.',
  alreadyPlaced: 'Svoj dielik {piece} už máš na doske.',
  occupied: 'Dieliky sa kladú len na voľné polia; voľno nie je tu: {cells}.',
  firstInCorner: 'Tvoj prvý dielik musí zakryť roh dosky.',
  notConnected: 'Dielik musí zakryť roh alebo sa stranou dotýkať niektorého tvojho dielika.',
  otherDragon: 'Na rade je drak {next}, nie {dragon}.',
  noKingdom: 'Drak smie ležať len na dielikoch; žiadny nie je tu: {cells}.',
  burnt: 'Draci cez seba neležia; zakryté je už: {cells}.',

  eggPut: '{player} dáva vajce na pole {cell}.',
  placed: '{player} kladie dielik {piece} na polia {cells}.',
  broke: '{player} rozbíja vajce na poli {cell}.',
  hatched: '{player} chytá vajce na poli {cell} do otvoru.',
  summoned: '{player} privoláva draka {dragon}!',
  noDragonLeft: '{player} volá draka, ale brlohy sú prázdne.',
  discarded: 'Drak {dragon} sa nikam nezmestí a odlieta.',
  burned: '{player} necháva draka {dragon} spáliť polia {cells}.',
  skippedWithoutTiles: '{player} už nemá dieliky a ťah vynecháva.',
  skippedWithoutRoom: '{player} nemá kam dielik položiť a ťah vynecháva.',
  won: '{player} vyhráva a má {points, plural, one {# bod} few {# body} other {# bodov}}; {other} má {less}.',
  drawn: 'Remíza: obaja majú po {points, plural, one {# bode} few {# body} other {# bodov}}.',
};
