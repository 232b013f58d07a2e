import { isWishOfAll, rematchAfter } from '../rematch.ts';
import { phase, type Table } from '../table.ts';
import type { Command } from '../wire.ts';
import { type Circumstances, type Decision, events, problem, seated } from './decision.ts';

type Of<V extends Command['do']> = Extract<Command, { do: V }>;

export function say(table: Table, { phrase }: Of<'say'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) => events({ is: 'said', seat, phrase }));
}

export function write(table: Table, { text }: Of<'write'>, circumstances: Circumstances): Decision {
  return seated(table, circumstances, (seat) =>
    table.terms.speech === 'free' ? events({ is: 'wrote', seat, text: text.trim() }) : problem('phrasesOnly'),
  );
}

/** A wish for another match. The last of those who are there to have it opens the table. */
export function rematch(table: Table, { salt }: Of<'rematch'>, circumstances: Circumstances): Decision {
  const { random, isHere } = circumstances;
  return seated(table, circumstances, (seat) => {
    if (phase(table) !== 'over') return problem('notOver');
    if (table.wishes.some((wish) => wish.seat === seat)) return problem('alreadyWished');
    const wishes = [...table.wishes, { seat, salt }];
    const wished = { is: 'wished', seat, salt } as const;
    if (!isWishOfAll(table, wishes, isHere)) return events(wished);
    const next = rematchAfter(table, wishes, random() + random());
    return { events: [wished, { is: 'rematched', table: next.id }], next };
  });
}
