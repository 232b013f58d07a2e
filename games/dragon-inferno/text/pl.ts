import type { en } from './en.ts';

export const pl: Record<keyof typeof en, string> = {
  name: 'Dragon Inferno',

  over: 'Gra jest skończona: nikt nie może już położyć kafelka.',
  eggsFirst: 'Najpierw jaja; kafelki kładzie się, gdy na planszy leży wszystkie osiem jaj.',
  eggsArePut: 'Wszystkie osiem jaj leży już na planszy.',
  dragonAsks: 'Smok {dragon} czeka: najpierw połóż jego.',
  notSummoned: 'Żaden smok nie został przywołany.',
  notRound: 'Pole {cell} nie jest na jaja; te kładzie się na okrągłych polach.',
  eggThere: 'Na polu {cell} już leży jajo.',
  alreadyPlaced: 'Twój kafelek {piece} leży już na planszy.',
  occupied: 'Kafelki kładzie się tylko na pustych polach; zajęte: {cells}.',
  firstInCorner: 'Twój pierwszy kafelek musi zakryć róg planszy.',
  notConnected: 'Kafelek musi zakryć róg albo stykać się bokiem z jednym z twoich kafelków.',
  otherDragon: 'Kolej na smoka {next}, nie na {dragon}.',
  noKingdom: 'Smok może leżeć tylko na kafelkach; nie ma ich tu: {cells}.',
  burnt: 'Smoki nie leżą jeden na drugim; zakryte są już: {cells}.',

  eggPut: '{player} kładzie jajo na polu {cell}.',
  placed: '{player} kładzie kafelek {piece} na pola {cells}.',
  broke: '{player} rozbija jajo na polu {cell}.',
  hatched: '{player} łapie w otwór jajo na polu {cell}.',
  summoned: '{player} przywołuje smoka {dragon}!',
  noDragonLeft: '{player} woła smoka, ale legowiska są puste.',
  discarded: 'Smok {dragon} nigdzie się nie mieści i odlatuje.',
  burned: '{player} każe smokowi {dragon} spalić pola {cells}.',
  skippedWithoutTiles: '{player} nie ma już kafelków i traci kolejkę.',
  skippedWithoutRoom: '{player} nie ma gdzie położyć kafelka i traci kolejkę.',
  won: '{player} wygrywa i ma {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}; {other} ma {less}.',
  drawn: 'Remis: po {points, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}} dla każdego.',
};
