import { rngFrom } from '@hoard/kernel';
import type { Subject } from '@hoard/kernel/laws';
import { obey } from '../../../checks/obey.ts';
import { agree } from '../../../checks/vectors.ts';
import { diamoniak } from '../index.ts';
import { BOX, belongings, type Document, without } from './table.ts';

const subject: Subject<unknown, unknown> = {
  game: diamoniak,
  longest: 20_000,
  // Every payment from what the seat on turn owns, and others; every piece from who has it, and from others.
  candidates: (position) => {
    const { seats, turn, phase, pile, returned, players } = position as unknown as Document;
    const dice = rngFrom(`${turn} ${pile.length} ${returned.length}`);
    const any = () => BOX[dice.int(BOX.length)]!;
    const texts = new Set(['draw', 'stop', 'fairy']);
    const give = (...cards: string[]) => texts.add(`give ${cards.sort().join(' ')}`);
    const buy = (seat: number, card: string) => card.length === 2 && texts.add(`buy ${seat} ${card}`);
    players.forEach(({ castle, spares }, seat) => {
      for (const card of [...castle, ...spares]) buy(seat, card);
    });
    for (let i = 0; i < 3; i++) buy(dice.int(4), any());
    const mine = belongings(players[turn % seats]!).sort();
    for (const size of [1, 2, 4]) give(...mine.slice(0, size), any());
    if (phase === 'witch') {
      const few = mine.filter((card, i) => card !== mine[i - 3]); // of cards alike three are enough
      give(...few.slice(0, 3));
      for (let i = 0; i < few.length; i++) {
        for (let j = i + 1; j < few.length; j++) {
          for (let k = j + 1; k < few.length; k++) texts.add(`give ${few[i]} ${few[j]} ${few[k]}`);
        }
      }
    }
    return [...texts];
  },
  // Hidden from everyone: the order of the pile.
  disguise: (position, _viewer, rng) => {
    const { pile } = position as unknown as Document;
    const order = [...pile.keys()];
    rng.shuffle(order);
    return { ...position, pile: order.map((i) => pile[i]!) };
  },
  inspect: (position) => {
    const { phase, pile, returned, players } = position as unknown as Document;
    const settling = phase === 'witch' ? ['W'] : [];
    const left = without(BOX, [...pile, ...returned, ...settling, ...players.flatMap(belongings)]);
    if (left.length > 0) throw new Error(`lost: ${left.join(' ')}`);
    if (pile.length + returned.length === 0) throw new Error('both piles are empty (§4.8)');
    if (pile.length === 0 && returned.filter((card) => card === 'W').length + settling.length < 7) {
      throw new Error('the pile is empty, but not all witches lie beside it (§4.8)');
    }
    const colours = players.flatMap(({ colour }) => colour ?? []);
    if (new Set(colours).size < colours.length) throw new Error('two players build one colour (§4.3)');
    for (const { colour, castle, spares } of players) {
      if (castle.some((card) => card[0] !== colour)) throw new Error('a castle holds a piece of another colour (§4.3)');
      if (spares.some((card) => card[0] === colour))
        throw new Error('a piece of the own colour lies spare (§4.2, §4.7)');
    }
  },
};

obey(subject);
agree(diamoniak, new URL('vectors.jsonl', import.meta.url));
