const SWEEP = 10_000; // keys

/** Counts turns taken in windows of time, for this node alone. */
export function openTurns(): (key: string, limit: number, windowMs: number) => boolean {
  const windows = new Map<string, { readonly end: number; taken: number }>();
  return (key, limit, windowMs) => {
    const now = Date.now();
    let window = windows.get(key);
    if (!window || window.end <= now) {
      if (windows.size > SWEEP) for (const [old, { end }] of windows) if (end <= now) windows.delete(old);
      window = { end: now + windowMs, taken: 0 };
      windows.set(key, window);
    }
    return ++window.taken <= limit;
  };
}
