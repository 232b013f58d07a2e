import { type Position, type Rng, rngFrom, type Viewer } from '@hoard/kernel';
import type { Subject } from '@hoard/kernel/laws';
import { obey } from '../../../checks/obey.ts';
import { agree } from '../../../checks/vectors.ts';
import { sevenDragons } from '../index.ts';
import { ACTIONS, cellsAround, type Document, DRAGONS, isWon, turn, upright } from './referee.ts';

const SAMPLE = 100; // moves of a `move` card tried where there are more

/** What is spelled at a table; of a view, where the moves are compared anyway, every seventh. */
function candidates(position: Position): readonly string[] {
  const all = spellings(position);
  const isView = JSON.stringify(position).includes('"?"');
  return isView ? all.filter((_, i) => i % 7 === 0) : all;
}

/** Every spelling with what the seat on turn holds, one each with what it does not; of a `move` card all when few, else some and the legal ones. */
function spellings(position: Position): string[] {
  const document = position as unknown as Document;
  const held = document.hands[document.turn]!;
  const cells = cellsAround(document);
  const cards = Object.keys(document.table);
  const ends = ['top', 'bottom'];
  return [
    'pass',
    ...new Set(
      DRAGONS.flatMap((face) => [face, turn(face)]).flatMap((face) =>
        (held.includes(upright(face)) ? cells : cells.slice(0, 1)).map((cell) => `lay ${face} ${cell}`),
      ),
    ),
    ...ends.flatMap((end) => ACTIONS.map((action) => `${end} ${action}`)),
    ...ends.flatMap((end) =>
      (held.includes('zap') ? [...cards, ...cells] : ['0,0', '1,0']).map((cell) => `${end} zap ${cell}`),
    ),
    ...ends.flatMap((end) => ['cw', 'ccw'].map((way) => `${end} rotate ${way}`)),
    ...ends.flatMap((end) =>
      [0, 1, 2, 3, 4].flatMap((seat) => [`${end} trade-goals ${seat}`, `${end} trade-hands ${seat}`]),
    ),
    ...(held.includes('move') ? relocations(position, document, cells) : [`top move 0,0 1,0 ****`]),
  ];
}

function relocations(position: Position, document: Document, cells: readonly string[]): string[] {
  const cards = Object.entries(document.table);
  const spelled = (end: string, [from, face]: [string, string], to: string) => [
    `${end} move ${from} ${to} ${face === 'S' ? '****' : face}`,
    `${end} move ${from} ${to} ${face === 'S' ? 'RRRR' : turn(face)}`,
  ];
  if (cards.length <= 4) {
    return ['top', 'bottom'].flatMap((end) => cards.flatMap((card) => cells.flatMap((to) => spelled(end, card, to))));
  }
  const rng = rngFrom(JSON.stringify(document.table));
  const some = [...Array(SAMPLE)].flatMap(() =>
    spelled(['top', 'bottom'][rng.int(2)]!, cards[rng.int(cards.length)]!, cells[rng.int(cells.length)]!),
  );
  const state = sevenDragons.read(position, rng);
  const legal = sevenDragons.moves(state).map(sevenDragons.spell);
  return [...some, ...legal.filter((text) => text.includes(' move '))];
}

/** Hidden from a viewer: the deck, and others' cards and goals but those he has seen. Nobody can have won already. */
function disguise(position: Position, viewer: Viewer, rng: Rng): Position {
  const document = position as unknown as Document;
  const bit = viewer === 'spectator' ? 32 : 1 << viewer;
  const { deck, hands, goals, seen } = document;
  const knowsCard = (seat: number, i: number) => seat === viewer || ((seen?.hands[seat]?.[i] ?? 0) & bit) !== 0;
  const knowsGoal = (seat: number) => seat === viewer || ((seen?.goals[seat] ?? 0) & bit) !== 0;
  const cards = dealer([...deck, ...hands.flatMap((hand, seat) => hand.filter((_, i) => !knowsCard(seat, i)))], rng);
  const dealt = {
    ...document,
    deck: deck.map(cards),
    hands: hands.map((hand, seat) => hand.map((card, i) => (knowsCard(seat, i) ? card : cards()))),
  };
  for (;;) {
    const colours = dealer(
      goals.filter((_, seat) => !knowsGoal(seat)),
      rng,
    );
    const world = { ...dealt, goals: goals.map((colour, seat) => (knowsGoal(seat) ? colour : colours())) };
    if (!isWon(world)) return world as unknown as Position;
  }
}

function dealer(things: readonly string[], rng: Rng): () => string {
  const order = [...things.keys()];
  rng.shuffle(order);
  return () => things[order.pop()!]!;
}

const BOX = [...DRAGONS, ...ACTIONS, ...ACTIONS, ...ACTIONS].sort().join(' ');

/** 66 cards and five goals are always somewhere; nobody has won while the game runs, and the seat on turn has a card. */
function inspect(position: Position): void {
  const document = position as unknown as Document;
  const { table, pile, deck, hands, goals, passes } = document;
  const lying = Object.values(table).filter((face) => face !== 'S');
  const all = [...lying.map(upright), ...pile, ...deck, ...hands.flat()].sort().join(' ');
  if (all !== BOX) throw new Error(`the cards are ${all}`);
  if ([...goals].sort().join('') !== 'BGKRY') throw new Error(`the goals are ${goals}`);
  if (table['0,0'] !== 'S') throw new Error('the silver dragon has left its place (§2.1)');
  if (passes > 0 && deck.length > 0) throw new Error('passes are counted only with the deck empty (§9)');
}

const subject: Subject<unknown, unknown> = {
  game: sevenDragons as Subject<unknown, unknown>['game'],
  longest: 400, // 69 plays (66 cards, three of them taken back) with at most four passes between two, and a pass a card drawn
  candidates,
  disguise,
  inspect,
};

obey(subject);
agree(sevenDragons, new URL('vectors.jsonl', import.meta.url));
