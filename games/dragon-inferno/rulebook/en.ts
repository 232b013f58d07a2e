import type { Rulebook } from '@hoard/kernel';

/** The rules of Dragon Inferno in English. */
export const en: Rulebook = {
  chapters: {
    '1': 'What is in the box',
    '2': 'Getting ready',
    '3': 'Your turn',
    '4': 'Eggs',
    '5': 'Dragons',
    '6': 'The end and the score',
  },
  rules: {
    '1.1':
      'The board has 8 × 8 fields. The columns are called a to h, the rows 1 to 8, and a1 is at the bottom left. The 36 fields inside, from b2 to g7, are round: eggs go there. The corners are a1, a8, h1 and h8.',
    '1.2':
      'Each player has the same seven **kingdom tiles**, one of each shape: I, O, T, S, Z, L and J. You may turn a tile, but never flip it over.',
    '1.3':
      'Every tile has four fields. One of them has a **castle**, another one has a **hole**. On a shape they are always in the same places. The tiles in your printed box may have them elsewhere.',
    '1.4': 'There are five dragons of five fields each, shaped like the letters T, U, V, W and X. They may be turned.',
    '1.5': 'There are eight dragon eggs. There are five lairs, numbered 1 to 5.',

    '2.1': 'The dragons lie face up in random order, one at each lair. So you both see which one comes next.',
    '2.2':
      'The younger player puts four eggs on the board, one after another. Then the other player puts the other four. Eggs go on round fields, one egg on a field.',
    '2.3': 'The younger player places the first tile. After that you take turns.',

    '3.1':
      'Place one of your tiles on empty fields of the board. A field with an egg is empty, a field with a tile is not.',
    '3.2':
      'Your first tile must cover a corner of the board. Every later one must cover a corner or share a side with one of your own tiles, burnt or not.',
    '3.3': 'If you can place a tile, you must. If you cannot, you are skipped, and the other player goes on alone.',
    '3.4': 'Once you could not place a tile, you never can again: the empty fields only get fewer.',

    '4.1':
      'An egg breaks when a field of your tile without the hole comes to lie on it. You keep the egg, and it costs you 1 point at the end.',
    '4.2':
      'An egg that comes to lie in the hole of your tile stays whole and summons a dragon (§5.1). After that it can do nothing more and is worth nothing, whether a dragon came or not.',
    '4.3':
      'One tile can break several eggs and catch another one in its hole. The points for broken eggs stay lost even if a dragon burns the fields.',

    '5.1': 'Whoever summons takes the dragon from the lair with the lowest number that still has one.',
    '5.2':
      'All five fields of the dragon must lie on tiles: yours, the other player’s, or both. Castles and holes may be covered too. Dragons never lie on each other. The tile you have just placed lies there already, so the dragon may cover it as well.',
    '5.3':
      'If the dragon fits anywhere, you must place it, even on your own fields. If it fits nowhere, it flies away and never comes back.',
    '5.4': 'When all the dragons are gone, an egg in a hole summons nothing.',

    '6.1':
      'The game ends when a turn is over and neither of you can place a tile any more. A dragon summoned in the last turn is still placed.',
    '6.2':
      'You count:\n- 1 point for each of your fields that no dragon covers, holes included,\n- 1 more point for each of your castles that no dragon covers, so an open castle field gives 2,\n- minus 1 point for each egg you broke.',
    '6.3': 'Whoever has more points wins. Equal points are a draw.',
  },
};
