import type { games as en } from '../en/games.ts';

export const games: { readonly [key in keyof typeof en]: string } = {
  'game.red7': 'Premaľuj plátno, zmeň pravidlo a na konci svojho ťahu veď.',
  'game.seven-dragons': 'Prikladaj draka k drakovi pod nočnou oblohou a hádaj, čia farba je čia.',
  'game.dragon-inferno': 'Stavaj kráľovstvá a posielaj draky, nech spália to druhé.',
  'game.drakon': 'Von z labyrintu s desiatimi zlatkami, skôr než ťa drak dostane.',
  'game.diamoniak': 'Postav hrad a nazbieraj diamanty. Príde striga? Čítať netreba.',

  'option.red7.advanced': 'Viac kôl na body',
  'option.red7.advanced.note': 'Kto vyhrá kolo, boduje za karty, ktoré ho vyhrali, a dajú sa ťahať ďalšie karty.',
  'option.red7.actions': 'Akcie kariet',
  'option.red7.actions.note': 'Nepárne čísla niečo urobia, keď ich zahráš na paletu.',
  'option.red7.sevenMayMoveItself': 'Sedmička smie presunúť seba',
  'option.seven-dragons.moveBonus': 'Karty navyše aj za presunutie karty',
  'option.drakon.heroes': 'Hrdinovia so schopnosťami',
  'option.drakon.goal': 'Kto vyhrá',
  'option.drakon.goal.standard': 'Desať zlatiek',
  'option.drakon.goal.short': 'Sedem zlatiek',
  'option.drakon.goal.escape': 'Osem zlatiek a von',
  'option.drakon.teams': 'Dvojice hráčov',
  'option.drakon.misfit': 'Vo dvojiciach sa hrá vo štvorici alebo v šestici.',
  'option.drakon.swapKeepsTile': 'Vymenená komnata príde do ruky',
  'option.diamoniak.buyAfterDraw': 'Najprv ťahať, potom kupovať',
  'option.diamoniak.colourReleased': 'Kto príde o celý hrad, smie začať inú farbu',

  'bot.0': 'Zlatka',
  'bot.1': 'Bridlík',
  'bot.2': 'Meďák',
  'bot.3': 'Nefrit',
  'bot.4': 'Slivka',
  'bot.5': 'Kostík',
};
