import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const start = scene({}, { hand: 'R2 O5 Y1 G6 B4 I7 V3', palette: 'Y4' }, { hand: 7, palette: 'B6' });

/** The cards and the start. */
export const setup: readonly Example[] = [
  {
    rule: '1.2',
    view: scene({}, { hand: 'B2 I6 V3', palette: 'Y5' }, { hand: 3, palette: 'G5' }, { hand: 3, palette: 'R4' }),
    viewer: 0,
    caption: {
      en: 'Your yellow 5 is the best of these three cards: five is more than four, and yellow is above green.',
      cs: 'Tvoje žlutá 5 je z těch tří karet nejlepší: pět je víc než čtyři a žlutá je výš než zelená.',
      sk: 'Tvoja žltá 5 je z tých troch kariet najlepšia: päť je viac ako štyri a žltá je vyššie ako zelená.',
      pl: 'Twoja żółta 5 jest najlepsza z tych trzech kart: pięć to więcej niż cztery, a żółty jest wyżej niż zielony.',
    },
  },
  {
    rule: '2.1',
    view: start,
    viewer: 0,
    caption: {
      en: 'A game for two begins: seven cards in your hand, one in each palette, the rest in the deck.',
      cs: 'Začíná hra pro dva: v ruce máš sedm karet, v každé paletě leží jedna a zbytek je v balíčku.',
      sk: 'Začína sa hra pre dvoch: v ruke máš sedem kariet, v každej palete leží jedna a zvyšok je v balíčku.',
      pl: 'Zaczyna się gra dla dwóch osób: na ręce masz siedem kart, w każdej palecie leży jedna, a reszta jest w talii.',
    },
  },
  {
    rule: '2.2',
    view: start,
    viewer: 0,
    caption: {
      en: 'Only the start card lies on the canvas, so the rule is red. The blue 6 is better than your yellow 4: your opponent leads.',
      cs: 'Na plátně leží jen startovní karta, a tak platí červená. Modrá 6 je lepší než tvoje žlutá 4: vede soupeř.',
      sk: 'Na plátne leží len štartovacia karta, a tak platí červená. Modrá 6 je lepšia ako tvoja žltá 4: vedie súper.',
      pl: 'Na płótnie leży tylko karta startowa, więc obowiązuje zasada czerwona. Niebieska 6 jest lepsza niż twoja żółta 4: prowadzi przeciwnik.',
    },
  },
  {
    rule: '2.3',
    view: scene(
      {},
      { hand: 'R2 O5 Y1 G6 B4 I7 V3', palette: 'Y4' },
      { hand: 7, palette: 'I3' },
      { hand: 7, palette: 'O6' },
    ),
    viewer: 0,
    caption: {
      en: 'The orange 6 is the best palette card, so its owner leads. You sit to the left of that player: you begin.',
      cs: 'Nejlepší karta v paletách je oranžová 6, a tak vede ten, kdo ji má. Sedíš po jeho levici: začínáš ty.',
      sk: 'Najlepšia karta v paletách je oranžová 6, a tak vedie ten, kto ju má. Sedíš po jeho ľavici: začínaš ty.',
      pl: 'Najlepsza karta w paletach to pomarańczowa 6, więc prowadzi ten, kto ją ma. Siedzisz po jego lewej stronie: zaczynasz ty.',
    },
  },
];
