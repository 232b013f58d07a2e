import type { en } from './en.ts';

const hero =
  '{hero, select, druid {Druidka} knight {Rytíř} ranger {Hraničář} sorceress {Čarodějka} thief {Zloděj} other {Válečník}}';

export const cs: Record<keyof typeof en, string> = {
  board: 'Doupě dračice Drakon',
  larger: 'Zvětšit',
  smaller: 'Zmenšit',
  whole: 'Ukázat celé doupě',
  closeUp: 'Ukázat, o co jde',

  effect:
    '{effect, select, control {Ovládnutí} destroy {Zničení} drakon {Drakon} empty {Prázdná} entrance {Vchod} escape {Úniková} find {Nález} flying {Létající} harp {Harfa} key {Klíč} lose {Ztráta} portal {Portál} rob {Loupež} rotate {Otočení} left {Krádež vlevo} right {Krádež vpravo} swap {Výměna} other {Vítr}}',
  does: '{effect, select, control {pohni jiným hrdinou} destroy {odstraň komnatu} drakon {pohni dračicí} escape {vstup do ní, když ji položíš vedle sebe} find {vezmi si minci} flying {odleť i s komnatou} harp {láká ze sousedních komnat} key {odejdi kteroukoli stranou} lose {přijdeš o minci} portal {jdi do kterékoli komnaty} rob {vezmi komnatu jinému hráči} rotate {otoč komnatu} left {vezmi minci sousedovi vlevo} right {vezmi minci sousedovi vpravo} swap {vyměň komnatu} wind {jdi přesně o dvě komnaty} other {nic se nestane}}',
  chamberAt: '{chamber} na {cell}',
  placeAt: 'Volné místo {cell}',
  side: '{side, select, N {nahoru} E {doprava} S {dolů} other {doleva}}',
  noArrows: 'bez šipek',
  hero,
  heroOf: `{player}, ${hero}`,
  drakon: 'Drakon',
  pile: 'Hromádka: {count}',
  hoard: 'Poklad: {count}',
  waiting: 'Dračice Drakon ještě není ve hře',
  coins: 'mince: {count}',
  chambers: 'komnaty: {count}',
  gold: 'Zlato: {gold} z {target}',
  yourCoins: 'Tvoje mince',
  yourHand: 'Tvoje komnaty',
  team: 'Tým {team}',
  partner: 'tvůj spoluhráč',
  wins: 'vyhrává',

  asked:
    '{what, select, heroes {Vyber si hrdinu.} action {Polož komnatu, nebo jdi tam, kde to září.} after {Akci máš za sebou. Použij schopnost, nebo ukonči tah.} put {Dračice se probouzí! Postav ji na komnatu bez figurky.} step {Vstoupíš do právě položené komnaty?} destroy {vyber komnatu, která zmizí.} rotate {vyber komnatu k otočení.} swap {vezmi komnatu z ruky a pak vyber jednu v doupěti.} control {vyber hrdinu, kterým pohneš.} flying {vyber, kam komnata dosedne. Klepnutím na ni ji otočíš.} drakon {Pohni dračicí nejvýš o tři komnaty, nebo ji nech udeřit na místě.} other {vyber, komu vezmeš komnatu.}}',
  onlyMove: 'Ruku máš prázdnou: jdi tam, kde to září.',
  onlyPlace: 'Tvůj hrdina se nemůže pohnout: polož komnatu.',
  turnOf: 'Na tahu je {player}.',
  decides: 'Rozhoduje {player}: {what}.',
  placeHeld: 'Klepni, kam ji položíš. Dalším klepnutím na ni ji otočíš.',
  swapHeld: 'Klepni na komnatu, kterou nahradí. Dalším klepnutím na ni ji otočíš.',
  turnHeld: 'Dalším klepnutím ji otočíš dál.',
  whereTo: 'Kam půjde {other}?',
  chooseEnemy: 'Vyber protivníka ve své komnatě.',
  giveUp: 'Vyber komnaty, kterých se vzdáš.',
  won: '{players} – vítězství, zlato: {gold}!',
  escaped: '{players} – útěk se zdařil, zlato: {gold}!',
  druidHoard: 'Máš vrátit minci do pokladu. Necháš si ji jako druidka?',
  druidSeat: '{other} ti bere minci. Necháš si ji jako druidka?',

  wouldMeet: 'Dračici by potkali: {players}.',
  hersToo: 'Je tam dračice: potkáš ji na konci tahu.',

  skip: 'Odmítnout',
  end: 'Ukončit tah',
  keep: 'Nechat si ji',
  allow: 'Dát ji',
  stepIt: 'Vstoupit',
  done: 'Hotovo',
  turnIt: 'Otočit',
  putBack: 'Vrátit',
  rule: 'Pravidlo',
  ability:
    '{hero, select, druid {Nechat si minci} knight {Vyhnat hrdinu} ranger {Pohnout se znovu} sorceress {Odejít kudykoli} thief {Ukrást minci} other {Nové komnaty}}',
  abilityWhen:
    '{hero, select, druid {když ti ji bere komnata nebo hrdina} sorceress {místo akce} ranger {před akcí nebo po ní} warrior {před akcí nebo po ní} other {s protivníkem ve tvé komnatě}}',
  abilityUsed: 'vyčerpáno',
  abilityNow: 'teď ji můžeš použít',

  toChoose: 'Vybrat hrdinu',
  toGo: 'Jít',
  toPlace: 'Položit: {chamber}',
  toAbility: 'Použít schopnost',
  toDecide: 'Rozhodnout',
  otherwise: 'Jinak',
  via: '{chamber}, přes {cell}',
  placeAs: 'Položit na {cell}: {effect}, šipky: {arrows}',

  theLair: 'Doupě',
  theTable: 'Stůl',
  you: 'Ty',
};
