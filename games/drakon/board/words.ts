import type { Section } from '@hoard/board';
import { HIDDEN, type Position, type Seat, type Viewer } from '@hoard/kernel';
import type { Language } from '@hoard/kernel/text';
import { chamberWords, decision, type Speak, speaker } from './speak.ts';
import { around, goldIn, heroesAt, poolOf, stacks, type Table, tableOf, target } from './table.ts';

/** The board in words. */
export function words(view: Position, viewer: Viewer, names: readonly string[], language: Language): Section[] {
  const table = tableOf(view);
  const speak = speaker(language, names);
  return [
    { heading: speak('theTable'), lines: tableLines(table, speak) },
    ...around(table, viewer)
      .toReversed()
      .map((seat) => ({
        heading: seat === viewer ? speak('you') : names[seat]!,
        lines: playerLines(table, seat, viewer, speak),
      })),
    { heading: speak('theLair'), lines: Object.keys(table.lair).map((cell) => lairLine(cell, table, names, speak)) },
  ];
}

function tableLines(table: Table, speak: Speak): string[] {
  const { outcome, drakon, pile, hoard } = table;
  return [
    outcome === undefined
      ? decision(table, speak)
      : speak('won', { seats: outcome.winners, gold: outcome.scores[outcome.winners[0]!]! }),
    drakon === null ? speak('waiting') : `${speak('drakon')}: ${drakon}`,
    speak('pile', { count: pile.length }),
    speak('hoard', { count: hoard.length }),
  ];
}

function playerLines(table: Table, seat: Seat, viewer: Viewer, speak: Speak): string[] {
  const { hero, at, used } = table.heroes[seat]!;
  const pool = poolOf(table, seat);
  const coins = table.coins[pool]!;
  const isOpen = !coins.includes('?') && coins.length > 0;
  return [
    ...(hero === null ? [] : [`${speak('hero', { hero })}: ${at}`]),
    ...(table.options.teams ? [speak('team', { team: 'ABC'[pool]! })] : []),
    speak('coins', { count: coins.join(', ') || 0 }),
    ...(isOpen ? [speak('gold', { gold: goldIn(coins), target: target(table) })] : []),
    handLine(table.hands[seat]!, seat === viewer, speak),
    ...(table.options.heroes && hero !== null ? [abilityLine(hero, used, speak)] : []),
  ];
}

function handLine(hand: readonly string[], own: boolean, speak: Speak): string {
  if (!own) return speak('chambers', { count: hand.length });
  const named = stacks(hand).map(({ name, count }) => {
    const chamber = name === HIDDEN ? name : chamberWords(name, speak);
    return count === 1 ? chamber : `${chamber} ×${count}`;
  });
  return speak('chambers', { count: named.join('; ') || 0 });
}

function abilityLine(hero: string, used: boolean, speak: Speak): string {
  const when = speak(used ? 'abilityUsed' : 'abilityWhen', { hero });
  return `${speak('ability', { hero })}, ${when}`;
}

function lairLine(cell: string, table: Table, names: readonly string[], speak: Speak): string {
  const line = speak('chamberAt', { chamber: chamberWords(table.lair[cell]!, speak), cell });
  const figures = heroesAt(table, cell).map((seat) => names[seat]!);
  if (table.drakon === cell) figures.push(speak('drakon'));
  return figures.length === 0 ? line : `${line}: ${figures.join(', ')}`;
}
