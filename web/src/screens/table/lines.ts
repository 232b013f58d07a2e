import { REASONS } from '@hoard/bots';
import type { Line } from '@hoard/table';
import { texts } from '@hoard/table/text';
import { language, sayIn } from '../../language.ts';
import type { GameSet } from '../../parts/game.ts';
import { tell } from '../../telling.ts';

/** A line of the log in words; empty where there is nothing to say. */
export function lineText(
  { is, seat, name, happenings, phrase, text }: Line,
  set: GameSet,
  names: readonly string[],
): string {
  const who = name || (seat === undefined ? '' : (names[seat] ?? ''));
  if (is === 'moved') return (happenings ?? []).map(({ what, args }) => tell(set, what, args, names)).join(' ');
  if (phrase !== undefined) return `${who}: ${sayIn(texts, `phrase.${phrase}`)}`;
  if (text !== undefined) return `${who}: ${text}`;
  const key = `line.${is}`;
  return Object.hasOwn(texts[language()], key) ? sayIn(texts, key, { name: who }) : '';
}

/** A bot's reason, where it gave one. */
export function reasonText({ why }: Line, names: readonly string[]): string | undefined {
  return why === undefined ? undefined : sayIn(REASONS, why.what, why.args, names);
}
