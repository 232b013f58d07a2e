import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** The last piece. */
export const end: readonly Example[] = [
  {
    rule: '6.1',
    view: scene({}, { castle: 'R1 R2 R3 R4 R6', diamonds: 4 }, { castle: 'B1 B2', spares: 'R5' }),
    viewer: 0,
    move: 'buy 1 R5',
    caption: {
      en: 'Only the red piece 5 is missing. You buy it and win at once.',
      cs: 'Chybí jen červený díl 5. Koupíš ho a hned vyhráváš.',
      sk: 'Chýba len červený diel 5. Kúpiš ho a hneď vyhrávaš.',
      pl: 'Brakuje tylko czerwonej części 5. Kupujesz ją i od razu wygrywasz.',
    },
  },
  {
    rule: '6.1',
    view: scene({ phase: 'drawn' }, { castle: 'Y1 Y2 Y3 Y4 Y5 Y6', diamonds: 2 }, { castle: 'B1 B2 B5', spares: 'R5' }),
    viewer: 0,
    caption: {
      en: 'All six pieces are there: your yellow castle is complete, and you win.',
      cs: 'Je tu všech šest dílů: tvůj žlutý zámek je hotový a vyhráváš.',
      sk: 'Je tu všetkých šesť dielov: tvoj žltý zámok je hotový a vyhrávaš.',
      pl: 'Wszystkie sześć części jest na miejscu: twój żółty zamek jest gotowy i wygrywasz.',
    },
  },
];
