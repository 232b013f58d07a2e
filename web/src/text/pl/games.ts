import type { games as en } from '../en/games.ts';

export const games: { readonly [key in keyof typeof en]: string } = {
  'game.red7': 'Przemaluj płótno, zmień zasadę i prowadź na koniec swojej tury.',
  'game.seven-dragons': 'Dokładaj smoka do smoka pod nocnym niebem i zgaduj, czyj kolor jest czyj.',
  'game.dragon-inferno': 'Buduj królestwa i wysyłaj smoki, żeby spaliły cudze.',
  'game.drakon': 'Wyjdź z labiryntu z dziesięcioma sztukami złota, zanim złapie cię smok.',
  'game.diamoniak': 'Zbuduj zamek i zbierz diamenty. Przyleci czarownica? Czytać nie trzeba.',

  'option.red7.advanced': 'Kilka rund na punkty',
  'option.red7.advanced.note': 'Kto wygra rundę, punktuje karty, które ją wygrały, i można dobierać kolejne karty.',
  'option.red7.actions': 'Akcje kart',
  'option.red7.actions.note': 'Nieparzyste liczby coś robią, gdy zagrasz je na paletę.',
  'option.red7.sevenMayMoveItself': 'Siódemka może przesunąć samą siebie',
  'option.seven-dragons.moveBonus': 'Dodatkowe karty także za przesunięcie karty',
  'option.drakon.heroes': 'Bohaterowie z umiejętnościami',
  'option.drakon.goal': 'Kto wygrywa',
  'option.drakon.goal.standard': 'Dziesięć złota',
  'option.drakon.goal.short': 'Siedem złota',
  'option.drakon.goal.escape': 'Osiem złota i ucieczka',
  'option.drakon.teams': 'Drużyny',
  'option.drakon.misfit': 'W drużynach gra się w cztery albo sześć osób.',
  'option.drakon.swapKeepsTile': 'Wymieniona komnata trafia na rękę',
  'option.diamoniak.buyAfterDraw': 'Najpierw dobierz, potem kup',
  'option.diamoniak.colourReleased': 'Kto straci cały zamek, może zacząć inny kolor',

  'bot.0': 'Złotko',
  'bot.1': 'Łupek',
  'bot.2': 'Miedziak',
  'bot.3': 'Nefryt',
  'bot.4': 'Śliwka',
  'bot.5': 'Kostek',
};
