import type { Rulebook } from '@hoard/kernel';

/** The rules of Diamoniak in English. */
export const en: Rulebook = {
  chapters: {
    '1': 'The cards',
    '2': 'Getting ready',
    '3': 'Your turn',
    '4': 'Drawing cards',
    '5': 'Buying a piece',
    '6': 'Who wins',
  },
  rules: {
    '1.1': `There are **54 cards**:
- 24 castle pieces: four castles in four colours, and each castle has six different pieces,
- 20 diamonds,
- 7 witches,
- 3 fairies.`,
    '1.2':
      'The castles are **red, blue, green and yellow**. A piece is written as the letter of its colour and its number: R3 is piece 3 of the red castle, B is blue, G green and Y yellow. D is a diamond, W a witch and F a fairy.',
    '1.3':
      'Everything you have lies open in front of you, for all to see. The only secret is the order of the cards in the pile.',

    '2.1': 'Shuffle all the cards into one face-down pile. Nobody has a card at the start.',
    '2.2': 'The youngest player begins and takes the first seat. Turns go clockwise.',

    '3.1':
      'On your turn choose one of two things: **buy one castle piece** (§5.1), and your turn is over, **or draw cards**. There is one more way to do it: §5.4.',
    '3.2':
      'If you draw, you must draw **at least one card**. After a castle piece, a diamond or a fairy you may draw again or stop. You do nothing else in that turn.',
    '3.3': 'Show each card you draw to everybody and lay it in front of you.',

    '4.1':
      '**A castle piece, and you have no castle yet**: if nobody is building that colour, you must build it from now on. If somebody is, the piece is a spare card.',
    '4.2':
      '**A castle piece, and you have a castle**: a piece of your colour joins your castle. Any other piece is a spare card.',
    '4.3': 'Everybody builds only one castle, and each colour is built by only one player.',
    '4.4': '**A diamond or a fairy**: lay it beside your castle and keep it.',
    '4.5':
      '**A witch!** Put her beside the pile, together with three of your cards. You choose which: diamonds, spare cards, pieces of your castle or fairies. If you have fewer than three cards, she takes them all. Then your turn is over.',
    '4.6':
      '**A fairy beats the witch.** Instead of paying you may put one fairy and the witch beside the pile. Nothing else is taken from you. Your turn is over then, too.',
    '4.7':
      'If your castle loses all its pieces, **you are still building that colour**, and nobody else may begin it. When you set up the table, you can choose another way: the colour is free again the moment the last piece goes, and you start anew. Whoever then begins a colour adds their spare pieces of it at once. With five of them the castle is complete and the game is won (§6.1). In the usual game nothing is ever added like that: without a castle you cannot have a piece of a free colour.',
    '4.8':
      'If you draw and the pile is empty, the cards beside it are shuffled into a new pile. If the last card was a witch, settle with her first. There is always something to shuffle: by then all the witches lie beside the pile.',
    '4.9':
      'If you have three cards or fewer and no fairy, there is nothing to choose. The witch takes everything by herself.',

    '5.1':
      'If you are building a castle and have **three diamonds**, you may buy a piece of your colour from another player instead of drawing. That player cannot say no.',
    '5.2': 'Your three diamonds go **to the player who sells you the piece**.',
    '5.3': 'You may buy only one piece in a turn, and you draw no card in that turn.',
    '5.4':
      'When you set up the table, you can choose **buying after a card**. Then every turn begins with drawing. After each card that lets you draw on you may draw, buy or stop, and buying ends your turn. Nothing can be bought before the first card.',

    '6.1':
      'The first player whose castle has **all six pieces** wins at once – no matter whether the last piece was drawn or bought.',
  },
};
