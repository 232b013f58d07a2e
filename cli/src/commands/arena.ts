import { progressBar } from '../arena/progress.ts';
import { type Standing, tally } from '../arena/tally.ts';
import { type Player, playersOf, playMatch } from '../players.ts';
import { type Command, text, theGame, theSetting, whole } from './command.ts';

/** Bots against bots, many times. */
export const arena: Command = {
  summary: 'let bots play many matches and count who wins',
  help: `usage: hoard arena <game> --bots a,b[,c…] [--games N] [--seed S] [--iterations N | --ms N] [--option name=value] [--json]

Plays N matches (100). Seats rotate, and each deal is played once in every rotation, so that luck evens out.
Bots: beginner, easy, medium, hard, expert; random and greedy to measure them by; exec:COMMAND for a program that speaks
docs/engine-protocol.md. Prints win shares with 95 % intervals, and with two bots the difference in Elo; Ctrl-C stops with what there is.

  hoard arena red7 --bots hard,easy --games 200 --seed a --option advanced=true
  hoard arena red7 --bots "hard,exec:./hoard engine" --ms 50`,
  options: {
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    iterations: { type: 'string' },
    ms: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  run: async (args) => {
    const box = theGame(args);
    const games = whole(args, 'games', 1, 1_000_000) ?? 100;
    const iterations = whole(args, 'iterations', 1, 10_000_000);
    const ms = whole(args, 'ms', 1, 600_000);
    const bots = playersOf(text(args, 'bots'), { ...(iterations && { iterations }), ...(ms && { ms }) });
    try {
      const setting = theSetting(box, args, bots.length);
      const seed = text(args, 'seed') ?? 'arena';
      const progress = progressBar(games);
      const counts = tally(bots.length);
      let stopped = false;
      process.once('SIGINT', () => {
        stopped = true;
      });
      for (let i = 0; i < games; i++) {
        const rotation = i % bots.length;
        if (stopped && rotation === 0) break; // a deal is played by all or by none
        const seated = bots.map((_, seat) => bots[(seat + rotation) % bots.length]!);
        const { outcome } = await playMatch(box, setting, `${seed} ${Math.floor(i / bots.length)}`, seated);
        counts.add(outcome.winners.map((seat) => (seat + rotation) % bots.length));
        progress(i + 1);
        await new Promise(setImmediate); // lets Ctrl-C through
      }
      const report = { game: box.game.id, options: setting.options, seed, games: counts.games() };
      if (args.values.json === true) printJson(report, bots, counts.standings());
      else printTable(report, bots, counts.standings());
      return 0;
    } finally {
      for (const bot of bots) bot.close();
    }
  },
};

interface Report {
  readonly game: string;
  readonly games: number;
}

function printJson(report: Report, bots: readonly Player[], standings: readonly Standing[]): void {
  console.log(
    JSON.stringify({ ...report, bots: standings.map((standing, i) => ({ bot: bots[i]!.name, ...standing })) }),
  );
}

function printTable({ game, games }: Report, bots: readonly Player[], standings: readonly Standing[]): void {
  console.log(`${game}, ${games} games`);
  const width = Math.max(...bots.map(({ name }) => name.length));
  for (const [i, { wins, share, low, high, elo }] of standings.entries()) {
    const name = bots[i]!.name.padEnd(width);
    const won = String(Number(wins.toFixed(2))).padStart(8);
    const difference = elo === undefined ? '' : `   ${elo > 0 ? '+' : ''}${elo} Elo`;
    console.log(`  ${name}${won} wins ${percent(share)}   95 %: ${percent(low)} –${percent(high)}${difference}`);
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}
