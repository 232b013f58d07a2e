import type { BoardProps, Choice } from '@hoard/board';
import { COLOUR, cardNamed } from '../components.ts';
import { isCard } from './spelling.ts';
import { ruleOf, standings, type Table, tableOf } from './table.ts';
import type { VerdictLine, VerdictOf } from './verdict.tsx';

/** What a player who holds or points at something can see coming. */
export interface Outlook {
  readonly after: Table | undefined; // the table after the move thought of
  readonly coming: string | undefined; // the card that would join the palette
  readonly verdict: VerdictOf;
}

export function outlook({ viewer, moves, preview }: BoardProps, table: Table, choice: Choice): Outlook {
  const look = (move: string | undefined): Table | undefined => {
    const view = move !== undefined && moves.includes(move) ? preview(move) : undefined;
    return view && tableOf(view);
  };
  const judge = (leader: number | undefined): VerdictLine => ({ leader, mine: leader === viewer });
  const held = choice.taken.at(-1);
  const card = isCard(held) ? held : isCard(choice.pointed) ? choice.pointed : undefined;
  const play = card === undefined ? undefined : `play ${card}`;
  const thought = choice.previewed ?? play;
  return {
    after: look(thought),
    coming: thought === play && look(play) !== undefined ? card : undefined,
    verdict(place) {
      if (held === undefined) return undefined;
      const then = look(choice.moveBy(place));
      if (then !== undefined) return judge(standings(then)[ruleOf(then)]!.leader);
      const paints = place === 'canvas' && isCard(held) && (table.step === 'start' || table.step === 'discard');
      return paints ? judge(standings(table)[COLOUR[cardNamed(held)!]!]!.leader) : undefined;
    },
  };
}
