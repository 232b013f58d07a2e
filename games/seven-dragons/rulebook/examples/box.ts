import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

/** What is in the box, getting ready, and a turn. */
export const box: readonly Example[] = [
  {
    rule: '1.3',
    view: scene({ hand: ['GGGG', 'RRYY', 'RYRB', 'RKBG', '****'] }),
    viewer: 0,
    caption: {
      en: 'Five dragon cards in hand: one green dragon; a red half above a gold one; a red half beside a gold and a blue quarter; four quarters; the rainbow dragon.',
      cs: 'Pět dračích karet v ruce: jeden zelený drak; červená polovina nad zlatou; červená polovina vedle zlaté a modré čtvrtiny; čtyři čtvrtiny; duhový drak.',
      sk: 'Päť dračích kariet v ruke: jeden zelený drak; červená polovica nad zlatou; červená polovica vedľa zlatej a modrej štvrtiny; štyri štvrtiny; dúhový drak.',
      pl: 'Pięć kart smoków na ręce: jeden zielony smok; czerwona połówka nad złotą; czerwona połówka obok złotej i niebieskiej ćwiartki; cztery ćwiartki; tęczowy smok.',
    },
  },
  {
    rule: '1.5',
    view: scene({ hand: ['move', 'zap', 'rotate', 'trade-goals', 'trade-hands'] }),
    viewer: 0,
    caption: {
      en: 'The five action cards, each in its colour.',
      cs: 'Pět akčních karet, každá ve své barvě.',
      sk: 'Päť akčných kariet, každá vo svojej farbe.',
      pl: 'Pięć kart akcji, każda w swoim kolorze.',
    },
  },
  {
    rule: '2.1',
    view: scene({ table: { '1,0': 'RRYY' }, pile: ['zap'], hand: ['RRRR', 'YYKK', 'GGBB'] }),
    viewer: 0,
    move: 'lay RRRR 0,0',
    refused: '2.1',
    caption: {
      en: 'The silver dragon stays in the middle, and no card is laid on it.',
      cs: 'Stříbrný drak zůstává uprostřed a karty se na něj nepokládají.',
      sk: 'Strieborný drak zostáva v strede a karty sa naň nekladú.',
      pl: 'Srebrny smok zostaje na środku i nie kładzie się na nim kart.',
    },
  },
  {
    rule: '2.2',
    view: scene({ hand: ['RRRR', 'YBYG', 'move', 'KKGB'], others: [3, 3], goals: 'B????' }),
    viewer: 0,
    caption: {
      en: 'Three play. Your goal is blue. You see neither the other players’ goals nor the two of the imaginary players.',
      cs: 'Hrají tři. Tvůj cíl je modrá. Cíle ostatních hráčů nevidíš a dva cíle pomyslných hráčů také ne.',
      sk: 'Hrajú traja. Tvoj cieľ je modrá. Ciele ostatných hráčov nevidíš a dva ciele pomyselných hráčov tiež nie.',
      pl: 'Gra troje graczy. Twój cel to niebieski. Nie widzisz celów innych graczy ani dwóch celów graczy wyimaginowanych.',
    },
  },
  {
    rule: '2.4',
    view: scene({ hand: ['GKGR', 'BBBB', 'zap', 'YYRK'], goals: 'G????' }),
    viewer: 0,
    caption: {
      en: 'A new game: you begin and have already drawn, so you hold four cards and the other player three.',
      cs: 'Nová hra: začínáš ty a už máš líznuto, takže držíš čtyři karty a soupeř tři.',
      sk: 'Nová hra: začínaš ty a už máš potiahnuté, takže držíš štyri karty a súper tri.',
      pl: 'Nowa gra: zaczynasz ty i karta jest już dobrana, więc trzymasz cztery karty, a przeciwnik trzy.',
    },
  },
  {
    rule: '3.1',
    view: scene({ table: { '1,0': 'RRYY' }, pile: ['zap'], hand: ['RRKG', 'move', 'BBBB'] }),
    viewer: 0,
    move: 'lay RRKG 2,0',
    caption: {
      en: 'The card for this turn is drawn. Now you play one card: this one goes to the right, red to red.',
      cs: 'Karta na tento tah je líznutá. Teď zahraješ jednu kartu: tahle jde doprava, červená k červené.',
      sk: 'Karta na tento ťah je potiahnutá. Teraz zahráš jednu kartu: táto ide doprava, červená k červenej.',
      pl: 'Karta na tę kolejkę jest dobrana. Teraz zagrywasz jedną kartę: ta idzie w prawo, czerwony do czerwonego.',
    },
  },
  {
    rule: '3.2',
    view: scene({ table: { '1,0': 'RRYY' }, pile: ['zap'], hand: ['BBBB', 'KKGG'], deck: 0, others: [2] }),
    viewer: 0,
    move: 'pass',
    caption: {
      en: 'Only red and gold can be continued here, and you have neither: you pass.',
      cs: 'Navázat tu jde jen červenou a zlatou a ty nemáš ani jednu: pasuješ.',
      sk: 'Nadviazať sa tu dá len červenou a zlatou a ty nemáš ani jednu: pasuješ.',
      pl: 'Połączyć można tu tylko czerwony i złoty, a nie masz żadnego z nich: pasujesz.',
    },
  },
  {
    rule: '3.2',
    view: scene({ table: { '1,0': 'RRYY' }, pile: ['zap'], hand: ['BBBB', 'YYKK'], deck: 0, others: [2] }),
    viewer: 0,
    move: 'pass',
    refused: '3.2',
    caption: {
      en: 'The gold and black card fits, so you may not pass.',
      cs: 'Zlatočerná karta se hodí, takže pasovat nesmíš.',
      sk: 'Zlato-čierna karta sa hodí, takže pasovať nesmieš.',
      pl: 'Złoto-czarną kartę da się wyłożyć, więc pasować nie wolno.',
    },
  },
  {
    rule: '3.3',
    view: scene({ table: { '1,0': 'RRYY' }, pile: ['zap'], hand: ['RRRR', 'KKGG'], deck: 0, others: [0, 2] }),
    viewer: 0,
    move: 'lay RRRR 0,1',
    caption: {
      en: 'The deck is empty, and the next player has no card: the turn goes on to the one after.',
      cs: 'Balíček je prázdný a další hráč nemá žádnou kartu: na tah jde až ten po něm.',
      sk: 'Balíček je prázdny a ďalší hráč nemá žiadnu kartu: na ťah ide až ten po ňom.',
      pl: 'Talia jest pusta, a następny gracz nie ma żadnej karty: kolej przechodzi na kogoś po nim.',
    },
  },
];
