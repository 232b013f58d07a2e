import type { en } from './en.ts';

const wins = '{tenths, plural, one {# výhru} few {# výhry} other {# výher}} z deseti';

export const cs: Record<keyof typeof en, string> = {
  wins: 'Tím vyhrávám.',
  onlyMove: 'Nic jiného se dělat nedalo.',
  hunch: 'To bylo jen tak od boku.',
  hinders: '{other} má až moc navrch, s tím se muselo něco dělat.',
  gains: `To mi pomůže: teď to vypadá asi na ${wins}.`,
  ahead: `Vypadá to pro mě dobře: asi na ${wins}.`,
  even: 'Pořád může vyhrát kdokoli a tohle mi přišlo nejlepší.',
  behind: 'Moc dobře to nevypadá, ale tohle dává největší naději.',
};
