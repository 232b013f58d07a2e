import type { BoardProps } from '@hoard/board';
import type { Hands } from './hands.ts';
import type { Outlook } from './outlook.ts';
import { decision, effectDoes, effectWord, questionWord, type Speak } from './speak.ts';
import { decider, type Question, question, type Table } from './table.ts';

/** The rule behind each question. */
export const RULE_OF: { readonly [asked in Question]: string } = {
  heroes: '2.4',
  action: '3.1',
  after: '8.1',
  over: '9.1',
  put: '4.4',
  step: '4.5',
  druid: '8.1',
  destroy: '6.4',
  rotate: '6.5',
  swap: '6.6',
  control: '6.7',
  flying: '6.8',
  drakon: '6.9',
  rob: '6.10',
};

/** What is asked, or what would come of what is pointed at. */
export function sentence(board: BoardProps, table: Table, hands: Hands, outlook: Outlook, speak: Speak): string {
  if (table.outcome !== undefined) return ending(table.outcome, speak);
  if (decider(table) !== board.viewer || board.moves.length === 0) return decision(table, speak);
  if (outlook.met.length > 0) return speak('wouldMeet', { seats: outlook.met });
  if (outlook.entered !== undefined) return coming(table, outlook.entered, speak);
  return chosenSoFar(hands, table, speak) ?? requested(board, table, speak);
}

function ending({ winners, scores, rule }: NonNullable<Table['outcome']>, speak: Speak): string {
  return speak(rule === '9.2' ? 'escaped' : 'won', { seats: winners, gold: scores[winners[0]!]! });
}

function coming({ lair, drakon }: Table, cell: string, speak: Speak): string {
  if (cell === drakon) return speak('hersToo');
  return `${effectWord(lair[cell]!, speak)}: ${effectDoes(lair[cell]!, speak)}.`;
}

/** How a choice that has begun goes on. */
function chosenSoFar({ choice: { taken }, held }: Hands, table: Table, speak: Speak): string | undefined {
  const [first, second] = taken;
  const asked = question(table);
  if (first === undefined) return undefined;
  if (held !== undefined) return speak(asked === 'swap' ? 'swapHeld' : asked === 'rotate' ? 'turnHeld' : 'placeHeld');
  if (first === 'warrior') return speak('giveUp');
  if (first === 'ranger' || first === 'sorceress') return speak('whereTo', { other: table.turn });
  const moved = [first, second].find((part) => part?.startsWith('seat '));
  return moved === undefined ? speak('chooseEnemy') : speak('whereTo', { other: Number(moved.slice(5)) });
}

/** Questions that begin with the effect that asks them. */
const NAMED: readonly Question[] = ['destroy', 'rotate', 'swap', 'control', 'flying', 'rob'];

function requested({ moves }: BoardProps, table: Table, speak: Speak): string {
  const asked = question(table);
  if (asked === 'druid') {
    const { to } = table.pending.at(-1)!;
    return to == null ? speak('druidHoard') : speak('druidSeat', { other: to });
  }
  const request = speak('asked', { what: asked });
  if (NAMED.includes(asked)) return `${questionWord(asked, speak)}: ${request}`;
  if (asked !== 'action') return request;
  if (!moves.some((move) => move.startsWith('place '))) return speak('onlyMove');
  if (!moves.some((move) => move.startsWith('go '))) return speak('onlyPlace');
  return request;
}
