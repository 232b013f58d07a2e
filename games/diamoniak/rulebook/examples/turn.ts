import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const buyer = { castle: 'R1 R2', diamonds: 3 };
const seller = { castle: 'B1', spares: 'R5' };

/** Buying or drawing, and when to stop. */
export const turn: readonly Example[] = [
  {
    rule: '3.1',
    view: scene({}, buyer, seller),
    viewer: 0,
    move: 'buy 1 R5',
    caption: {
      en: 'You can choose: buy the red piece 5 for your three diamonds, or draw cards.',
      cs: 'Můžeš si vybrat: koupit za svoje tři diamanty červený díl 5, nebo otáčet karty.',
      sk: 'Môžeš si vybrať: kúpiť za svoje tri diamanty červený diel 5 alebo ťahať karty.',
      pl: 'Możesz wybrać: kupić za swoje trzy diamenty czerwoną część 5 albo dobierać karty.',
    },
  },
  {
    rule: '3.2',
    view: scene({}, { castle: 'R1 R2', diamonds: 1 }, seller),
    viewer: 0,
    move: 'stop',
    refused: '3.2',
    caption: {
      en: 'Your turn has just begun. You may not stop before the first card.',
      cs: 'Tvůj tah teprve začal. Před první kartou skončit nesmíš.',
      sk: 'Tvoj ťah sa ešte len začal. Pred prvou kartou skončiť nesmieš.',
      pl: 'Twoja tura dopiero się zaczęła. Przed pierwszą kartą nie wolno skończyć.',
    },
  },
  {
    rule: '3.2',
    view: scene({ phase: 'drawn' }, buyer, seller),
    viewer: 0,
    move: 'buy 1 R5',
    refused: '3.2',
    caption: {
      en: 'You have just drawn your third diamond. But this is a turn for drawing: you may draw again or stop, not buy.',
      cs: 'Zrovna přišel tvůj třetí diamant. V tomhle tahu se ale otáčí: smíš otočit další kartu, nebo skončit, ne kupovat.',
      sk: 'Práve prišiel tvoj tretí diamant. V tomto ťahu sa však ťahajú karty: smieš potiahnuť ďalšiu alebo skončiť, nie kupovať.',
      pl: 'Właśnie przyszedł twój trzeci diament. Ale w tej turze dobierasz: możesz dobrać następną kartę albo skończyć, nie kupować.',
    },
  },
  {
    rule: '3.3',
    view: scene({ phase: 'drawn' }, { castle: 'R3', diamonds: 1, fairies: 1 }, { castle: 'B1' }),
    viewer: 0,
    move: 'stop',
    caption: {
      en: 'A diamond, a fairy and the red piece 3 came from the pile. Everybody sees them in front of you. Now you stop.',
      cs: 'Z balíčku přišel diamant, víla a červený díl 3. Všichni je vidí ležet před tebou. Teď končíš.',
      sk: 'Z balíčka prišiel diamant, víla a červený diel 3. Všetci ich vidia ležať pred tebou. Teraz končíš.',
      pl: 'Ze stosu przyszły diament, wróżka i czerwona część 3. Wszyscy widzą, jak leżą przed tobą. Teraz kończysz.',
    },
  },
];
