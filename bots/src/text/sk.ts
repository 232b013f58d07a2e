import type { en } from './en.ts';

const wins = '{tenths, plural, one {# výhru} few {# výhry} other {# výhier}} z desiatich';

export const sk: Record<keyof typeof en, string> = {
  wins: 'Tým vyhrávam.',
  onlyMove: 'Nič iné sa robiť nedalo.',
  hunch: 'To bolo len tak od boku.',
  hinders: '{other} má už priveľmi navrch, s tým sa muselo niečo robiť.',
  gains: `To mi pomôže: teraz to vyzerá asi na ${wins}.`,
  ahead: `Vyzerá to pre mňa dobre: asi na ${wins}.`,
  even: 'Stále môže vyhrať ktokoľvek a toto sa mi zdalo najlepšie.',
  behind: 'Veľmi dobre to nevyzerá, ale toto dáva najväčšiu nádej.',
};
