import type { en } from './en.ts';

const hero =
  '{hero, select, druid {Druidka} knight {Rytier} ranger {Hraničiar} sorceress {Čarodejnica} thief {Zlodej} other {Bojovník}}';

export const sk: Record<keyof typeof en, string> = {
  board: 'Brloh dračice Drakon',
  larger: 'Zväčšiť',
  smaller: 'Zmenšiť',
  whole: 'Ukázať celý brloh',
  closeUp: 'Ukázať, o čo ide',

  effect:
    '{effect, select, control {Ovládnutie} destroy {Zničenie} drakon {Drakon} empty {Prázdna} entrance {Vchod} escape {Úniková} find {Nález} flying {Lietajúca} harp {Harfa} key {Kľúč} lose {Strata} portal {Portál} rob {Lúpež} rotate {Otočenie} left {Krádež vľavo} right {Krádež vpravo} swap {Výmena} other {Vietor}}',
  does: '{effect, select, control {pohni iným hrdinom} destroy {odstráň komnatu} drakon {pohni dračicou} escape {vstúp do nej, keď ju položíš vedľa seba} find {vezmi si mincu} flying {odleť aj s komnatou} harp {láka zo susedných komnát} key {odíď ktoroukoľvek stranou} lose {prídeš o mincu} portal {choď do ktorejkoľvek komnaty} rob {vezmi komnatu inému hráčovi} rotate {otoč komnatu} left {vezmi mincu susedovi vľavo} right {vezmi mincu susedovi vpravo} swap {vymeň komnatu} wind {choď presne o dve komnaty} other {nič sa nestane}}',
  chamberAt: '{chamber} na {cell}',
  placeAt: 'Voľné miesto {cell}',
  side: '{side, select, N {nahor} E {doprava} S {nadol} other {doľava}}',
  noArrows: 'bez šípok',
  hero,
  heroOf: `{player}, ${hero}`,
  drakon: 'Drakon',
  pile: 'Kôpka: {count}',
  hoard: 'Poklad: {count}',
  waiting: 'Dračica Drakon ešte nie je v hre',
  coins: 'mince: {count}',
  chambers: 'komnaty: {count}',
  gold: 'Zlato: {gold} z {target}',
  yourCoins: 'Tvoje mince',
  yourHand: 'Tvoje komnaty',
  team: 'Tím {team}',
  partner: 'tvoj spoluhráč',
  wins: 'vyhráva',

  asked:
    '{what, select, heroes {Vyber si hrdinu.} action {Polož komnatu, alebo choď tam, kde to žiari.} after {Akciu máš za sebou. Použi schopnosť, alebo ukonči ťah.} put {Dračica sa prebúdza! Postav ju na komnatu bez figúrky.} step {Vstúpiš do práve položenej komnaty?} destroy {vyber komnatu, ktorá zmizne.} rotate {vyber komnatu na otočenie.} swap {vezmi komnatu z ruky a potom vyber jednu v brlohu.} control {vyber hrdinu, ktorým pohneš.} flying {vyber, kam komnata dosadne. Ťuknutím na ňu ju otočíš.} drakon {Pohni dračicou najviac o tri komnaty, alebo ju nechaj udrieť na mieste.} other {vyber, komu vezmeš komnatu.}}',
  onlyMove: 'Ruku máš prázdnu: choď tam, kde to žiari.',
  onlyPlace: 'Tvoj hrdina sa nemôže pohnúť: polož komnatu.',
  turnOf: 'Na ťahu je {player}.',
  decides: 'Rozhoduje {player}: {what}.',
  placeHeld: 'Ťukni, kam ju položíš. Ďalším ťuknutím na ňu ju otočíš.',
  swapHeld: 'Ťukni na komnatu, ktorú nahradí. Ďalším ťuknutím na ňu ju otočíš.',
  turnHeld: 'Ďalším ťuknutím ju otočíš ďalej.',
  whereTo: 'Kam pôjde {other}?',
  chooseEnemy: 'Vyber protivníka vo svojej komnate.',
  giveUp: 'Vyber komnaty, ktorých sa vzdáš.',
  won: '{players} – víťazstvo, zlato: {gold}!',
  escaped: '{players} – útek sa podaril, zlato: {gold}!',
  druidHoard: 'Máš vrátiť mincu do pokladu. Necháš si ju ako druidka?',
  druidSeat: '{other} ti berie mincu. Necháš si ju ako druidka?',

  wouldMeet: 'Dračicu by stretli: {players}.',
  hersToo: 'Je tam dračica: stretneš ju na konci ťahu.',

  skip: 'Odmietnuť',
  end: 'Ukončiť ťah',
  keep: 'Nechať si ju',
  allow: 'Dať ju',
  stepIt: 'Vstúpiť',
  done: 'Hotovo',
  turnIt: 'Otočiť',
  putBack: 'Vrátiť',
  rule: 'Pravidlo',
  ability:
    '{hero, select, druid {Nechať si mincu} knight {Vyhnať hrdinu} ranger {Pohnúť sa znova} sorceress {Odísť hocikadiaľ} thief {Ukradnúť mincu} other {Nové komnaty}}',
  abilityWhen:
    '{hero, select, druid {keď ti ju berie komnata alebo hrdina} sorceress {namiesto akcie} ranger {pred akciou alebo po nej} warrior {pred akciou alebo po nej} other {s protivníkom v tvojej komnate}}',
  abilityUsed: 'vyčerpané',
  abilityNow: 'teraz ju môžeš použiť',

  toChoose: 'Vybrať hrdinu',
  toGo: 'Ísť',
  toPlace: 'Položiť: {chamber}',
  toAbility: 'Použiť schopnosť',
  toDecide: 'Rozhodnúť',
  otherwise: 'Inak',
  via: '{chamber}, cez {cell}',
  placeAs: 'Položiť na {cell}: {effect}, šípky: {arrows}',

  theLair: 'Brloh',
  theTable: 'Stôl',
  you: 'Ty',
};
