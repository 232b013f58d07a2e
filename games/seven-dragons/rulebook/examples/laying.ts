import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** Laying a dragon card. */
export const laying: readonly Example[] = [
  {
    rule: '4.1',
    view: scene({
      table: { '1,0': 'BKBK', '0,1': 'YGYG', '1,1': 'BRGK', '-1,0': 'RRBB' },
      hand: ['KGKG', 'RRRR', 'zap'],
    }),
    viewer: 0,
    caption: {
      en: 'All cards lie upright in one grid, side by side.',
      cs: 'Všechny karty leží na výšku v jedné mřížce, strana u strany.',
      sk: 'Všetky karty ležia na výšku v jednej mriežke, strana pri strane.',
      pl: 'Wszystkie karty leżą pionowo w jednej siatce, bok przy boku.',
    },
  },
  {
    rule: '4.2',
    view: scene({ table: { '1,0': 'BKBK' }, pile: ['rotate'], hand: ['KGKG', 'RRRR', 'zap'] }),
    viewer: 0,
    move: 'lay GKGK 1,1',
    caption: {
      en: 'Turned upside down, the card has its black half on the right, right under the other black half.',
      cs: 'Karta otočená vzhůru nohama má černou polovinu vpravo, přesně pod druhou černou polovinou.',
      sk: 'Karta otočená hore nohami má čiernu polovicu vpravo, presne pod druhou čiernou polovicou.',
      pl: 'Karta obrócona do góry nogami ma czarną połówkę po prawej, dokładnie pod drugą czarną połówką.',
    },
  },
  {
    rule: '4.3',
    view: scene({ table: { '1,0': 'BKBK' }, pile: ['rotate'], hand: ['BBBB', 'RRRR', 'zap'] }),
    viewer: 0,
    move: 'lay BBBB -1,-1',
    refused: '4.3',
    caption: {
      en: 'At this place the card would touch the silver dragon only at a corner.',
      cs: 'Na tomto místě by se karta dotýkala stříbrného draka jen rohem.',
      sk: 'Na tomto mieste by sa karta dotýkala strieborného draka len rohom.',
      pl: 'W tym miejscu karta stykałaby się ze srebrnym smokiem tylko rogiem.',
    },
  },
  {
    rule: '4.4',
    view: scene({ table: { '1,0': 'BKBK' }, hand: ['KGKG', 'BRBR', 'zap'] }),
    viewer: 0,
    move: 'lay KGKG 2,0',
    caption: {
      en: 'Black lies against black: one colour continues, and that is enough.',
      cs: 'Černá leží u černé: jedna barva navazuje a to stačí.',
      sk: 'Čierna leží pri čiernej: jedna farba nadväzuje a to stačí.',
      pl: 'Czarny leży przy czarnym: jeden kolor się łączy i to wystarczy.',
    },
  },
  {
    rule: '4.4',
    view: scene({ table: { '1,0': 'BKBK' }, hand: ['KGKG', 'BRBR', 'zap'] }),
    viewer: 0,
    move: 'lay BRBR 2,0',
    refused: '4.4',
    caption: {
      en: 'Both cards have blue, but not where they meet: blue would lie against black.',
      cs: 'Modrou mají obě karty, ale ne tam, kde se dotýkají: modrá by ležela u černé.',
      sk: 'Modrú majú obe karty, ale nie tam, kde sa dotýkajú: modrá by ležala pri čiernej.',
      pl: 'Obie karty mają niebieski, ale nie tam, gdzie się stykają: niebieski leżałby przy czarnym.',
    },
  },
  {
    rule: '4.5',
    view: scene({ table: { '1,0': '****' }, pile: ['zap'], hand: ['BBBB', 'GGBY', 'move'] }),
    viewer: 0,
    move: 'lay BBBB 2,0',
    caption: {
      en: 'The rainbow dragon continues every colour, so blue fits as well.',
      cs: 'Duhový drak navazuje na každou barvu, takže se hodí i modrá.',
      sk: 'Dúhový drak nadväzuje na každú farbu, takže sa hodí aj modrá.',
      pl: 'Tęczowy smok łączy się z każdym kolorem, więc niebieski też pasuje.',
    },
  },
  {
    rule: '4.5',
    view: scene({ table: { '1,0': '****' }, pile: ['zap'], hand: ['BBBB', 'GGBY', 'move'] }),
    viewer: 0,
    move: 'lay BBBB 0,1',
    refused: '4.4',
    caption: {
      en: 'The silver dragon is red now: blue does not fit beside it.',
      cs: 'Stříbrný drak je teď červený: modrá se k němu nehodí.',
      sk: 'Strieborný drak je teraz červený: modrá sa k nemu nehodí.',
      pl: 'Srebrny smok jest teraz czerwony: niebieski do niego nie pasuje.',
    },
  },
];
