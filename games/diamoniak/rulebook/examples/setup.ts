import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** The cards and the start. */
export const setup: readonly Example[] = [
  {
    rule: '1.3',
    view: scene({}, { castle: 'R1 R4', spares: 'G3', diamonds: 2 }, { castle: 'G2', diamonds: 1, fairies: 1 }),
    viewer: 0,
    caption: {
      en: 'You see everything the other player has, and the other player sees everything you have. Nobody knows what comes from the pile.',
      cs: 'Vidíš všechno, co má druhý hráč, a on vidí všechno, co máš ty. Co přijde z balíčku, neví nikdo.',
      sk: 'Vidíš všetko, čo má druhý hráč, a on vidí všetko, čo máš ty. Čo príde z balíčka, nevie nikto.',
      pl: 'Widzisz wszystko, co ma drugi gracz, a on widzi wszystko, co masz ty. Co przyjdzie ze stosu, nie wie nikt.',
    },
  },
  {
    rule: '2.1',
    view: scene({}, {}, {}),
    viewer: 0,
    caption: {
      en: 'The start: all the cards are in the pile, and nobody has any.',
      cs: 'Začátek hry: všechny karty jsou v balíčku a nikdo žádnou nemá.',
      sk: 'Začiatok hry: všetky karty sú v balíčku a nikto žiadnu nemá.',
      pl: 'Początek gry: wszystkie karty są w stosie i nikt nie ma żadnej.',
    },
  },
  {
    rule: '2.2',
    view: scene({}, {}, {}, {}),
    viewer: 0,
    caption: {
      en: 'Here you are the youngest of three: you sit in the first seat and begin.',
      cs: 'Tady jsi ze tří hráčů nejmladší ty: sedíš na prvním místě a začínáš.',
      sk: 'Tu si z troch hráčov najmladší ty: sedíš na prvom mieste a začínaš.',
      pl: 'Tutaj z trojga graczy ty masz najmniej lat: siedzisz na pierwszym miejscu i zaczynasz.',
    },
  },
];
