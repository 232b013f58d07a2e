import { type Field, object, oneOf } from './document.ts';
import type { Game, OptionSpec, Options, OptionValue } from './game.ts';

/** A way to play a game: its options and how many play. */
export interface Setting {
  readonly options: Options;
  readonly seats: number;
}

/** A wish that a game cannot fulfil, said in a sentence. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/** Every setting the game can be played in. */
export function settings(game: Game): Setting[] {
  const [least, most] = game.seats;
  const all: Setting[] = [];
  for (const options of combinations(game.options)) {
    for (let seats = least; seats <= most; seats++) {
      if (game.misfit?.(options, seats) === undefined) all.push({ options, seats });
    }
  }
  return all;
}

function combinations(spec: OptionSpec): Options[] {
  return Object.entries(spec).reduce<Options[]>(
    (sofar, [name, values]) => sofar.flatMap((options) => values.map((value) => ({ ...options, [name]: value }))),
    [{}],
  );
}

/** The wished options with the defaults filled in; throws BadSetting on one the game does not have. */
export function setting(game: Game, wished: { readonly [option: string]: unknown }, seats: unknown): Setting {
  const [least, most] = game.seats;
  for (const [name, value] of Object.entries(wished)) {
    const values = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (values === undefined) {
      const names = Object.keys(game.options).join(', ') || 'none';
      throw new BadSetting(`options.${name}: ${game.id} has no such option; it has ${names}`);
    }
    if (!(values as readonly unknown[]).includes(value)) {
      throw new BadSetting(`options.${name}: must be one of ${values.map((v) => JSON.stringify(v)).join(', ')}`);
    }
  }
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < least || seats > most) {
    throw new BadSetting(`seats: ${game.id} is played by ${least === most ? least : `${least} to ${most}`}`);
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, values] of Object.entries(game.options)) {
    options[name] = Object.hasOwn(wished, name) ? (wished[name] as OptionValue) : values[0]!;
  }
  const misfit = game.misfit?.(options, seats);
  if (misfit !== undefined) throw new BadSetting(`options: ${misfit}`);
  return { options, seats };
}

/** The options of a position, which lists them all. */
export function readOptions(field: Field, spec: OptionSpec): Options {
  const fields = object(field, Object.keys(spec));
  return Object.fromEntries(Object.entries(spec).map(([name, values]) => [name, oneOf(fields[name]!, values)]));
}
