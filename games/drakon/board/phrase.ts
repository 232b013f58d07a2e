import type { Phrase } from '@hoard/board';
import type { Position } from '@hoard/kernel';
import type { Language } from '@hoard/kernel/text';
import { arrowWords, chamberWords, effectWord, type Speak, speaker } from './speak.ts';
import { arrowsIn, patternOf, type Table, tableOf } from './table.ts';

/** A move in words. */
export function phrase(move: string, view: Position, names: readonly string[], language: Language): Phrase {
  const table = tableOf(view);
  const speak = speaker(language, names);
  const [verb, ...words] = move.split(' ');
  return (SAY[verb!] ?? answer(verb!))(words, table, speak);
}

type Says = (words: readonly string[], table: Table, speak: Speak) => Phrase;

const ANSWERS = ['skip', 'end', 'keep', 'allow'] as const;

function answer(verb: string): Says {
  const key = ANSWERS.find((word) => word === verb)!;
  return (_words, _table, speak) => ({ group: speak('otherwise'), text: speak(key) });
}

/** The chamber of the lair at a cell: "Find (up, right) at 1,0". */
function at(cell: string, { lair }: Table, speak: Speak): string {
  return speak('chamberAt', { chamber: chamberWords(lair[cell]!, speak), cell });
}

/** The chamber a hero would enter, the last one named, and in the wind the one on the way. */
function goal(words: readonly string[], table: Table, speak: Speak): { chamber: string } {
  const chamber = at(words.at(-1)!, table, speak);
  return { chamber: words.length === 1 ? chamber : speak('via', { chamber, cell: words[0]! }) };
}

const SAY: { readonly [verb: string]: Says } = {
  hero: ([hero], _table, speak) => ({ group: speak('toChoose'), text: speak('chooseHero', { hero: hero! }) }),
  go: (words, table, speak) => ({ group: speak('toGo'), text: speak('goTo', goal(words, table, speak)) }),
  place: ([name, cell], _table, speak) => ({
    group: speak('toPlace', { chamber: chamberWords(patternOf(name!), speak) }),
    text: speak('placeAs', {
      effect: effectWord(name!, speak),
      cell: cell!,
      arrows: arrowWords(arrowsIn(name!), speak),
    }),
  }),
  drakon: (words, table, speak) => decided('drakonTo', goal(words, table, speak), speak),
  destroy: (words, table, speak) => decided('destroyIt', goal(words, table, speak), speak),
  step: (_words, table, speak) => decided('stepOn', { chamber: at(table.pending.at(-1)!.at!, table, speak) }, speak),
  rotate: ([cell, arrows], table, speak) =>
    decided('rotateIt', { chamber: at(cell!, table, speak), arrows: arrowWords(arrows!, speak) }, speak),
  swap: ([cell, name], table, speak) =>
    decided('swapIt', { chamber: at(cell!, table, speak), name: chamberWords(name!, speak) }, speak),
  fly: ([cell, arrows], _table, speak) => decided('flyTo', { cell: cell!, arrows: arrowWords(arrows!, speak) }, speak),
  rob: ([seat], _table, speak) => decided('robIt', { other: Number(seat) }, speak),
  control: ([seat, ...words], table, speak) =>
    decided('moveHero', { other: Number(seat), ...goal(words, table, speak) }, speak),
  knight: ([seat, ...words], table, speak) =>
    able('moveHero', { other: Number(seat), ...goal(words, table, speak) }, speak),
  thief: ([seat], _table, speak) => able('stealIt', { other: Number(seat) }, speak),
  ranger: (words, table, speak) => able('rangerTo', goal(words, table, speak), speak),
  sorceress: (words, table, speak) => able('sorceressTo', goal(words, table, speak), speak),
  warrior: (words, _table, speak) =>
    able('giveUpThese', { chambers: words.map((name) => chamberWords(name, speak)).join('; ') }, speak),
};

type Key = Parameters<Speak>[0];
type Values = NonNullable<Parameters<Speak>[1]>;

function decided(key: Key, args: Values, speak: Speak): Phrase {
  return { group: speak('toDecide'), text: speak(key, args) };
}

function able(key: Key, args: Values, speak: Speak): Phrase {
  return { group: speak('toAbility'), text: speak(key, args) };
}
