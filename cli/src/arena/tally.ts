/** How one player of the arena did. */
export interface Standing {
  readonly wins: number; // a shared win counts as its part, and a draw as an equal part for all
  readonly share: number;
  readonly low: number; // 95 % interval of the share (Wilson)
  readonly high: number;
  readonly elo?: number; // of two players, the difference in favour of this one
}

/** Counts wins of so many players. */
export function tally(players: number) {
  const wins = Array<number>(players).fill(0);
  let games = 0;
  return {
    add(winners: readonly number[]): void {
      games++;
      const sharing = winners.length > 0 ? winners : [...wins.keys()];
      for (const player of sharing) wins[player]! += 1 / sharing.length;
    },
    games: (): number => games,
    standings: (): Standing[] =>
      wins.map((won) => ({ wins: won, ...interval(won, games), ...(players === 2 ? { elo: elo(won, games) } : {}) })),
  };
}

/** The difference in rating that would make such a share likely; half a game is lent to each side, so that it stays finite. */
function elo(won: number, games: number): number {
  const share = (won + 0.5) / (games + 1);
  return Math.round(400 * Math.log10(share / (1 - share)));
}

const Z = 1.96;

function interval(won: number, games: number): Pick<Standing, 'share' | 'low' | 'high'> {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / games;
  const spread = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / spread;
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / spread;
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
