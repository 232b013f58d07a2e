import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BOXES, boxOf } from '@hoard/games';
import { BadSetting, type Box, type OptionValue, type Setting, setting } from '@hoard/kernel';

/** A command of ./hoard: what its help says, what it accepts, what it does. */
export interface Command {
  readonly summary: string;
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(args: Args): number | Promise<number>; // the exit code
}

export interface Args {
  readonly values: { readonly [name: string]: string | boolean | (string | boolean)[] | undefined };
  readonly positionals: readonly string[];
}

/** Arguments that make no sense: one line, exit code 2. */
export class BadArguments extends Error {
  override name = 'BadArguments';
}

export function readArguments(command: Command, args: string[]): Args {
  try {
    return parseArgs({
      args,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new BadArguments((error as Error).message.split('\n')[0]!.replace(/\.? To specify.*$/, ''));
  }
}

export function theGame({ positionals }: Args): Box {
  const [id, ...rest] = positionals;
  const known = BOXES.map(({ game }) => game.id).join(', ');
  if (id === undefined) throw new BadArguments(`name a game: ${known}`);
  if (rest.length > 0) throw new BadArguments(`one game at a time, not also ${rest.join(' ')}`);
  const box = boxOf(id);
  if (box === undefined) throw new BadArguments(`there is no game "${id}"; there are ${known}`);
  return box;
}

export function text({ values }: Args, name: string): string | undefined {
  return values[name] as string | undefined;
}

export function whole(args: Args, name: string, least: number, most: number): number | undefined {
  const given = text(args, name);
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < least || value > most) {
    throw new BadArguments(`--${name} must be a whole number from ${least} to ${most}, not "${given}"`);
  }
  return value;
}

/** The options given as --option name=value, and how many play. */
export function theSetting(box: Box, args: Args, seats: number): Setting {
  const wished: Record<string, OptionValue> = {};
  for (const given of (args.values.option ?? []) as string[]) {
    const [name, value] = given.split('=', 2) as [string, string | undefined];
    if (value === undefined) throw new BadArguments(`--option must be name=value, not "${given}"`);
    wished[name] =
      value === 'true' || value === 'false' ? value === 'true' : /^\d+$/.test(value) ? Number(value) : value;
  }
  try {
    return setting(box.game, wished, seats);
  } catch (error) {
    if (error instanceof BadSetting) throw new BadArguments(error.message);
    throw error;
  }
}

/** The options of a game as help shows them. */
export function describeOptions({ game }: Box): string {
  const [least, most] = game.seats;
  const options = Object.entries(game.options).map(([name, values]) => `${name}=${values.join('|')}`);
  return `${game.id.padEnd(16)}${least === most ? least : `${least}–${most}`} players${options.length > 0 ? `   ${options.join('  ')}` : ''}`;
}
