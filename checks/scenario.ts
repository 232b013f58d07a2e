import { type Game, type Happening, type Position, type Refusal, rngFrom, type Status } from '@hoard/kernel';

/** Short ways for a test to set up a position and say what may be done in it, what happens and what not. */
export function scenario<S, M>(game: Game<S, M>) {
  const load = (position: Position): S => game.read(position, rngFrom('scenario'));
  const parse = (text: string): M => {
    const move = game.parse(text);
    if (move === undefined) throw new Error(`"${text}" is no move of ${game.id}`);
    return move;
  };
  const make = (position: Position, texts: readonly string[]) => {
    const state = load(position);
    const rng = rngFrom('scenario');
    const told: Happening[] = [];
    for (const text of texts) {
      const move = parse(text);
      const refusal = game.refusal(state, move);
      if (refusal !== undefined) throw new Error(`"${text}" is refused by §${refusal.rule} (${refusal.key})`);
      game.apply(state, move, rng, (happening) => told.push(happening));
    }
    return { state, told, chance: rng.drawn > 0 };
  };
  return {
    /** The legal moves, spelled, ascending by text. */
    legal: (position: Position): string[] => game.moves(load(position)).map(game.spell).sort(),
    /** What forbids a move, if anything does. */
    refusal: (position: Position, text: string): Refusal | undefined => game.refusal(load(position), parse(text)),
    /** The number of the rule that forbids a move: "3.4". */
    brokenRule: (position: Position, text: string): string | undefined =>
      game.refusal(load(position), parse(text))?.rule,
    /** The position after legal moves. */
    after: (position: Position, ...texts: string[]): Position => game.write(make(position, texts).state),
    /** What was told of legal moves, in order. */
    told: (position: Position, ...texts: string[]): Happening[] => make(position, texts).told,
    /** Whether the moves consumed chance. */
    chance: (position: Position, ...texts: string[]): boolean => make(position, texts).chance,
    status: (position: Position, ...texts: string[]): Status => game.status(make(position, texts).state),
    view: (position: Position, viewer: number | 'spectator'): Position => game.write(load(position), viewer),
  };
}
