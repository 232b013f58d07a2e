import type { Route, Spelling } from '@hoard/board';
import { isAction, isCell, isDragonCard, type Table, turnedFace, upright } from './table.ts';

/**
 * The parts of the board: `RRYY` and `zap` cards in hand, `2,0` a card or a free place on the table, `silver` the silver dragon
 * (an action card for its colour only), `bottom` under the pile, `goal 3`, `seat 2` a player's hand, `cw` and `ccw`, `turn`, `pass`.
 * An action card goes on top unless `bottom` is touched after it. What lies the other way round than it is held comes after `turn`.
 */
export function spellingFor(table: Table, turned: string | undefined): Spelling {
  const facing = (thing: string, from: string, face: string, to: string) =>
    (face !== from) === (turned === thing) ? [to] : ['turn', to];
  const held = (thing: string, face: string) => (turned === thing ? turnedFace(face) : face);

  function route(move: string): Route {
    const [verb = '', card = '', ...rest] = move.split(' ');
    if (verb === 'pass') return [verb];
    if (verb === 'lay') {
      const thing = upright(card);
      return [thing, ...facing(thing, thing, card, rest[0]!)];
    }
    const use = verb === 'bottom' ? [card, verb] : [card];
    if (rest.length === 0) return [...use, 'silver'];
    if (card !== 'move') return [...use, target(card, rest[0]!)];
    const [from, to, face] = rest as [string, string, string];
    return [...use, from, ...facing(from, table.table[from]!, face, to)];
  }

  function spell([card = '', ...rest]: readonly string[]): string | undefined {
    if (card === 'pass') return card;
    const goal = rest.at(-1) ?? '';
    if (isDragonCard(card))
      return isCell(goal) || goal === 'silver' ? `lay ${held(card, card)} ${cellOf(goal)}` : undefined;
    if (!isAction(card)) return undefined;
    const lead = `${rest.includes('bottom') ? 'bottom' : 'top'} ${card}`;
    if (goal === 'silver' || goal === 'bottom') return lead;
    if (card === 'move') {
      const [from, to] = rest.filter((part) => part !== 'bottom');
      const lying = table.table[from ?? ''];
      return isCell(to) && isDragonCard(lying) ? `${lead} ${from} ${to} ${held(from!, lying)}` : undefined;
    }
    const [kind, seat] = goal.split(' ');
    if (card === 'zap') return isCell(goal) ? `${lead} ${goal}` : undefined;
    if (card === 'rotate') return goal === 'cw' || goal === 'ccw' ? `${lead} ${goal}` : undefined;
    return kind === (card === 'trade-goals' ? 'goal' : 'seat') ? `${lead} ${seat}` : undefined;
  }

  return { route, spell, carries: (part) => isDragonCard(part) || isAction(part) };
}

function target(action: string, about: string): string {
  if (action === 'trade-goals') return `goal ${about}`;
  return action === 'trade-hands' ? `seat ${about}` : about;
}

function cellOf(part: string): string {
  return part === 'silver' ? '0,0' : part;
}
