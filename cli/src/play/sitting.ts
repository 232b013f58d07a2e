import { type Level, think } from '@hoard/bots';
import { type Box, heardBy, type Ink, type Record, type Refusal, rngFrom, type Setting } from '@hoard/kernel';
import { type Language, say } from '@hoard/kernel/text';
import { namesAround } from '../names.ts';
import { numbered } from './columns.ts';

const PLAYER: { readonly [language in Language]: string } = { en: 'Player', cs: 'Hráč', sk: 'Hráč', pl: 'Gracz' };

export interface Seating {
  readonly box: Box;
  readonly setting: Setting;
  readonly seat: number;
  readonly level: Level;
  readonly seed: string;
  readonly language: Language;
  readonly ink: Ink;
  readonly print: (text: string) => void;
}

/** A match of one person against bots, in words typed and printed. */
export function sitting({ box, setting, seat, level, seed, language, ink, print }: Seating) {
  const { game, texts } = box;
  const names = namesAround(seat, setting.seats, PLAYER[language]);
  const mind = rngFrom(`${seed} mind`);
  const chance = rngFrom(seed);
  let now = { state: game.setup(setting.options, setting.seats, chance), rng: chance, moves: [] as readonly string[] };
  const decisions: (typeof now)[] = []; // where the person decided, to go back to

  const make = (move: unknown) => {
    const next = { state: game.clone(now.state), rng: now.rng.clone(), moves: [...now.moves, game.spell(move)] };
    game.apply(next.state, move, next.rng, (happening) => {
      const { what, args } = heardBy(seat, happening);
      print(`  ${say(texts, language, what, args, names)}`);
    });
    now = next;
  };

  const letBotsMove = () => {
    for (
      let { actor } = game.status(now.state);
      actor !== undefined && actor !== seat;
      { actor } = game.status(now.state)
    ) {
      make(think(level, box, game.write(now.state, actor), mind).move);
    }
  };

  const show = () => {
    print(`\n${box.picture(game.write(now.state, seat), ink, names)}\n`);
    const { outcome } = game.status(now.state);
    if (outcome !== undefined) {
      const winners = outcome.winners.map((winner) => names[winner]).join(', ') || 'nobody';
      return print(`The game is over. Winner: ${winners} (§${outcome.rule}), scores ${outcome.scores.join(' : ')}.`);
    }
    print(numbered(game.moves(now.state).map(game.spell)));
  };

  const explain = ({ rule, key, args }: Refusal) => print(`${say(texts, language, key, args, names)} (§${rule})`);

  const why = (text: string) => {
    const move = game.parse(text);
    if (move === undefined) return print(`"${text}" is no move of ${texts[language].name}.`);
    const refusal = game.refusal(now.state, move);
    if (refusal === undefined) print(`"${text}" is legal.`);
    else explain(refusal);
  };

  const undo = () => {
    const before = decisions.pop();
    if (before === undefined) return print('There is nothing to take back.');
    now = before;
    show();
  };

  const decide = (text: string) => {
    const move = /^\d+$/.test(text) ? game.moves(now.state)[Number(text) - 1] : game.parse(text);
    if (move === undefined)
      return print(`Type a number, a move, "? <move>", "undo" or "quit"; "${text}" is none of them.`);
    const refusal = game.refusal(now.state, move);
    if (refusal !== undefined) return explain(refusal);
    decisions.push(now);
    make(move);
    letBotsMove();
    show();
  };

  letBotsMove();

  return {
    show,
    hear(text: string): void {
      if (text === '?') print('Type "? <move>" to hear why a move may not be made.');
      else if (text.startsWith('?')) why(text.slice(1).trim());
      else if (text === 'undo') undo();
      else decide(text);
    },
    isOver: (): boolean => game.status(now.state).outcome !== undefined,
    /** The match, when it is over. */
    record(): Record | undefined {
      const { outcome } = game.status(now.state);
      if (outcome === undefined) return undefined;
      return { game: game.id, version: game.version, ...setting, seed, moves: now.moves, outcome };
    },
  };
}
