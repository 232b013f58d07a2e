/** So many in a short time, and so many a second in the long run. */
export interface Allowance {
  take(): boolean;
}

export function allowance(perSecond: number, now: () => number): Allowance {
  const most = 3 * perSecond;
  let left = most;
  let last = now();
  return {
    take() {
      const time = now();
      left = Math.min(most, left + ((time - last) * perSecond) / 1000);
      last = time;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
