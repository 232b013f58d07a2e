import { type Game, type Position, type Refusal, rngFrom, type Viewer } from '@hoard/kernel';
import type { Problem } from '@hoard/table';

/** What comes of an attempt as far as the page can tell; the one who runs the table has the last word. */
export type Verdict = { readonly may: true } | { readonly refusal: Refusal } | { readonly problem: Problem };

/** The rules as a viewer can apply them to what they see. */
export interface Reading {
  readonly moves: readonly string[]; // legal ones, spelled; none when it is not the viewer's turn
  judge(move: string): Verdict;
  preview(move: string): Position | undefined;
}

/** So many imagined worlds must agree on what a move leads to, else it reveals something. */
const WORLDS = 3;

/**
 * Legality depends only on what the seat to decide knows: so any world that fits the view will do.
 * A match may be over before the game is: when somebody has resigned.
 */
export function readingOf(game: Game, view: Position, viewer: Viewer, isOver = false): Reading {
  const world = game.read(view, rngFrom('reading'));
  const { actor, outcome } = game.status(world);
  const over = isOver || outcome !== undefined;
  const mine = !over && actor === viewer;
  const previews = new Map<string, Position | undefined>();
  return {
    moves: mine ? game.moves(world).map((move) => game.spell(move)) : [],
    judge(text) {
      if (over) return { problem: 'over' };
      if (!mine) return { problem: 'notYourTurn' };
      const move = game.parse(text);
      if (move === undefined) return { problem: 'noMove' };
      const refusal = game.refusal(world, move);
      return refusal === undefined ? { may: true } : { refusal };
    },
    preview(text) {
      if (!previews.has(text)) previews.set(text, previewOf(game, view, viewer, text));
      return previews.get(text);
    },
  };
}

/** The view after a move, where it is the same in every world. */
function previewOf(game: Game, view: Position, viewer: Viewer, text: string): Position | undefined {
  const move = game.parse(text);
  if (move === undefined) return undefined;
  let first: { readonly after: Position; readonly text: string } | undefined;
  for (let i = 0; i < WORLDS; i++) {
    const world = game.read(view, rngFrom(`world ${i}`));
    if (game.refusal(world, move) !== undefined) return undefined;
    game.apply(world, move, rngFrom(`chance ${i}`));
    const after = game.write(world, viewer);
    const text = JSON.stringify(after);
    if (first !== undefined && first.text !== text) return undefined;
    first ??= { after, text };
  }
  return first!.after;
}
