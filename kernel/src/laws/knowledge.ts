import { BadPosition } from '../document.ts';
import type { Position, Viewer } from '../game.ts';
import { type Happening, heardBy } from '../happening.ts';
import type { Rng } from '../rng.ts';
import type { Setting } from '../settings.ts';
import { viewers } from './states.ts';
import type { Subject } from './subject.ts';
import { same, stroll } from './walk.ts';

const DISGUISES = 4;

/** Two states that differ only in what a viewer cannot know give that viewer the same view, legal moves, refusals and happenings. */
export function hidden<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  const eyes = viewers(setting.seats);
  stroll(subject, setting, seed, ({ state, move, rng, dice }) => {
    const viewer = eyes[dice.int(eyes.length)]!;
    const position = game.write(state);
    const before = game.write(state, viewer);
    const truth = after(subject, state, move, rng, viewer);
    for (let i = 0; i < DISGUISES; i++) {
      const other = readable(subject, () => subject.disguise(position, viewer, dice), dice);
      if (other === undefined) continue;
      same(game.write(other, viewer), before, `the view of ${viewer} in a world alike to him`);
      if (viewer === game.status(state).actor && i === 0) {
        same(game.moves(other).map(game.spell), game.moves(state).map(game.spell), `the moves of seat ${viewer}`);
        for (const text of subject.candidates(before)) {
          const tried = game.parse(text)!;
          same(game.refusal(other, tried), game.refusal(state, tried), `the refusal of "${text}"`);
        }
      }
      if (game.refusal(other, move) !== undefined) continue; // the mover does not hold what it needs in that world
      const alike = after(subject, other, move, rng, viewer);
      const revealed = JSON.stringify(alike.view) !== JSON.stringify(truth.view);
      if (!revealed) same(alike.heard, truth.heard, `what ${viewer} hears of "${game.spell(move)}"`);
    }
  });
}

/** Not every disguise is a world that can be: the seat to decide must have something to decide in it. */
function readable<S, M>({ game }: Subject<S, M>, disguise: () => Position, dice: Rng): S | undefined {
  for (let tries = 0; tries < 20; tries++) {
    try {
      return game.read(disguise(), dice);
    } catch (error) {
      if (!(error instanceof BadPosition)) throw error;
    }
  }
  return undefined;
}

/** What a viewer sees and hears of a move. Where chance came in, what he alone was told may be shuffled away again: then only what all hear counts. */
function after<S, M>({ game }: Subject<S, M>, state: S, move: M, rng: Rng, viewer: Viewer) {
  const told: Happening[] = [];
  const next = game.clone(state);
  const chance = rng.clone();
  game.apply(next, move, chance, (happening) => told.push(happening));
  const ears = chance.drawn === rng.drawn ? viewer : 'spectator';
  return { heard: told.map((happening) => heardBy(ears, happening)), view: game.write(next, viewer) };
}

/** Reading a view imagines a world: one in which the same seat is to decide and that looks the same. */
export function imagined<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  const eyes = viewers(setting.seats);
  stroll(subject, setting, seed, ({ state, dice }) => {
    const viewer = eyes[dice.int(eyes.length)]!;
    const view = JSON.parse(JSON.stringify(game.write(state, viewer)));
    const world = game.read(view, dice);
    same(game.write(world, viewer), view, `the view of ${viewer} in a world imagined from it`);
    same(game.status(world), game.status(state), `the status in a world imagined by ${viewer}`);
    subject.inspect(game.write(world));
  });
}
