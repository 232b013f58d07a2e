import type { en } from './en.ts';

const wins = '{tenths, plural, one {# wygraną} few {# wygrane} many {# wygranych} other {# wygranej}} na dziesięć';

export const pl: Record<keyof typeof en, string> = {
  wins: 'Tym wygrywam.',
  onlyMove: 'Nic innego nie dało się zrobić.',
  hunch: 'To było tak na wyczucie.',
  hinders: '{other} ma już za dużą przewagę, trzeba było coś z tym zrobić.',
  gains: `To mi pomoże: teraz wygląda to mniej więcej na ${wins}.`,
  ahead: `Wygląda to dla mnie dobrze: mniej więcej na ${wins}.`,
  even: 'Wciąż każdy może wygrać, a to wydało mi się najlepsze.',
  behind: 'Nie wygląda to najlepiej, ale to daje największą nadzieję.',
};
