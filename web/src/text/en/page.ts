/** What every screen says, the home page, and what stands where nothing else does. */
export const page = {
  'page.home': 'Home',
  'page.ways': 'Ways',
  'page.mine': 'My tables',
  'page.lobby': 'Open tables',
  'page.settings': 'Settings',
  'page.close': 'Close',
  'page.waiting': 'One moment …',
  'page.noServer': 'No server can be reached from here. Alone or on one device you can play at any time.',

  'home.title': 'What shall we play?',
  'home.text': 'Five games from the dragon’s hoard: alone, at one table, or with friends far away.',
  'home.back': 'Back to your table: {game}',
  'home.noBoard': 'Its board is still being painted. The rules are ready to read.',
  'home.promise': 'No accounts, no ads, nobody watching over your shoulder. It works without a network, too.',
  'home.about': 'About Hoard',

  'facts.players': '{least}–{most, plural, one {# player} other {# players}}',
  'facts.two': 'for two players',
  'facts.minutes': '{least}–{most} minutes',
  'facts.age': 'from {age} years',

  'lost.title': 'There is nothing here',
  'lost.text': 'Perhaps the dragon has already carried it away. The games are all still there.',

  'broken.title': 'Something broke',
  'broken.text': 'That was our fault, not yours. Your tables are safe; try it once more.',
  'broken.reload': 'Once more',

  'about.title': 'About Hoard',
  'about.text':
    'Hoard is a table for five games. Every rule has a number, every “no” names its rule, and nobody – no player and no bot – is told what they may not know.',
  'about.privacy':
    'Nothing here follows you: no accounts, no cookies, no requests to anyone else. Tables for one device stay on that device.',
  'about.games': 'The games',
  'about.authors':
    'They were invented by others, and they are worth having in a box. Our drawings and the words of the rules are our own.',
  'about.art': 'Drawings and letters',
  'about.icons':
    'Some of the drawings are built from icons of game-icons.net by Lorc, Delapouite, Skoll, Carl Olsen, Caro Asercion and others, under CC BY 3.0:',
  'about.fonts': 'The typefaces are Fraunces and Nunito Sans, both under the SIL Open Font License.',
};
