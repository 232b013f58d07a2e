import type { Rulebook } from '@hoard/kernel';

/** The rules of Red7 in English. */
export const en: Rulebook = {
  chapters: {
    '1': 'The cards',
    '2': 'Getting ready',
    '3': 'Your turn',
    '4': 'Who leads',
    '5': 'The advanced game',
    '6': 'Card actions',
    '8': 'What the app asks',
  },
  rules: {
    '1.1':
      'There are **49 cards**: the numbers 1 to 7 in seven colours. From the highest to the lowest the colours are **red, orange, yellow, green, blue, indigo and violet** – in the order of a rainbow. A card is written as the first letter of its colour and its number: R7 is the red 7.',
    '1.2':
      'To compare two cards, look at the **number** first: the higher one is better. The colour decides only when the numbers are the same. So the red 7 is the best card of all, and the violet 1 is the worst. No two cards are equally good.',
    '1.3':
      'A start card lies at the very bottom of the canvas. It makes the rule red. It has no number, and nobody ever moves it.',

    '2.1':
      'Shuffle all 49 cards. Everyone gets **7 cards in hand** and **1 card face up** on the table: that is the beginning of their palette. The rest is the deck you draw from.',
    '2.2': 'The canvas is still only the start card (§1.3), so **the rule is red**: whoever has the best card leads.',
    '2.3': 'Whoever has the best palette card leads. The player to their left takes the first turn.',

    '3.1': `On your turn choose **one** of these:
- play a card from your hand to your palette,
- discard a card from your hand to the canvas,
- play a card to your palette **and then** discard one to the canvas – always in this order,
- do nothing, which means you pass.`,
    '3.2':
      'The colour on top of the canvas is **the rule in force** (§4.1). A new card on the canvas changes the rule at once. Only the top card counts. But everyone saw the cards under it, so you may look through them at any time.',
    '3.3':
      'When your turn ends, **you must lead** under the rule in force. You are compared with everyone who is still in the round. If you do not lead, you are out of the round.',
    '3.4':
      'You may discard a card to the canvas only if **you lead after it**. If someone else would lead then, or nobody, you may not. The same goes for a discard after a 1 or a 7 (§6.3, §6.8).',
    '3.5':
      'You may play a card to your palette even if it does not put you in the lead. But then only a discard that gives you the lead can save you. Without it you are out.',
    '3.6': 'If you do nothing, you are out – even if you are leading.',
    '3.7':
      'If your turn begins and you have no card in hand, you are out – even if you are leading. Nothing is asked, it just happens.',
    '3.8':
      'A player who is out lays hand and palette face down and plays no more in this round. These cards do not count when you look who leads, no action can touch them, and they do not go back to the deck.',
    '3.9': 'Turns go clockwise. Players who are out are skipped.',
    '3.10': 'The moment only one player is left, **that player wins the round**. Nobody takes another turn.',
    '3.11':
      'You may also discard the colour that is already on top of the canvas. The rule stays the same; you only have to lead after it (§3.4).',

    '4.1': `The rule in force says **which cards of your palette count**:
- **Red**: your one best card.
- **Orange**: the most cards of one number.
- **Yellow**: the most cards of one colour.
- **Green**: the even cards – 2, 4 and 6.
- **Blue**: one card of each colour you have – the best of that colour.
- **Indigo**: the longest run of numbers that follow each other, such as 4-5-6. One card counts for each number, colours do not matter, and a run does not go on from 7 to 1.
- **Violet**: the cards below 4 – 1, 2 and 3.`,
    '4.2':
      'Whoever has **more cards that count** leads. If it is a tie, compare the best card that counts: the better one leads (§1.2). Cards that do not count never help.',
    '4.3':
      'If you have several groups or runs of the same size, the one with the best card is used. If you have a number of your run twice, the better of the two cards counts.',
    '4.4':
      'If none of your cards counts, you do not lead. That can happen under the green and the violet rule. It can even be that nobody leads.',

    '5.1':
      'This chapter is for the **advanced game**, which you choose when you set up the table. When you discard a card from your hand and its **number is higher than the number of cards in your palette**, you may draw a card. You do not have to. An empty deck gives nothing, and the canvas is never shuffled back into it.',
    '5.2': 'Drawing is the very last thing in your turn. You can use the new card from your next turn on.',
    '5.3':
      'Whoever wins the round scores the cards of their palette that **count under the rule in force**. Each is worth as many points as its number. Then these cards are put away face down and never come back; but everyone knows which they are.',
    '5.4':
      'Under the blue rule the best card of each colour scores. If several groups or runs have the same size, only the one that leads scores (§4.3).',
    '5.5':
      '**How many points win**: 40 with two players, 35 with three, 30 with four. Whoever gets there first wins the game. You check it right after a round is scored.',
    '5.6':
      'If nobody has enough points yet, all the cards that have not scored are shuffled, and a new round is dealt as in §2.1.',
    '5.7':
      'If fewer than 8 cards are left for each player, there is no new round and the game ends. The most points win. Players with equally many points share the win.',
    '5.8': 'Without the advanced game you play **a single round**, and whoever wins it wins the game.',

    '6.1':
      'This chapter is for playing **with card actions**. You can add them to the simple game and to the advanced one. When you play an **odd card** – 1, 3, 5 or 7 – to your palette, you must carry out its action if you can. A card dealt to your palette at the start has no action, and neither has a card put on the canvas.',
    '6.2':
      '**1 – take.** Choose another player who is still in and has at least as many palette cards as you (your 1 counts too). Take one card from that palette and put it face down on top of the deck. If nobody has that many cards, nothing happens.',
    '6.3':
      'You may play a 1 only if your turn **can still end with you in the lead** – and then it must. That is so even if there is nobody to take a card from.',
    '6.4':
      '**3 – draw.** Draw a card from the deck, if there is one. You may use it in this very turn. You may play a 3 even if you do not know yet whether you will lead.',
    '6.5':
      '**5 – play on.** Play another card from your hand to your palette, and carry out its action too. A 5 can follow a 5. If your hand is empty, or holds nothing but 1s and 7s that you may not play now (§6.3, §6.8), your 5 asks for nothing.',
    '6.6':
      '**7 – move.** Move one card of your palette to the canvas, or face down onto the top of the deck. It may be the 7 itself, for it already lies in your palette. (In older editions it could not be; you can choose that when you set up the table.)',
    '6.7': 'A card that a 7 moves to the canvas never lets you draw (§5.1).',
    '6.8': 'You may play a 7 only if your turn can still end with you in the lead – and then it must.',
    '6.9':
      'After the actions you may still discard one card from your hand (§3.4). Whether you may draw for it (§5.1) depends on how many cards your palette has at that moment.',
    '6.10': 'As long as you are in the round, your palette is never empty: no action can take its last card.',
    '6.11':
      'When a 1 or a 7 puts a card on the deck, everyone knows that card until somebody draws it. In a hand it is as secret as any other.',

    '8.1':
      'The app offers you only moves that you can bring to a good end. It does not offer a 1 or a 7 if nothing could put you in the lead after it. Nor does it let you take or move a card that would spoil your lead for good, or end your turn while a 1 or a 7 says that you must lead and you do not. You never have to guess: the cards you can see tell you enough.',
    '8.2':
      'Without card actions the app asks you only one thing after you have played a card to your palette: do you discard a card, or end your turn?',
  },
};
