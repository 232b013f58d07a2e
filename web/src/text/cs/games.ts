import type { games as en } from '../en/games.ts';

export const games: { readonly [key in keyof typeof en]: string } = {
  'game.red7': 'Přemaluj plátno, změň pravidlo a na konci svého tahu veď.',
  'game.seven-dragons': 'Přikládej draka k drakovi pod noční oblohou a hádej, čí barva je čí.',
  'game.dragon-inferno': 'Stavěj království a posílej draky, ať spálí to druhé.',
  'game.drakon': 'Ven z labyrintu s deseti zlaťáky, dřív než tě drak dostane.',
  'game.diamoniak': 'Postav hrad a nasbírej diamanty. Přijde čarodějnice? Číst není třeba.',

  'option.red7.advanced': 'Víc kol na body',
  'option.red7.advanced.note': 'Kdo vyhraje kolo, boduje za karty, které ho vyhrály, a dají se lízat další karty.',
  'option.red7.actions': 'Akce karet',
  'option.red7.actions.note': 'Lichá čísla něco udělají, když je zahraješ na paletu.',
  'option.red7.sevenMayMoveItself': 'Sedmička smí přesunout sebe',
  'option.seven-dragons.moveBonus': 'Karty navíc i za přesunutí karty',
  'option.drakon.heroes': 'Hrdinové se schopnostmi',
  'option.drakon.goal': 'Kdo vyhraje',
  'option.drakon.goal.standard': 'Deset zlaťáků',
  'option.drakon.goal.short': 'Sedm zlaťáků',
  'option.drakon.goal.escape': 'Osm zlaťáků a ven',
  'option.drakon.teams': 'Dvojice',
  'option.drakon.misfit': 'Ve dvojicích se hraje ve čtyřech nebo v šesti.',
  'option.drakon.swapKeepsTile': 'Vyměněná komnata přijde do ruky',
  'option.diamoniak.buyAfterDraw': 'Nejdřív lízat, pak kupovat',
  'option.diamoniak.colourReleased': 'Kdo přijde o celý hrad, smí začít jinou barvu',

  'bot.0': 'Zlatka',
  'bot.1': 'Břidlík',
  'bot.2': 'Měďák',
  'bot.3': 'Nefrit',
  'bot.4': 'Švestka',
  'bot.5': 'Kostík',
};
