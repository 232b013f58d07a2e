import type { Rulebook } from '@hoard/kernel';

/** The rules of Seven Dragons in English. */
export const en: Rulebook = {
  chapters: {
    '1': 'What is in the box',
    '2': 'Getting ready',
    '3': 'Your turn',
    '4': 'Laying a dragon card',
    '5': 'Bonus cards',
    '6': 'Playing an action card',
    '7': 'The five actions',
    '8': 'How the game ends',
  },
  rules: {
    '1.1': 'There are 72 cards:\n- 51 dragon cards,\n- 15 action cards,\n- 5 goal cards,\n- the silver dragon.',
    '1.2':
      'The dragons have five colours. Where a card is written down, each colour has its letter:\n- **R** red,\n- **Y** gold,\n- **B** blue,\n- **G** green,\n- **K** black.',
    '1.3':
      'A dragon card is taller than it is wide. It has four quarters. Quarters of one colour that touch show one bigger dragon. A card is written down by the letters of its quarters: top left, top right, bottom left, bottom right. **RRYY** is red above and gold below. Four stars are the rainbow dragon. No card shows two separate dragons of one colour.',
    '1.4':
      'Each colour is on 24 dragon cards, the rainbow dragon not counted. These are the 51 cards:\n- 1 rainbow dragon,\n- 10 cards with a single dragon, two of each colour,\n- 10 cards with two halves, one above the other,\n- 10 cards with two halves side by side,\n- 10 cards with one half and two quarters,\n- 10 cards with four quarters.',
    '1.5':
      'There are three of each action card. Every action has a colour of its own:\n- **Move a Card** is green,\n- **Zap a Card** is red,\n- **Rotate Goals** is blue,\n- **Trade Goals** is gold,\n- **Trade Hands** is black.',
    '1.6': 'There are five goal cards, one for each colour.',

    '2.1':
      'The silver dragon lies in the middle of the table from the start. It is never moved and never taken. No dragon card is laid on it.',
    '2.2':
      'Everybody gets one goal card, face down. Only you may look at yours. There are always five goals in a circle: with fewer than five players, the goals left over lie face down between the last player and the first. They belong to **imaginary players**, and nobody may look at them.',
    '2.3': 'The dragon cards and the action cards are shuffled together. Everybody gets three. The rest is the deck.',
    '2.4':
      'The oldest player begins, so let the oldest take the first seat. The first card is already drawn: whoever begins starts with four cards in hand.',

    '3.1':
      'Turns go clockwise. First you draw a card; this happens by itself. Once the deck is empty, nobody draws. Then you play one card from your hand: a dragon card (§4.1) or an action card (§6.1).',
    '3.2': 'If you have cards but can play none of them, you pass. That is the only reason to pass.',
    '3.3': 'If you have no card even after drawing, you are skipped.',

    '4.1': 'Cards lie in a grid, all of them upright: long side to long side, short side to short side.',
    '4.2': 'Before you lay a card, you may turn it upside down. You may not lay it on its side.',
    '4.3':
      'The place must be free, and it must share a side with a card that is already on the table. Any card will do, even one that has been cut off from the others.',
    '4.4':
      'At least one colour must continue: somewhere along a shared side a quarter of your card lies right against a quarter of the same colour. One such place is enough, the other sides may clash. Touching at a corner does not count.',
    '4.5':
      'The rainbow dragon continues every colour on all its quarters. So does the silver dragon while it is wild (§6.1). A silver dragon with a colour is like a card of that one colour.',

    '5.1':
      'If your card continues **two** different colours at once, you draw one bonus card right away. Three colours give two cards, four colours give three. If the deck has fewer, you get what is left. A card that wins the game earns nothing more: the game is over.',
    '5.2': 'Each colour counts once, however many sides it continues on.',
    '5.3':
      'Touching the rainbow dragon counts for nothing here, and neither does touching the silver dragon while it is wild. Laying the rainbow dragon itself earns no bonus either.',
    '5.4': 'Once the silver dragon has a colour, it counts for the bonus like any other card.',

    '6.1':
      'Played action cards form a pile on the silver dragon. As long as there is no pile, the silver dragon is **wild**: it has all colours. After that it has the colour of the top card (§1.5).',
    '6.2':
      '**On top:** you put the card on top of the pile, and the silver dragon changes its colour. You may carry out the action or leave it.',
    '6.3':
      '**At the bottom:** you slip the card under the pile, and the silver dragon keeps its colour. You must carry out the action.',
    '6.4': 'The first action card of the game always goes on top: it gives the silver dragon its first colour.',
    '6.5':
      'With a card on top, the colour changes first and the action comes second. After each of the two we look whether somebody has won (§8.2). So **Move a Card** on top is carried out with a green silver dragon, even as the first action card of the game. If the new colour alone ends the game, the action no longer happens.',
    '6.6':
      'If there is nothing the action could be done to, the card can only go on top, without its action. What counts is the colour the silver dragon has at that moment. So an action can be possible at the bottom and impossible on top, or the other way round.',

    '7.1':
      '**Move a Card.** Lift any dragon card from the table, but not the silver dragon, and lay it again by the rules of laying (§4.3, §4.4). You may also lay it on the same place upside down. It may not come back exactly as it was, so a card that looks the same upside down cannot be turned in place. The lifted card must continue a colour of some **other** card. The cards left behind may fall into separate parts.',
    '7.2':
      '**Zap a Card.** Take any dragon card from the table into your hand, but not the silver dragon. The cards left behind may fall into separate parts.',
    '7.3':
      'Moving a card earns no bonus. The printed rules leave this open, so you can choose otherwise before the game. Then the bonus (§5.1) is counted at the new place, also for a card turned in place.',
    '7.4':
      '**Rotate Goals.** All five goals pass on by one seat, to the left or to the right, as you wish. The goals of imaginary players pass on too.',
    '7.5': '**Trade Goals.** Exchange your goal with any other one: a player’s, or an imaginary player’s.',
    '7.6':
      '**Trade Hands.** Exchange all the cards in your hand with another player. The action card you have just played is no longer among them. Empty hands may be exchanged too.',

    '8.1':
      'Cards make a **group** of a colour when they hang together by quarters of that colour, side against side (§4.4). The silver dragon belongs to it when it has that colour or is wild. The rainbow dragon always belongs to it. Only the number of cards counts, not how big the dragons are.',
    '8.2':
      'Whoever holds the goal of a colour with a group of **seven** or more cards wins. The game ends at once, on anyone’s turn and however it came about: by a card laid or moved, by a new colour of the silver dragon, by a goal that changed hands.',
    '8.3':
      'If several players have seven at the same moment, the one whose turn it is wins. If that player is not among them, the larger group wins. If the groups are equal, the first one clockwise from the player on turn wins.',
    '8.4':
      'The goal of an imaginary player wins nothing. Even with seven cards of its colour the game goes on, until a real player gets that goal.',
    '8.5':
      'The game also ends when the deck and all hands are empty, or when the deck is empty and everybody who still has cards passes in a row. All goals are shown, and the largest group in the colour of a player’s goal wins. Equal groups share the win. A wild silver dragon or the rainbow dragon alone is a group of one in every colour. A colour that is not on the table has no group.',
    '8.6':
      'Your score is the largest group in the colour of your goal. The end of the game also names the rule that decided: §8.2 when one player had seven, §8.3 when several had, §8.5 when the cards ran out.',
  },
};
