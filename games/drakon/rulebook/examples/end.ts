import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** How the game ends. */
export const end: readonly Example[] = [
  {
    rule: '9.1',
    view: scene({ lair: { '1,0': 'find:ES' }, coins: [3, 3, 3], purses: [4] }),
    viewer: 0,
    move: 'go 1,0',
    caption: {
      en: 'You have 9 gold. Any coin from the hoard brings you to at least 10, and you win.',
      cs: 'Máš 9 zlaťáků. S kteroukoli mincí z pokladu jich bude aspoň 10 a vyhráváš.',
      sk: 'Máš 9 zlatiek. S ktoroukoľvek mincou z pokladu ich bude aspoň 10 a vyhrávaš.',
      pl: 'Masz 9 sztuk złota. Z każdą monetą ze skarbca będzie ich co najmniej 10 i wygrywasz.',
    },
  },
  {
    rule: '9.2',
    view: scene({
      options: { goal: 'escape' },
      lair: { '1,0': 'portal:-', '0,1': 'find:ES' },
      coins: [3, 3, 2],
      purses: [4],
    }),
    viewer: 0,
    move: 'go 1,0',
    caption: {
      en: 'The goal is to escape. You have 8 gold and enter the portal: you have got away and win.',
      cs: 'Cílem je útěk. Máš 8 zlaťáků a vstupuješ do portálu: útěk se zdařil a vyhráváš.',
      sk: 'Cieľom je útek. Máš 8 zlatiek a vstupuješ do portálu: útek sa podaril a vyhrávaš.',
      pl: 'Celem jest ucieczka. Masz 8 sztuk złota i wchodzisz do portalu: ucieczka się udała i wygrywasz.',
    },
  },
  {
    rule: '9.4',
    view: scene({
      options: { teams: true },
      lair: { '1,0': 'control:NS', '0,1': 'find:ES' },
      heroes: ['druid 1,0', 'knight 0,0', 'ranger 0,0', 'sorceress 0,0'],
      coins: [3, 2, 2],
      purses: [5],
      asked: { what: 'control' },
    }),
    viewer: 0,
    move: 'control 2 0,1',
    caption: {
      en: 'The ranger is your partner. You control him and send him to the find: the coin belongs to both of you.',
      cs: 'Hraničář je tvůj spoluhráč. Ovládneš ho a pošleš do nálezu: mince patří vám oběma.',
      sk: 'Hraničiar je tvoj spoluhráč. Ovládneš ho a pošleš do nálezu: minca patrí vám obom.',
      pl: 'Łowca to twój partner. Kontrolujesz go i wysyłasz do znaleziska: moneta należy do was obojga.',
    },
  },
];
