import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const options = { heroes: true };

/** The heroes' abilities; you are always the hero of whom the rule speaks. */
export const heroes: readonly Example[] = [
  {
    rule: '8.1',
    view: scene({
      options,
      turn: 1,
      lair: { '1,0': 'steal-left:NS' },
      heroes: ['druid 0,0', 'knight 1,0'],
      coins: [3, 2],
      asked: { what: 'druid', to: 1 },
    }),
    viewer: 0,
    move: 'keep',
    caption: {
      en: 'The knight is about to steal a coin of yours. As the druid you may keep it, once a game.',
      cs: 'Rytíř se ti chystá ukrást minci. Jako druidka si ji smíš jednou za hru nechat.',
      sk: 'Rytier sa ti chystá ukradnúť mincu. Ako druidka si ju smieš raz za hru nechať.',
      pl: 'Rycerz chce ci ukraść monetę. Jako druidka możesz ją raz na grę zatrzymać.',
    },
  },
  {
    rule: '8.2',
    view: scene({
      options,
      lair: { '1,0': 'lose:NS', '0,1': 'find:ES' },
      heroes: ['knight 0,0', 'thief 0,0'],
      purses: [2],
    }),
    viewer: 0,
    move: 'knight 1 1,0',
    caption: {
      en: 'The thief stands in your chamber: you push him into the lose chamber. Then you still have your action.',
      cs: 'Zloděj stojí ve tvé komnatě: postrčíš ho do ztráty. Potom máš ještě akci.',
      sk: 'Zlodej stojí v tvojej komnate: postrčíš ho do straty. Potom máš ešte akciu.',
      pl: 'Złodziej stoi w twojej komnacie: popychasz go do straty. Potem masz jeszcze akcję.',
    },
  },
  {
    rule: '8.3',
    view: scene({
      options,
      phase: 'after',
      lair: { '1,0': 'find:ES', '2,0': 'find:NS' },
      heroes: ['ranger 1,0', 'knight 0,0'],
      coins: [2],
    }),
    viewer: 0,
    move: 'ranger 2,0',
    caption: {
      en: 'You have already moved to a find. As the ranger you move once more, to the next one.',
      cs: 'Jeden pohyb do nálezu už máš za sebou. Jako hraničář se pohneš ještě jednou, do dalšího.',
      sk: 'Jeden pohyb do nálezu už máš za sebou. Ako hraničiar sa pohneš ešte raz, do ďalšieho.',
      pl: 'Jeden ruch do znaleziska już za tobą. Jako łowca ruszasz się jeszcze raz, do następnego.',
    },
  },
  {
    rule: '8.4',
    view: scene({
      options,
      lair: { '1,0': 'empty:E', '2,0': 'lose:NE', '1,1': 'find:SW' },
      heroes: ['sorceress 1,0', 'thief 0,0'],
      coins: [2],
    }),
    viewer: 0,
    move: 'sorceress 1,1',
    caption: {
      en: 'The only arrow leads to the right. As the sorceress you go down to the find all the same.',
      cs: 'Jediná šipka vede doprava. Jako čarodějka jdeš přesto dolů do nálezu.',
      sk: 'Jediná šípka vedie doprava. Ako čarodejnica ideš napriek tomu nadol do nálezu.',
      pl: 'Jedyna strzałka prowadzi w prawo. Jako czarodziejka idziesz mimo to w dół do znaleziska.',
    },
  },
  {
    rule: '8.5',
    view: scene({
      options,
      lair: { '1,0': 'find:NE' },
      heroes: ['thief 0,0', 'warrior 0,0', 'knight 1,0'],
      purses: [2, 3],
    }),
    viewer: 0,
    move: 'thief 2',
    refused: '8.5',
    caption: {
      en: 'The knight has the most coins, but he is in another chamber. You can steal from the warrior only.',
      cs: 'Nejvíc mincí má rytíř, ale je v jiné komnatě. Okrást můžeš jen válečníka.',
      sk: 'Najviac mincí má rytier, ale je v inej komnate. Okradnúť môžeš len bojovníka.',
      pl: 'Najwięcej monet ma rycerz, ale jest w innej komnacie. Okraść możesz tylko wojownika.',
    },
  },
  {
    rule: '8.6',
    view: scene({
      options,
      lair: { '1,0': 'find:NE' },
      heroes: ['warrior 0,0', 'knight 0,0'],
      hand: ['lose:NS', 'find:NES', 'empty:N', 'key:-'],
    }),
    viewer: 0,
    move: 'warrior empty:N lose:NS',
    caption: {
      en: 'You throw away the two chambers that are of no use and draw two new ones.',
      cs: 'Dvě komnaty, které ti k ničemu nejsou, zahodíš a vezmeš si dvě nové.',
      sk: 'Dve komnaty, ktoré ti na nič nie sú, zahodíš a vezmeš si dve nové.',
      pl: 'Dwie komnaty, które na nic się nie zdadzą, odrzucasz i dobierasz dwie nowe.',
    },
  },
];
