import type { Example } from '@hoard/kernel';
import { language } from '../../language.ts';
import type { GameSet } from '../../parts/game.ts';
import { pieces } from './book.ts';
import { ExamplePicture } from './example.tsx';

interface RuleProps {
  readonly game: string;
  readonly number: string;
  readonly text: string;
  readonly here: boolean; // somebody was sent to it
  readonly examples: readonly Example[];
  readonly set: GameSet | undefined;
}

/** One numbered rule, and positions that show it. */
export function Rule({ game, number, text, here, examples, set }: RuleProps) {
  return (
    <article id={`rule-${number}`} class="rule" data-here={here ? '' : undefined}>
      <a class="rule-number" href={`/rules/${game}/${number}`}>
        §{number}
      </a>
      <div class="rule-text">
        <p>
          <Marked game={game} text={text} />
        </p>
        {examples.map((example) => (
          <figure key={example.caption.en}>
            {set !== undefined && <ExamplePicture example={example} set={set} />}
            <figcaption>
              <Marked game={game} text={example.caption[language()]} />
            </figcaption>
          </figure>
        ))}
      </div>
    </article>
  );
}

function Marked({ game, text }: { readonly game: string; readonly text: string }) {
  return (
    <>
      {pieces(text).map(({ kind, text }) => {
        if (kind === 'bold') return <strong>{text}</strong>;
        return kind === 'rule' ? <a href={`/rules/${game}/${text}`}>§{text}</a> : text;
      })}
    </>
  );
}
