/** Per second. */
export interface Rate {
  readonly games: number;
  readonly turns: number;
  readonly decisions: number;
}

export interface Row {
  readonly name: string;
  readonly 'games/s': number;
  readonly 'turns/s': number;
  readonly 'decisions/s': number;
  readonly 'turns × fast JavaScript': number;
  readonly 'decisions × fast JavaScript': number; // decisions/s a turn/s of the fast JavaScript
  readonly 'turns × boardgame.io': number;
}

/** The medians of the rounds, and their ratios to the two peers. */
export function table(rates: ReadonlyMap<string, readonly Rate[]>, fast: string, framework: string): Row[] {
  const medians = new Map([...rates].map(([name, samples]) => [name, medianOf(samples)]));
  const limit = medians.get(fast)!.turns;
  const peer = medians.get(framework)!.turns;
  return [...medians].map(([name, { games, turns, decisions }]) => ({
    name,
    'games/s': Math.round(games),
    'turns/s': Math.round(turns),
    'decisions/s': Math.round(decisions),
    'turns × fast JavaScript': rounded(turns / limit),
    'decisions × fast JavaScript': rounded(decisions / limit),
    'turns × boardgame.io': rounded(turns / peer),
  }));
}

function medianOf(samples: readonly Rate[]): Rate {
  const median = (key: keyof Rate) => {
    const sorted = samples.map((sample) => sample[key]).sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  };
  return { games: median('games'), turns: median('turns'), decisions: median('decisions') };
}

function rounded(ratio: number): number {
  return Number(ratio.toPrecision(3));
}
