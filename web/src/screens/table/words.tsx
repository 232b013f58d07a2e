import type { BoardKind } from '@hoard/board';
import type { Position, Viewer } from '@hoard/kernel';
import { language, t } from '../../language.ts';
import './words.css';

interface WordsProps {
  readonly board: BoardKind;
  readonly view: Position;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly moves: readonly string[];
  readonly play: (move: string) => void;
}

/** The table in words: everything the board shows, and every move as a sentence. */
export function Words({ board, view, viewer, names, moves, play }: WordsProps) {
  const sections = board.words(view, viewer, names, language());
  const groups = grouped(moves, (move) => board.phrase(move, view, names, language()));
  return (
    <div class="words">
      <section class="words-moves">
        <h2>{t('words.moves')}</h2>
        {moves.length === 0 && <p>{t('words.wait')}</p>}
        {groups.map(([group, phrases]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {phrases.map(({ move, text }) => (
                <li key={move}>
                  <button type="button" class="button" onClick={() => play(move)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <section class="words-table">
        <h2>{t('words.table')}</h2>
        {sections.map(({ heading, lines }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}

interface Worded {
  readonly move: string;
  readonly text: string;
}

function grouped(
  moves: readonly string[],
  phrase: (move: string) => { readonly group: string; readonly text: string },
): [group: string, phrases: Worded[]][] {
  const groups = new Map<string, Worded[]>();
  for (const move of moves) {
    const { group, text } = phrase(move);
    groups.set(group, [...(groups.get(group) ?? []), { move, text }]);
  }
  return [...groups];
}
