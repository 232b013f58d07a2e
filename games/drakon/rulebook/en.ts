import type { Rulebook } from '@hoard/kernel';

/** The rules of Drakon in English. */
export const en: Rulebook = {
  chapters: {
    '1': 'What is in the box',
    '2': 'Getting ready',
    '3': 'Your turn',
    '4': 'Placing a chamber',
    '5': 'Moving',
    '6': 'What the chambers do',
    '7': 'Drakon',
    '8': 'Heroes and their abilities',
    '9': 'How the game ends',
  },
  rules: {
    '1.1':
      'There are 72 chambers, 28 coins, six heroes and the dragon Drakon. 5 coins are worth 1 gold, 18 coins 2 gold and 5 coins 3 gold.',
    '1.2':
      'A chamber shows what it does, and it has arrows on some of its four sides. Where a chamber is written down, its arrows are letters, as on a map: **N** up, **E** right, **S** down, **W** left. A dash means no arrow.',
    '1.3':
      'These are the chambers. “Straight” means arrows on two opposite sides, “corner” on two neighbouring ones. Your printed box may have a slightly different mix.\n- The entrance: 1, with four arrows.\n- Empty: 17 – 2 with one arrow, 4 straight, 4 corner, 7 with three arrows.\n- Find: 12 – 2 with one arrow, 3 straight, 4 corner, 3 with three arrows.\n- Steal left, steal right, lose, destroy, turn, control and wind: 3 of each – straight, corner, three arrows.\n- Harp: 3 – one arrow, straight, corner.\n- Drakon: 4 – one arrow, straight, corner, three arrows.\n- Swap: 2 – straight, corner.\n- Flying: 2 – straight, three arrows.\n- Escape and rob: 2 of each – corner, three arrows.\n- Key and portal: 3 of each, without arrows.',

    '2.1':
      'The entrance lies in the middle of the table, with all the heroes on it. The other 71 chambers are shuffled into the pile, and everybody takes four in hand.',
    '2.2': 'The coins are shuffled face down: they are the hoard. Drakon waits beside it.',
    '2.3': 'Chance decides who begins.',
    '2.4':
      'The heroes are the druid, the knight, the ranger, the sorceress, the thief and the warrior. If you play with abilities, everybody chooses a hero, beginning with the first player. If you play without them, the heroes are handed out in this order, and they can do nothing special.',

    '3.1':
      'Turns go clockwise. On your turn do one of two things: place a chamber (§4.1) or move your hero (§5.1). You may not pass.',
    '3.2':
      'If you cannot do the one, you must do the other. If you can do neither, you are skipped: you have no turn, use no ability and do not meet Drakon. An ability alone does not count as something you can do. When nobody can do anything, the game ends (§9.3).',
    '3.3':
      'If your hero stands in Drakon’s chamber when your turn ends, he meets her (§7.4). Other heroes in that chamber do not.',

    '4.1':
      'Lay a chamber from your hand on a free place that shares a side with some chamber. You may turn it as you like.',
    '4.2': 'Two arrows may never point at each other across a shared side.',
    '4.3':
      'Right after placing, before anything else happens, you draw a chamber, if the pile has one. You may hold any number of chambers.',
    '4.4':
      'When a **Drakon** chamber is laid and Drakon is not in play yet, whoever laid it puts her on any chamber without a figure. Nobody meets her by that.',
    '4.5':
      'If you lay an **escape** chamber right next to your own hero, and an arrow of his chamber points to it, you may step onto it at once. From a key or a portal you may do so on any side. Wind and harp do not matter here.',

    '5.1':
      'Your hero goes to a neighbouring chamber that an arrow of his own chamber points to. The arrows of the other chamber do not matter.',
    '5.2':
      'From a **key** you may go to any neighbouring chamber, whatever the arrows. From a **portal** you may go to any other chamber at all.',
    '5.3':
      'From a **wind** chamber you go exactly two chambers in one move, or not at all. The first step follows an arrow of the wind chamber, the second one an arrow of the chamber in between. A key or portal in between counts as if it had arrows on all sides, except those from which an arrow of a neighbour points at it. A second wind adds nothing. You enter only the last chamber: the one in between does nothing, and Drakon in it is not met.',
    '5.4':
      'If an arrow of your chamber points to a **harp**, your move must go to such a harp. On a key or a portal you are free of it. In the wind both steps obey the harp, and a key or portal in between does not free you. If a harp leaves you no second step, you cannot move at all. A harp never forces you to move: you may still place a chamber.',
    '5.5':
      'When somebody else moves your hero (by control, or as the knight), the same rules hold. Only the choice is the other player’s.',

    '6.1':
      'A chamber does what it shows when a hero enters it, by any move or step. Where it says **may**, you can decline; the rest simply happens. **Find:** take the next coin of the hoard, if there is one. Only you see its value.',
    '6.2':
      '**Steal left, steal right:** take a random coin from the player on your left or on your right, if that player has one. On your left sits the one who plays after you.',
    '6.3':
      '**Lose:** one of your coins, picked at random, goes back to the hoard, and the hoard is shuffled. Without coins nothing happens.',
    '6.4':
      '**Destroy:** you may remove a chamber without a figure from the game, but not the entrance. The lair may fall apart.',
    '6.5':
      '**Turn:** you may turn any chamber so that it lies differently, also one with figures on it. No two arrows may point at each other then (§4.2). The entrance, keys and portals look the same whichever way they lie, so they cannot be turned.',
    '6.6':
      '**Swap:** you may replace a chamber without a figure by one from your hand, but not the entrance. Turn the new one as you like, as long as no arrows point at each other (§4.2). The old chamber comes into your hand; or it leaves the game, if you have chosen so before. Nothing is drawn. A Drakon chamber can bring Drakon into play this way (§4.4), but you cannot step onto an escape chamber (§4.5). The new chamber may be just like the old one.',
    '6.7':
      '**Control:** you may move another hero by one move that he could make himself. He enters the chamber, and his player makes the choices there; left and right are that player’s too. You cannot move yourself this way, nor the hero whose turn it is, nor anybody twice in one turn.',
    '6.8':
      '**Flying:** you may lift this chamber with everyone on it to another free place that shares a side with some other chamber. Turn it as you like, as long as no arrows point at each other (§4.2). Nobody enters anything by flying.',
    '6.9': '**Drakon:** you may move Drakon by up to three chambers (§7.2).',
    '6.10': '**Rob:** you may take a random chamber from another player’s hand, a partner’s too.',
    '6.11':
      'Nothing happens when you enter an empty chamber, the entrance, a key, a portal, a wind, a harp or an escape chamber.',
    '6.12': 'If there is nothing the chamber could do its work on, the game goes on by itself.',

    '7.1': 'Drakon is a single figure. She comes into play by §4.4 and stays in it.',
    '7.2':
      'She moves by 0 to 3 chambers, from side to side, never diagonally and never over gaps. Arrows and effects do not matter to her. Staying where she is, is a move too.',
    '7.3':
      'Every hero in the chamber where her move ends meets her, in the order of the seats. She does nothing to those she passes. If you decline to move her, nobody meets her.',
    '7.4':
      'Whoever meets her goes to the entrance and returns a random coin to the hoard, if there is one to return. The hoard is shuffled. A hero who is at the entrance already stays there and pays.',
    '7.5':
      'A hero who enters Drakon’s chamber sets off nothing there. You meet her at the end of your turn, unless you have left by then. When it is not your turn, you meet her at once. If she met you at the entrance during your turn, she meets you again at its end if you are both still there.',

    '8.1':
      'Each ability can be used once a game. Use it on your own turn, before your action or when everything after it is settled, never in between. Used before, the action still follows; if none is possible any more, your turn ends. Only the **druid** is different: when a chamber or a hero’s ability would cost you a coin, on anyone’s turn, you may keep it. That does not help against Drakon, nor when your partner is to lose a coin. You are asked before the coin is picked, and only if you have one.',
    '8.2':
      '**Knight:** move one enemy hero who is in your chamber by one move that he could make himself (§5.5). He enters the chamber.',
    '8.3': '**Ranger:** make one more move.',
    '8.4':
      '**Sorceress:** as your action, leave your chamber by any of its four sides, whatever the arrows say. If an arrow of your chamber points to a harp, you must go to such a harp. From a wind chamber you still go two chambers; the second step follows §5.3 and may lead you back. From a portal you reach neighbouring chambers only.',
    '8.5':
      '**Thief:** take a random coin from one enemy hero who is in your chamber and has one. If a druid keeps her coin, your ability is used up all the same.',
    '8.6':
      '**Warrior:** remove one or more of the chambers in your hand from the game and draw as many, as far as the pile lasts.',

    '9.1':
      'Whoever takes a coin and then has **10 gold** or more wins at once, on anyone’s turn. Until then coins are secret.',
    '9.2':
      'Before the game you choose one of three goals:\n- **Standard:** 10 gold.\n- **Short:** 7 gold.\n- **Escape:** have 8 gold and enter an escape chamber or a portal with it. You may go, step or be moved there; flying there or passing through in the wind is not enough. Drakon in it does not stop you.',
    '9.3':
      'Sometimes nobody gets that far. Then all coins are shown and the most gold wins; equal gold shares the win. This happens:\n- when nobody can place or move,\n- when ten rounds go by in which no chamber is placed and no coin is taken, lost or stolen,\n- when a hundred rounds go by in which no chamber is placed.',
    '9.4':
      'Four or six players can play in **teams**. Partners sit opposite each other and share their coins, which both may look at. A team needs twice the gold: 20, or 14 in the short game, or 16 to escape. What gives or costs you a coin gives or costs it your team. Partners who meet Drakon together pay one coin each, as long as there are any. Enemies are the heroes of other teams; control may move a partner too. Both partners win, and both score their team’s gold.',
  },
};
