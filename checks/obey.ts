import { type Setting, settings } from '@hoard/kernel';
import { LAWS, type Law, type Subject } from '@hoard/kernel/laws';
import { describe, test } from 'vitest';

/** Random matches a law is tried on; `HOARD_MATCHES=10000 npm test` is the long mode. */
const MATCHES = Number(process.env.HOARD_MATCHES ?? 100);

/** Holds a game to every law, in every setting it can be played in. */
export function obey<S, M>(subject: Subject<S, M>): void {
  const all = settings(subject.game);
  const each = Math.ceil(MATCHES / all.length);
  describe(`${subject.game.id} obeys the laws`, () => {
    for (const [name, law] of Object.entries(LAWS) as [string, Law][]) {
      test(name, () => {
        for (const setting of all) {
          for (let i = 0; i < each; i++) law(subject, setting, `${name} ${title(setting)} ${i}`);
        }
      });
    }
  });
}

function title({ options, seats }: Setting): string {
  return `${seats} ${Object.values(options).join(' ')}`;
}
