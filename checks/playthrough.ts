import { fileURLToPath } from 'node:url';
import { type Box, rngFrom } from '@hoard/kernel';
import { say } from '@hoard/kernel/text';
import { expect, test } from 'vitest';

const PICTURES = 12; // of the first turns; then words are enough, and one of the end
const NAMES = ['Ada', 'Bo', 'Cyril', 'Dana', 'Emil', 'Fany'];

export interface Playthrough {
  readonly title: string; // and, with dashes, the file's name
  readonly seats: number;
  readonly options: { readonly [option: string]: boolean | number | string };
  readonly seed: string;
  readonly longest?: number; // decisions told, all by default
}

/** A random match told in words and pictures, held to what was told before: a person can read what changed. */
export function tellsAsBefore(
  box: Box,
  folder: URL,
  { title, seats, options, seed, longest = 1000 }: Playthrough,
): void {
  test(`the match "${title}" is told as before`, async () => {
    const { game, texts } = box;
    const rng = rngFrom(seed);
    const dice = rngFrom(`${seed} dice`);
    const names = NAMES.slice(0, seats);
    const state = game.setup(options, seats, rng);
    const lines = [`${texts.en.name}: ${title}`, JSON.stringify(options), ''];
    const picture = () => box.picture(game.write(state), (_, text) => text, names);
    let pictures = 0;
    let told = -1;
    for (let i = 0; i < longest; i++) {
      const { actor, outcome } = game.status(state);
      if (outcome !== undefined) {
        lines.push('', picture(), '');
        lines.push(
          `Over by §${outcome.rule}: winners ${JSON.stringify(outcome.winners)}, scores ${JSON.stringify(outcome.scores)}`,
        );
        break;
      }
      if (actor !== told) lines.push('', ...(pictures++ < PICTURES ? [picture(), ''] : []));
      told = actor;
      const moves = game.moves(state);
      const move = moves[dice.int(moves.length)]!;
      lines.push(`${names[actor]}: ${game.spell(move)}   (1 of ${moves.length})`);
      game.apply(state, move, rng, ({ what, args, secret }) => {
        const shown = secret ?? { what, args };
        lines.push(`    ${say(texts, 'en', shown.what, shown.args, names)}`);
      });
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      fileURLToPath(new URL(`${title.replaceAll(/\W+/g, '-')}.txt`, folder)),
    );
  });
}
