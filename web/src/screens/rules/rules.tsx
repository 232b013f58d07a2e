import { Patterns } from '@hoard/board';
import type { Example, Rulebook } from '@hoard/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasBoard, rulebookOf } from '../../boards.ts';
import { gameCard, gameName } from '../../games.ts';
import { language, t } from '../../language.ts';
import { useGame } from '../../parts/game.ts';
import { Waiting } from '../../parts/later.tsx';
import { Page } from '../../parts/page.tsx';
import { Lost } from '../lost.tsx';
import { chaptersOf, found } from './book.ts';
import { Rule } from './rule.tsx';
import './rules.css';

interface RulesProps {
  readonly game: string;
  readonly section: string | undefined;
}

/** A game's rulebook, open at a rule. */
export function Rules({ game, section }: RulesProps) {
  const card = gameCard(game);
  const book = useSignal<Rulebook | undefined>(undefined);
  const examples = useSignal<readonly Example[]>([]);
  const sought = useSignal('');
  const set = useGame(card === undefined ? undefined : game);
  const speaking = language();
  useEffect(() => {
    if (card === undefined) return;
    void rulebookOf(game).then(async (shelf) => {
      book.value = await shelf[speaking]();
      examples.value = await shelf.examples();
    });
  }, [game, speaking, card, book, examples]);
  useEffect(() => {
    if (section === undefined || book.value === undefined) return;
    document.getElementById(`rule-${section}`)?.scrollIntoView({ block: 'start' });
  }, [section, book.value, set, examples.value]);

  if (card === undefined) return <Lost />;
  if (book.value === undefined) return <Waiting />;
  const chapters = chaptersOf(book.value).map((chapter) => ({
    ...chapter,
    rules: chapter.rules.filter(({ text }) => found(text, sought.value)),
  }));
  const open = chapters.filter(({ rules }) => rules.length > 0);
  return (
    <Page title={t('rules.title', { game: gameName(card.id) })} class="rules">
      <Patterns />
      <div class="rules-top">
        <input
          class="field"
          type="search"
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          value={sought.value}
          onInput={(event) => {
            sought.value = event.currentTarget.value;
          }}
        />
        {hasBoard(game) && (
          <a class="button" data-kind="first" href={`/new/${game}`}>
            {t('rules.play')}
          </a>
        )}
      </div>
      <nav class="rules-chapters" aria-label={t('rules.chapters')}>
        <ol>
          {open.map(({ number, title, rules }) => (
            <li key={number}>
              <a href={`/rules/${game}/${rules[0]!.number}`}>
                {number}. {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-text">
        {open.length === 0 && <p class="notice">{t('rules.nothing')}</p>}
        {open.map(({ number, title, rules }) => (
          <section key={number}>
            <h2>
              {number}. {title}
            </h2>
            {rules.map((rule) => (
              <Rule
                key={rule.number}
                game={game}
                number={rule.number}
                text={rule.text}
                here={rule.number === section}
                examples={examples.value.filter((example) => example.rule === rule.number)}
                set={set}
              />
            ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
