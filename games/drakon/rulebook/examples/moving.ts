import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const heroes = ['druid 1,0', 'knight 0,0'];
const wind = { '1,0': 'wind:ES', '2,0': 'find:NE', '3,0': 'empty:NS' };
const harp = { '1,0': 'empty:NES', '2,0': 'harp:E', '1,-1': 'find:NE' };
const far = { '1,0': 'portal:-', '-1,0': 'empty:NW', '-2,0': 'find:NS', '0,1': 'lose:ES' };
const controlled = { '1,0': 'control:NS', '-1,0': 'empty:NW', '-2,0': 'lose:NS' };

/** Moving. */
export const moving: readonly Example[] = [
  {
    rule: '5.1',
    view: scene({ lair: { '1,0': 'empty:ES', '2,0': 'find:NE' }, heroes }),
    viewer: 0,
    move: 'go 2,0',
    caption: {
      en: 'The arrow of your chamber points to the right, so you may go there.',
      cs: 'Šipka tvé komnaty míří doprava, takže tam smíš.',
      sk: 'Šípka tvojej komnaty mieri doprava, takže tam smieš.',
      pl: 'Strzałka twojej komnaty wskazuje w prawo, więc możesz tam iść.',
    },
  },
  {
    rule: '5.1',
    view: scene({ lair: { '1,0': 'empty:ES', '2,0': 'find:NE' }, heroes }),
    viewer: 0,
    move: 'go 0,0',
    refused: '5.1',
    caption: {
      en: 'No arrow of your chamber points back to the entrance.',
      cs: 'Zpátky ke vchodu žádná šipka tvé komnaty nemíří.',
      sk: 'Späť ku vchodu žiadna šípka tvojej komnaty nemieri.',
      pl: 'Żadna strzałka twojej komnaty nie wskazuje z powrotem na wejście.',
    },
  },
  {
    rule: '5.2',
    view: scene({ lair: { '1,0': 'key:-', '2,0': 'find:NE' }, heroes }),
    viewer: 0,
    move: 'go 0,0',
    caption: {
      en: 'From a key you may go to any neighbour, even back to the entrance.',
      cs: 'Z klíče smíš ke kterémukoli sousedovi, i zpátky ke vchodu.',
      sk: 'Z kľúča smieš ku ktorémukoľvek susedovi, aj späť ku vchodu.',
      pl: 'Z klucza możesz iść do każdej sąsiedniej komnaty, nawet z powrotem do wejścia.',
    },
  },
  {
    rule: '5.2',
    view: scene({ lair: far, heroes }),
    viewer: 0,
    move: 'go -2,0',
    caption: {
      en: 'From a portal you may go to any chamber, even to the find at the other end.',
      cs: 'Z portálu smíš do kterékoli komnaty, i do nálezu na druhém konci.',
      sk: 'Z portálu smieš do ktorejkoľvek komnaty, aj do nálezu na druhom konci.',
      pl: 'Z portalu możesz iść do dowolnej komnaty, nawet do znaleziska na drugim końcu.',
    },
  },
  {
    rule: '5.3',
    view: scene({ lair: wind, heroes }),
    viewer: 0,
    move: 'go 2,0 3,0',
    caption: {
      en: 'The wind carries you two chambers to the right. You do not stop in the find and take no coin.',
      cs: 'Vítr tě nese o dvě komnaty doprava. V nálezu se nezastavíš a minci si nevezmeš.',
      sk: 'Vietor ťa nesie o dve komnaty doprava. V náleze sa nezastavíš a mincu si nevezmeš.',
      pl: 'Wiatr niesie cię o dwie komnaty w prawo. W znalezisku się nie zatrzymujesz i nie bierzesz monety.',
    },
  },
  {
    rule: '5.3',
    view: scene({ lair: wind, heroes }),
    viewer: 0,
    move: 'go 2,0',
    refused: '5.3',
    caption: {
      en: 'One chamber only: the wind does not allow that.',
      cs: 'Jen o jednu komnatu: to vítr nedovolí.',
      sk: 'Len o jednu komnatu: to vietor nedovolí.',
      pl: 'Tylko o jedną komnatę: na to wiatr nie pozwala.',
    },
  },
  {
    rule: '5.4',
    view: scene({ lair: harp, heroes }),
    viewer: 0,
    move: 'go 1,-1',
    refused: '5.4',
    caption: {
      en: 'An arrow points to the harp on the right. You would rather go up to the find, but the harp calls.',
      cs: 'Jedna šipka míří na harfu vpravo. Nahoru k nálezu by se ti šlo líp, ale harfa volá.',
      sk: 'Jedna šípka mieri na harfu vpravo. Nahor k nálezu by sa ti išlo lepšie, ale harfa volá.',
      pl: 'Jedna strzałka wskazuje na harfę po prawej. W górę do znaleziska szłoby się lepiej, ale harfa wzywa.',
    },
  },
  {
    rule: '5.5',
    view: scene({ lair: controlled, heroes: ['druid 1,0', 'knight -1,0'], purses: [2], asked: { what: 'control' } }),
    viewer: 0,
    move: 'control 1 0,0',
    refused: '5.1',
    caption: {
      en: 'You control the knight, but you cannot send him to the entrance: no arrow of his chamber points there.',
      cs: 'Ovládáš rytíře, ale ke vchodu ho poslat nemůžeš: žádná šipka jeho komnaty tam nemíří.',
      sk: 'Ovládaš rytiera, ale ku vchodu ho poslať nemôžeš: žiadna šípka jeho komnaty tam nemieri.',
      pl: 'Kontrolujesz rycerza, ale nie możesz wysłać go do wejścia: żadna strzałka jego komnaty tam nie wskazuje.',
    },
  },
];
