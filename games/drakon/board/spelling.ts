import type { Route, Spelling } from '@hoard/board';
import type { Viewer } from '@hoard/kernel';
import { heldBy, type Layings, layingOf, lyingInHand, mayLay, shownIn, type Turns } from './laying.ts';
import { arrowsIn, decider, type HeroName, isCell, question, type Table } from './table.ts';

/** What a choice is made among, and how the chambers are turned meanwhile. */
export interface Setting {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly layings: Layings;
  readonly turns: Turns;
}

export const ABILITY_WORDS: readonly string[] = ['knight', 'ranger', 'sorceress', 'thief', 'warrior'];

/**
 * The parts of the board: `1,0` a chamber or free place, `tile find:NE` chambers in hand, `seat 1` a player or hero,
 * `drakon`, `hero druid` a hero to choose, abilities by their hero, and the buttons `done`, `skip`, `end`, `keep`, `allow`.
 */
export function spellingOf(setting: Setting): Spelling {
  const { table, viewer, layings, turns } = setting;
  const asked = question(table);
  const mine = viewer === decider(table);
  const shown = shownIn(layings, table, turns);
  return {
    route: (move) => route(move, table, shown),
    spell: (parts) => (mine ? attempt(parts, setting) : undefined),
    carries(part) {
      if (part.startsWith('tile ')) return mayLay(table, viewer);
      if (!mine) return false;
      if (part === 'drakon') return asked === 'drakon' || asked === 'put';
      if (part === `seat ${viewer}`) return asked === 'action';
      return asked === 'control' && part.startsWith('seat ');
    },
  };
}

function route(move: string, table: Table, shown: ReadonlyMap<string, string>): Route {
  const [verb, first = '', ...others] = move.split(' ');
  const laying = layingOf(move, table);
  if (laying !== undefined) {
    const { part, cell, lying } = laying;
    // Of the ways it could lie only the one that is shown can be touched; the others wait behind a turn.
    const turn = shown.get(`${part} ${cell}`) === lying ? [] : [`turn ${lying}`];
    if (verb === 'fly') return [...turn, cell];
    return verb === 'rotate' ? [cell, ...turn, 'done'] : [part, ...turn, cell];
  }
  switch (verb) {
    case 'go': // in the wind only the last chamber is entered, so it is the one to point at (§5.3)
      return [others.at(-1) ?? first];
    case 'drakon':
    case 'destroy':
      return [first];
    case 'ranger':
    case 'sorceress':
      return [verb, others.at(-1) ?? first];
    case 'control':
      return [`seat ${first}`, others.at(-1)!];
    case 'knight':
      return [verb, `seat ${first}`, others.at(-1)!];
    case 'thief':
      return [verb, `seat ${first}`];
    case 'rob':
      return [`seat ${first}`];
    case 'warrior':
      return [verb, [first, ...others].map((name) => `tile ${name}`), 'done'];
    case 'step':
      return [table.pending.at(-1)!.at!];
    default:
      return [move];
  }
}

/** What touching these parts tries, legal or not, so that a refusal can say why not. */
function attempt(parts: readonly string[], setting: Setting): string | undefined {
  const { table, viewer, turns } = setting;
  const [before, last] = [parts.slice(0, -1), parts.at(-1)!];
  const asked = question(table);
  const held = heldBy(table, viewer, before);
  const own = table.heroes[decider(table)]!.at;
  if (isCell(last)) {
    if (held !== undefined && asked !== 'rotate') return layingOn(last, lyingInHand(held, turns), asked);
    return onCell(last, before, table);
  }
  const seat = last.startsWith('seat ') ? last.slice(5) : undefined;
  if (seat !== undefined) {
    if (asked === 'rob') return `rob ${seat}`;
    if (asked === 'control') return `control ${seat} ${table.heroes[Number(seat)]!.at}`;
    if (before[0] === 'thief') return `thief ${seat}`;
    return before[0] === 'knight' ? `knight ${seat} ${own}` : undefined;
  }
  if (last.startsWith('hero ')) return last;
  if (last.startsWith('tile ') && !mayLay(table, viewer)) return `place ${last.slice(5)} ${own}`;
  return before.length === 0 && ABILITY_WORDS.includes(last) ? abilityTried(last as HeroName, table) : undefined;
}

function layingOn(cell: string, lying: string, asked: string): string {
  if (asked === 'swap') return `swap ${cell} ${lying}`;
  return asked === 'flying' ? `fly ${cell} ${arrowsIn(lying)}` : `place ${lying} ${cell}`;
}

function onCell(cell: string, [verb, other]: readonly string[], table: Table): string | undefined {
  const asked = question(table);
  const there = table.lair[cell];
  if (there === undefined) return undefined;
  if (verb?.startsWith('seat ') && asked === 'control') return `control ${verb.slice(5)} ${cell}`;
  if (verb === 'knight' && other !== undefined) return `knight ${other.slice(5)} ${cell}`;
  if (verb === 'ranger' || verb === 'sorceress') return `${verb} ${cell}`;
  switch (asked) {
    case 'put':
    case 'drakon':
      return `drakon ${cell}`;
    case 'destroy':
      return `destroy ${cell}`;
    case 'rotate':
      return `rotate ${cell} ${arrowsIn(there)}`;
    default:
      return cell === table.heroes[table.turn]!.at ? undefined : `go ${cell}`;
  }
}

/** An ability that cannot be used now, tried all the same. */
function abilityTried(hero: HeroName, { turn, seats, heroes }: Table): string {
  const next = (turn + 1) % seats;
  const { at } = heroes[turn]!;
  if (hero === 'thief') return `thief ${next}`;
  if (hero === 'warrior') return 'warrior empty:N';
  return hero === 'knight' ? `knight ${next} ${at}` : `${hero} ${at}`;
}
