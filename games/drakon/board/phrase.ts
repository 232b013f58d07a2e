import type { Phrase } from '@hoard/board';
import type { Position } from '@hoard/kernel';
import type { Language } from '@hoard/kernel/text';
import { arrowWords, chamberWords, effectWord, questionWord, type Speak, speaker } from './speak.ts';
import { ABILITY_WORDS } from './spelling.ts';
import { arrowsIn, patternOf, question, type Table, tableOf } from './table.ts';

/** A move in words. */
export function phrase(move: string, view: Position, names: readonly string[], language: Language): Phrase {
  const table = tableOf(view);
  const speak = speaker(language, names);
  const [verb = '', ...words] = move.split(' ');
  if (verb === 'place') return placing(words, speak);
  if (verb === 'hero') return { group: speak('toChoose'), text: speak('hero', { hero: words[0]! }) };
  if (verb === 'go') return { group: speak('toGo'), text: `${speak('toGo')}: ${goal(words, table, speak)}` };
  const answer = ANSWERS.find((word) => word === verb);
  if (answer !== undefined) return { group: speak('otherwise'), text: speak(answer) };
  const able = ABILITY_WORDS.includes(verb);
  const what = able ? speak('ability', { hero: verb }) : questionWord(question(table), speak);
  const how = MANNER[verb]!(words, table, speak, names);
  return { group: speak(able ? 'toAbility' : 'toDecide'), text: `${what}: ${how}` };
}

const ANSWERS = ['skip', 'end', 'keep', 'allow'] as const;

function placing([name, cell]: readonly string[], speak: Speak): Phrase {
  const arrows = arrowWords(arrowsIn(name!), speak);
  return {
    group: speak('toPlace', { chamber: chamberWords(patternOf(name!), speak) }),
    text: speak('placeAs', { effect: effectWord(name!, speak), cell: cell!, arrows }),
  };
}

/** The chamber of the lair at a cell: "Find (up, right) at 1,0". */
function at(cell: string, { lair }: Table, speak: Speak): string {
  return speak('chamberAt', { chamber: chamberWords(lair[cell]!, speak), cell });
}

/** The chamber a hero would enter, the last one named, and in the wind the one on the way. */
function goal(words: readonly string[], table: Table, speak: Speak): string {
  const chamber = at(words.at(-1)!, table, speak);
  return words.length === 1 ? chamber : speak('via', { chamber, cell: words[0]! });
}

type Manner = (words: readonly string[], table: Table, speak: Speak, names: readonly string[]) => string;

const whose: Manner = ([seat], _table, _speak, names) => names[Number(seat)]!;
const moved: Manner = ([seat, ...words], table, speak, names) => `${names[Number(seat)]}, ${goal(words, table, speak)}`;

/** What is done to what or whom, by the word a move begins with. */
const MANNER: { readonly [verb: string]: Manner } = {
  drakon: goal,
  destroy: goal,
  ranger: goal,
  sorceress: goal,
  control: moved,
  knight: moved,
  rob: whose,
  thief: whose,
  step: (_words, table, speak) => at(table.pending.at(-1)!.at!, table, speak),
  rotate: ([cell, arrows], table, speak) => `${at(cell!, table, speak)} → ${arrowWords(arrows!, speak)}`,
  swap: ([cell, name], table, speak) => `${at(cell!, table, speak)} → ${chamberWords(name!, speak)}`,
  fly: ([cell, arrows], _table, speak) => `${cell} (${arrowWords(arrows!, speak)})`,
  warrior: (words, _table, speak) => words.map((name) => chamberWords(name, speak)).join('; '),
};
