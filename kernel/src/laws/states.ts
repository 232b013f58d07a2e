import type { Viewer } from '../game.ts';
import { replay } from '../match.ts';
import type { Setting } from '../settings.ts';
import type { Subject } from './subject.ts';
import { type Step, same, stroll, walk } from './walk.ts';

export function ends<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  walk(subject, setting, seed);
}

export function reads<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  const again = (state: S) => {
    const position = JSON.parse(JSON.stringify(game.write(state)));
    const copy = game.read(position, { ...forbidden });
    same(game.write(copy), position, 'a position read and written again');
    same(game.status(copy), game.status(state), 'its status');
    same(game.moves(copy).map(game.spell), game.moves(state).map(game.spell), 'its moves');
    return copy;
  };
  const playsOn = ({ state, move, rng }: Step<S, M>) => {
    const copy = again(state);
    const original = game.clone(state);
    game.apply(copy, move, rng.clone());
    game.apply(original, move, rng.clone());
    same(game.write(copy), game.write(original), `after "${game.spell(move)}" in the position read again`);
  };
  stroll(subject, setting, seed, playsOn, again);
}

const refuseChance = (): never => {
  throw new Error('reading a whole position consumed chance');
};
const forbidden = { int: refuseChance, shuffle: refuseChance, clone: refuseChance, drawn: 0 };

export function clones<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  stroll(subject, setting, seed, ({ state, move, rng }) => {
    const before = game.write(state);
    const clone = game.clone(state);
    game.apply(clone, move, rng.clone());
    same(game.write(state), before, 'a state after a move in its clone');
    const kept = game.clone(state);
    const moved = game.clone(state);
    game.apply(moved, move, rng.clone());
    same(game.write(kept), before, 'a clone after a move in another');
    same(game.write(clone), game.write(moved), 'two clones after the same move');
  });
}

export function looks<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  stroll(subject, setting, seed, ({ state, dice }) => {
    const before = game.write(state);
    for (const viewer of viewers(setting.seats)) game.write(state, viewer);
    const texts = subject.candidates(before);
    for (let i = 0; i < 20; i++) game.refusal(state, game.parse(texts[dice.int(texts.length)]!)!);
    game.moves(state);
    game.status(state);
    same(game.write(state), before, 'a state that was only looked at');
  });
}

export function rebuilds<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  walk(subject, setting, seed, undefined, (state, moves) => {
    const match = { game: game.id, version: game.version, ...setting, seed, moves };
    same(game.write(replay(game, match).state), game.write(state), 'the match replayed');
  });
}

export function conserves<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const inspect = (state: S) => subject.inspect(subject.game.write(state));
  walk(subject, setting, seed, (step) => inspect(step.state), inspect);
}

export function viewers(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}
