import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** What the app asks. */
export const asking: readonly Example[] = [
  {
    rule: '8.1',
    view: scene(
      { options: { actions: true }, step: 'discard', mustLead: true, canvas: 'V4' },
      { hand: 'R1', palette: 'V7' },
      { hand: 4, palette: 'R5' },
    ),
    viewer: 0,
    move: 'end',
    refused: '6.8',
    caption: {
      en: 'After a 7 you must lead, and under the violet rule you have no card that counts. You cannot end your turn yet: first discard the red 1, and your 7 leads.',
      cs: 'Po sedmičce musíš vést, ale dokud platí fialová, nepočítá se ti žádná karta. Tah ještě ukončit nejde: odlož napřed červenou 1 a tvoje sedmička vede.',
      sk: 'Po sedmičke musíš viesť, ale kým platí fialová, neráta sa ti žiadna karta. Ťah sa ešte ukončiť nedá: odlož najprv červenú 1 a tvoja sedmička vedie.',
      pl: 'Po siódemce musisz prowadzić, a dopóki obowiązuje zasada fioletowa, żadna twoja karta się nie liczy. Nie możesz jeszcze zakończyć tury: odrzuć najpierw czerwoną 1 – wtedy prowadzisz dzięki siódemce.',
    },
  },
  {
    rule: '8.2',
    view: scene({ step: 'discard' }, { hand: 'O2 I6', palette: 'G4 V5' }, { hand: 4, palette: 'B3' }),
    viewer: 0,
    move: 'end',
    caption: {
      en: 'Without card actions your violet 5 asks for nothing. You lead: end your turn, or discard one more card.',
      cs: 'Bez akcí karet tvoje fialová 5 nic nežádá. Vedeš: ukonči tah, nebo odlož ještě kartu na plátno.',
      sk: 'Bez akcií kariet tvoja fialová 5 nič nežiada. Vedieš: ukonči ťah alebo odlož ešte kartu na plátno.',
      pl: 'Bez akcji kart twoja fioletowa 5 niczego nie żąda. Prowadzisz: zakończ turę albo odrzuć jeszcze kartę na płótno.',
    },
  },
];
