import { cellName, cellNamed, NOWHERE } from './cells.ts';
import { ARROWS, chamberNamed, HEROES, nameOf, PATTERN } from './components.ts';
import {
  ALLOW,
  CONTROLS,
  cellOf,
  DESTROYS,
  detail,
  detailOf,
  END,
  FLY,
  GO,
  HERO,
  KEEP,
  KNIGHT_MOVE,
  kindOf,
  type Move,
  PLACE,
  PUT_DRAKON,
  RANGER_MOVE,
  ROBS,
  ROTATES,
  SKIP,
  SORCERESS_MOVE,
  STEP_ON,
  SWAPS,
  seatOf,
  secondOf,
  THIEF_MOVE,
  thenTo,
  WARRIOR_WORD,
} from './move.ts';

/** The parts a move is written with, in their order. */
type Part = 'hero' | 'seat' | 'cell' | 'ways' | 'arrows' | 'chamber';

const FORMS: readonly [kind: number, word: string, parts: readonly Part[]][] = [
  [HERO, 'hero', ['hero']],
  [PLACE, 'place', ['chamber', 'cell']],
  [GO, 'go', ['ways']],
  [PUT_DRAKON, 'drakon', ['cell']],
  [STEP_ON, 'step', []],
  [DESTROYS, 'destroy', ['cell']],
  [ROTATES, 'rotate', ['cell', 'arrows']],
  [SWAPS, 'swap', ['cell', 'chamber']],
  [CONTROLS, 'control', ['seat', 'ways']],
  [FLY, 'fly', ['cell', 'arrows']],
  [ROBS, 'rob', ['seat']],
  [SKIP, 'skip', []],
  [KEEP, 'keep', []],
  [ALLOW, 'allow', []],
  [KNIGHT_MOVE, 'knight', ['seat', 'ways']],
  [RANGER_MOVE, 'ranger', ['ways']],
  [SORCERESS_MOVE, 'sorceress', ['ways']],
  [THIEF_MOVE, 'thief', ['seat']],
  [END, 'end', []],
];

const BY_KIND = new Map(FORMS.map(([kind, word, parts]) => [kind, { word, parts }]));
const BY_WORD = new Map(FORMS.map(([kind, word, parts]) => [word, { kind, parts }]));

const SPELL: { readonly [part in Part]: (move: number) => string } = {
  hero: (move) => HEROES[detailOf(move)]!,
  seat: (move) => String(seatOf(move)),
  cell: (move) => cellName(cellOf(move)),
  ways: (move) =>
    secondOf(move) === NOWHERE ? cellName(cellOf(move)) : `${cellName(cellOf(move))} ${cellName(secondOf(move))}`,
  arrows: (move) => ARROWS[detailOf(move)]!,
  chamber: (move) => nameOf(detailOf(move)),
};

/** What a word adds to a move; undefined where it is no such part. */
const PARSE: { readonly [part in Part]: (word: string) => number | undefined } = {
  hero: (word) => listed(HEROES, word),
  seat: (word) => listed(['0', '1', '2', '3', '4', '5'], word),
  cell: cellNamed,
  ways: cellNamed,
  arrows: (word) => listed(ARROWS, word),
  chamber: (word) => {
    const chamber = chamberNamed(word);
    return chamber === undefined ? undefined : detail(chamber);
  },
};

function listed(names: readonly string[], word: string): number | undefined {
  const at = names.indexOf(word);
  return at < 0 ? undefined : detail(at);
}

export function spell(move: Move): string {
  if (typeof move === 'string') return move;
  const { word, parts } = BY_KIND.get(kindOf(move))!;
  return [word, ...parts.map((part) => SPELL[part](move))].join(' ');
}

export function parse(text: string): Move | undefined {
  if (text.startsWith(WARRIOR_WORD)) return parseWarrior(text);
  const [word, ...words] = text.split(' ');
  const form = BY_WORD.get(word!);
  if (form === undefined) return undefined;
  const { kind, parts } = form;
  let move = kind;
  for (const [i, part] of parts.entries()) {
    const added = words[i] === undefined ? undefined : PARSE[part](words[i]);
    if (added === undefined) return undefined;
    move += added;
  }
  if (words.length === parts.length) return move;
  const second = parts.at(-1) === 'ways' && words.length === parts.length + 1 ? cellNamed(words.at(-1)!) : undefined;
  return second === undefined ? undefined : thenTo(move, second);
}

function parseWarrior(text: string): Move | undefined {
  const names = text.slice(WARRIOR_WORD.length).split(' ');
  const written = names.every((name, i) => {
    const chamber = chamberNamed(name);
    return chamber !== undefined && PATTERN[chamber] === chamber && (i === 0 || names[i - 1]! <= name);
  });
  return written ? text : undefined;
}
