import { progressBar } from '../arena/progress.ts';
import { type Standing, tally } from '../arena/tally.ts';
import { levelsOf, playMatch } from '../players.ts';
import { type Command, text, theGame, theSetting, whole } from './command.ts';

/** Bots against bots, many times. */
export const arena: Command = {
  summary: 'let bots play many matches and count who wins',
  help: `usage: hoard arena <game> --bots a,b[,c…] [--games N] [--seed S] [--option name=value] [--json]

Plays N matches (100). Seats rotate, and each deal is played once in every rotation, so that luck evens out.
Bots: beginner, easy, medium, hard, expert. Prints win shares with 95 % intervals; Ctrl-C stops with what there is.

  hoard arena red7 --bots hard,easy --games 200 --seed a --option advanced=true`,
  options: {
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  run: async (args) => {
    const box = theGame(args);
    const bots = levelsOf(text(args, 'bots'));
    const setting = theSetting(box, args, bots.length);
    const games = whole(args, 'games', 1, 1_000_000) ?? 100;
    const seed = text(args, 'seed') ?? 'arena';
    const counts = tally(bots.length);
    const progress = progressBar(games);
    let stopped = false;
    process.once('SIGINT', () => {
      stopped = true;
    });
    for (let i = 0; i < games && !stopped; i++) {
      const rotation = i % bots.length;
      const seated = bots.map((_, seat) => bots[(seat + rotation) % bots.length]!);
      const { outcome } = playMatch(box, setting, `${seed} ${Math.floor(i / bots.length)}`, seated);
      counts.add(outcome.winners.map((seat) => (seat + rotation) % bots.length));
      progress(i + 1);
      await new Promise(setImmediate); // lets Ctrl-C through
    }
    const standings = counts.standings();
    if (args.values.json === true) {
      const rows = standings.map((standing, i) => ({ bot: bots[i], ...standing }));
      console.log(
        JSON.stringify({ game: box.game.id, options: setting.options, seed, games: counts.games(), bots: rows }),
      );
    } else {
      console.log(`${box.game.id}, ${counts.games()} games`);
      for (const [i, standing] of standings.entries()) console.log(row(bots[i]!, standing));
    }
    return 0;
  },
};

function row(bot: string, { wins, share, low, high }: Standing): string {
  const percent = (x: number) => `${(100 * x).toFixed(1)} %`.padStart(7);
  return `  ${bot.padEnd(10)}${String(Number(wins.toFixed(2))).padStart(8)} wins ${percent(share)}   95 %: ${percent(low)} –${percent(high)}`;
}
