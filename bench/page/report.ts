/** A figure, and what it must not exceed or fall below. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
}

export function holds({ value, most = Infinity, least = -Infinity }: Figure): boolean {
  return value <= most && value >= least;
}

/** Prints figures with their limits; says whether all hold. */
export function report(figures: readonly Figure[]): boolean {
  for (const figure of figures) {
    const { what, value, unit, most, least } = figure;
    const limit = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
    const verdict = limit === '' ? '' : holds(figure) ? 'holds' : 'FAILS';
    console.log(`${what.padEnd(52)}${shown(value).padStart(8)} ${unit.padEnd(5)} ${limit.padEnd(8)} ${verdict}`);
  }
  return figures.every(holds);
}

function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 100 ? 1 : 0 });
}
