import type { Setting } from '../settings.ts';
import type { Subject } from './subject.ts';
import { same, stroll, walk } from './walk.ts';

export function choices<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  const decides = ({ state }: { readonly state: S }) => {
    const { actor } = game.status(state);
    if (actor === undefined || actor < 0 || actor >= setting.seats) throw new Error(`seat ${actor} is to decide`);
  };
  walk(subject, setting, seed, decides, (state) => {
    same(game.moves(state), [], 'moves after the end');
    for (const text of subject.candidates(game.write(state))) {
      if (game.refusal(state, game.parse(text)!) === undefined) throw new Error(`"${text}" is legal after the end`);
    }
  });
}

export function spelling<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  stroll(subject, setting, seed, ({ moves }) => {
    const texts = moves.map(game.spell);
    if (new Set(texts).size < texts.length) throw new Error(`two moves are spelled alike among ${texts.join(', ')}`);
    for (const text of texts) {
      if (!/^\S+( \S+)*$/.test(text)) throw new Error(`"${text}" is not tokens with single spaces`);
      const parsed = game.parse(text);
      same(parsed === undefined ? undefined : game.spell(parsed), text, 'a move parsed and spelled again');
    }
  });
}

export function legality<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  stroll(subject, setting, seed, ({ state, moves }) => {
    const listed = new Set(moves.map(game.spell));
    const texts = new Set(subject.candidates(game.write(state)));
    for (const text of listed) {
      if (!texts.has(text)) throw new Error(`"${text}" is listed, but not among all that can be spelled`);
    }
    for (const text of texts) {
      const move = game.parse(text);
      if (move === undefined) throw new Error(`"${text}" can be spelled but not parsed`);
      const refusal = game.refusal(state, move);
      if (refusal === undefined && !listed.has(text)) throw new Error(`"${text}" is not listed, but not refused`);
      if (refusal !== undefined && listed.has(text))
        throw new Error(`"${text}" is listed, but refused by §${refusal.rule}`);
    }
  });
}

export function picks<S, M>(subject: Subject<S, M>, setting: Setting, seed: string): void {
  const { game } = subject;
  if (game.pick === undefined) return;
  stroll(subject, setting, seed, ({ state, moves, dice }) => {
    const listed = new Set(moves.map(game.spell));
    for (let i = 0; i < 8; i++) {
      const text = game.spell(game.pick!(state, dice));
      if (!listed.has(text)) throw new Error(`"${text}" was picked, but is not legal`);
    }
  });
}
