import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const options = { actions: true } as const;

/** What odd cards do. */
export const actions: readonly Example[] = [
  {
    rule: '6.1',
    view: scene({ options }, { hand: 'O3 I6', palette: 'G4 V4' }, { hand: 3, palette: 'R6' }),
    viewer: 0,
    move: 'discard O3',
    caption: {
      en: 'A 3 has an action only in the palette. You put this one on the canvas, so you draw nothing – but the rule is orange now, and your two fours lead.',
      cs: 'Trojka má akci jen na paletě. Tahle jde na plátno, takže si nelížeš – ale platí teď oranžová a tvoje dvě čtyřky vedou.',
      sk: 'Trojka má akciu len na palete. Táto ide na plátno, takže si neťaháš – ale platí teraz oranžová a tvoje dve štvorky vedú.',
      pl: 'Trójka ma akcję tylko w palecie. Ta trafia na płótno, więc niczego nie dobierasz – ale obowiązuje teraz zasada pomarańczowa i twoje dwie czwórki prowadzą.',
    },
  },
  {
    rule: '6.2',
    view: scene({ options, step: 'one' }, { hand: 'I4', palette: 'O5 V1' }, { hand: 3, palette: 'R6 B2' }),
    viewer: 0,
    move: 'take 1 R6',
    caption: {
      en: 'You have played the violet 1. Your opponent has two palette cards, as many as you. You put the red 6 on the deck, and your orange 5 leads.',
      cs: 'V tvé paletě právě přibyla fialová 1. Soupeř má v paletě dvě karty, stejně jako ty. Dáš jeho červenou 6 na balíček a tvoje oranžová 5 vede.',
      sk: 'V tvojej palete práve pribudla fialová 1. Súper má v palete dve karty, rovnako ako ty. Dáš jeho červenú 6 na balíček a tvoja oranžová 5 vedie.',
      pl: 'W twojej palecie leży właśnie zagrana fioletowa 1. Przeciwnik ma w palecie dwie karty, tyle samo co ty. Odkładasz jego czerwoną 6 na talię i twoja pomarańczowa 5 prowadzi.',
    },
  },
  {
    rule: '6.2',
    view: scene(
      { options, step: 'one' },
      { hand: 'I4', palette: 'O5 V1' },
      { hand: 3, palette: 'R6 B2' },
      { hand: 4, palette: 'Y4' },
    ),
    viewer: 0,
    move: 'take 2 Y4',
    refused: '6.2',
    caption: {
      en: 'The owner of the yellow 4 has only one palette card, and you have two. You may not take that card.',
      cs: 'Hráč se žlutou 4 má v paletě jedinou kartu a ty máš dvě. Tu mu vzít nesmíš.',
      sk: 'Hráč so žltou 4 má v palete jedinú kartu a ty máš dve. Tú mu vziať nesmieš.',
      pl: 'Gracz z żółtą 4 ma w palecie tylko jedną kartę, a ty masz dwie. Nie wolno ci jej zabrać.',
    },
  },
  {
    rule: '6.3',
    view: scene({ options }, { hand: 'V1 I4', palette: 'O5' }, { hand: 3, palette: 'R7' }),
    viewer: 0,
    move: 'play V1',
    refused: '6.3',
    caption: {
      en: 'Your 1 would find nobody to take from, and the indigo 4 on the canvas would not make you lead either. So you may not play the 1.',
      cs: 'Tvoje jednička by neměla komu co vzít a do vedení by tě nedostala ani indigová 4 na plátně. Vyložit ji tedy nesmíš.',
      sk: 'Tvoja jednotka by nemala komu čo vziať a do vedenia by ťa nedostala ani indigová 4 na plátne. Vyložiť ju teda nesmieš.',
      pl: 'Twoja jedynka nie miałaby komu zabrać karty, a czwórka indygo na płótnie też nie dałaby ci prowadzenia. Nie wolno ci więc jej zagrać.',
    },
  },
  {
    rule: '6.4',
    view: scene({ options }, { hand: 'V3 B4', palette: 'G3' }, { hand: 4, palette: 'R6' }),
    viewer: 0,
    move: 'play V3',
    caption: {
      en: 'You play the violet 3 and draw a card. You do not lead yet, but perhaps the new card will help: you may use it at once.',
      cs: 'Vykládáš fialovou 3 a lížeš si. Zatím nevedeš, ale třeba ti nová karta pomůže: smíš ji použít hned.',
      sk: 'Vykladáš fialovú 3 a ťaháš si kartu. Zatiaľ nevedieš, ale možno ti nová karta pomôže: smieš ju použiť hneď.',
      pl: 'Zagrywasz fioletową 3 i dobierasz kartę. Jeszcze nie prowadzisz, ale może nowa karta ci pomoże: możesz jej użyć od razu.',
    },
  },
  {
    rule: '6.5',
    view: scene({ options, step: 'five' }, { hand: 'B5 I4 O2', palette: 'G3 V5' }, { hand: 4, palette: 'R6' }),
    viewer: 0,
    move: 'play B5',
    caption: {
      en: 'Your violet 5 asks for another card. You play the blue 5 – and that one asks again.',
      cs: 'Tvoje fialová 5 žádá další kartu. Vykládáš modrou 5 – a ta žádá znovu.',
      sk: 'Tvoja fialová 5 žiada ďalšiu kartu. Vykladáš modrú 5 – a tá žiada znova.',
      pl: 'Twoja fioletowa 5 każe zagrać kolejną kartę. Zagrywasz niebieską 5 – a ta każe znowu.',
    },
  },
  {
    rule: '6.5',
    view: scene({ options, step: 'five' }, { hand: 'I4 O2', palette: 'G3 V5' }, { hand: 4, palette: 'R6' }),
    viewer: 0,
    move: 'discard O2',
    refused: '6.5',
    caption: {
      en: 'The 5 comes first: play another card to your palette, and only then discard.',
      cs: 'Nejdřív pětka: vylož na paletu další kartu a teprve potom odkládej.',
      sk: 'Najprv päťka: vylož na paletu ďalšiu kartu a až potom odkladaj.',
      pl: 'Najpierw piątka: zagraj do palety kolejną kartę, a dopiero potem odrzucaj.',
    },
  },
  {
    rule: '6.6',
    view: scene({ options, step: 'seven' }, { hand: 'O1', palette: 'O4 R7' }, { hand: 4, palette: 'R6' }),
    viewer: 0,
    move: 'move O4 canvas',
    caption: {
      en: 'Your red 7 moves the orange 4 to the canvas. The rule becomes orange, and the 7 still leads.',
      cs: 'Tvoje červená 7 přesouvá oranžovou 4 na plátno. Platí teď oranžová a sedmička pořád vede.',
      sk: 'Tvoja červená 7 presúva oranžovú 4 na plátno. Platí teraz oranžová a sedmička stále vedie.',
      pl: 'Twoja czerwona 7 przenosi pomarańczową 4 na płótno. Obowiązuje teraz zasada pomarańczowa, a siódemka nadal prowadzi.',
    },
  },
  {
    rule: '6.6',
    view: scene({ options, step: 'seven', canvas: 'G2' }, { hand: 'I3', palette: 'O4 V7' }, { hand: 4, palette: 'R5' }),
    viewer: 0,
    move: 'move V7 deck',
    caption: {
      en: 'The 7 moves itself: it goes onto the deck. The even 4 stays with you, and under the green rule you lead.',
      cs: 'Sedmička přesouvá sama sebe, a to na balíček. Sudá 4 ti zůstane, a protože platí zelená, vedeš.',
      sk: 'Sedmička presúva samu seba, a to na balíček. Párna 4 ti zostane, a keďže platí zelená, vedieš.',
      pl: 'Siódemka przenosi samą siebie – na talię. Zostaje ci parzysta 4, a że obowiązuje zasada zielona, prowadzisz.',
    },
  },
  {
    rule: '6.6',
    view: scene(
      { options: { actions: true, sevenMayMoveItself: false }, step: 'seven', canvas: 'G2' },
      { hand: 'R1', palette: 'O4 V7' },
      { hand: 4, palette: 'R5' },
    ),
    viewer: 0,
    move: 'move V7 deck',
    refused: '6.6',
    caption: {
      en: 'As older editions have it, the 7 may not move itself. Here only the orange 4 can go.',
      cs: 'Podle starších vydání sedmička sama sebe přesunout nesmí. Tady může jít jen oranžová 4.',
      sk: 'Podľa starších vydaní sedmička samu seba presunúť nesmie. Tu môže ísť len oranžová 4.',
      pl: 'Według starszych wydań siódemka nie może przenieść samej siebie. Tu można przenieść tylko pomarańczową 4.',
    },
  },
  {
    rule: '6.7',
    view: scene(
      { options: { actions: true, advanced: true }, step: 'seven' },
      { hand: 'O1', palette: 'O4 R7' },
      { hand: 4, palette: 'R6' },
    ),
    viewer: 0,
    move: 'move O4 canvas',
    caption: {
      en: 'The 7 moves the orange 4 to the canvas. Only one card stays in your palette, but you do not draw: you did not discard from your hand.',
      cs: 'Sedmička přesouvá oranžovou 4 na plátno. V paletě ti zůstává jediná karta, ale nelížeš si: nebyla to karta z ruky.',
      sk: 'Sedmička presúva oranžovú 4 na plátno. V palete ti zostáva jediná karta, ale neťaháš si: nebola to karta z ruky.',
      pl: 'Siódemka przenosi pomarańczową 4 na płótno. W palecie zostaje ci jedna karta, ale niczego nie dobierasz: to nie była karta z ręki.',
    },
  },
  {
    rule: '6.8',
    view: scene({ options, canvas: 'V4' }, { hand: 'B7 B2', palette: 'Y5' }, { hand: 2, palette: 'R7 R1 R2 R3' }),
    viewer: 0,
    move: 'play B7',
    refused: '6.8',
    caption: {
      en: 'Whichever card the blue 7 moved, your opponent would still lead. So you may not play it.',
      cs: 'Ať by modrá 7 přesunula kteroukoli kartu, vedl by pořád soupeř. Vyložit ji tedy nesmíš.',
      sk: 'Nech by modrá 7 presunula ktorúkoľvek kartu, viedol by stále súper. Vyložiť ju teda nesmieš.',
      pl: 'Którąkolwiek kartę przeniosłaby niebieska 7, nadal prowadziłby przeciwnik. Nie wolno ci więc jej zagrać.',
    },
  },
  {
    rule: '6.9',
    view: scene(
      { options: { actions: true, advanced: true }, step: 'discard', mustLead: true, canvas: 'O4' },
      { hand: 'O2 I1', palette: 'R7' },
      { hand: 4, palette: 'R6' },
    ),
    viewer: 0,
    move: 'discard O2',
    caption: {
      en: 'Your 7 has just moved the orange 4 away, so one card is left in your palette. You discard the orange 2, and two is more than one: you may draw.',
      cs: 'Sedmička právě odsunula oranžovou 4, takže ti v paletě zbyla jedna karta. Odkládáš oranžovou 2 a dvě je víc než jedna: smíš si líznout.',
      sk: 'Sedmička práve odsunula oranžovú 4, takže ti v palete zostala jedna karta. Odkladáš oranžovú 2 a dva je viac ako jeden: smieš si potiahnuť kartu.',
      pl: 'Siódemka właśnie zabrała z palety pomarańczową 4, została ci więc jedna karta. Odrzucasz pomarańczową 2, a dwa to więcej niż jeden: możesz dobrać kartę.',
    },
  },
  {
    rule: '6.11',
    view: scene(
      { options, step: 'discard', mustLead: true, known: 'R6' },
      { hand: 'I4', palette: 'O5 V1' },
      { hand: 3, palette: 'B2' },
    ),
    viewer: 0,
    caption: {
      en: 'Your 1 has just put the red 6 on the deck. Everyone knows that it lies there – until somebody draws it.',
      cs: 'Tvoje jednička právě dala na balíček červenou 6. Všichni vědí, že tam leží – dokud si ji někdo nelízne.',
      sk: 'Tvoja jednotka práve dala na balíček červenú 6. Všetci vedia, že tam leží – kým si ju niekto nepotiahne.',
      pl: 'Twoja jedynka właśnie odłożyła na talię czerwoną 6. Wszyscy wiedzą, że tam leży – dopóki ktoś jej nie dobierze.',
    },
  },
];
