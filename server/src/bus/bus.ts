export type Listener = (text: string) => void;

/** Ends what a call began; further calls do nothing. */
export type Stop = () => void;

/** A `Stop` that runs only once. */
export function stopOnce(stop: () => void): Stop {
  let stopped = false;
  return () => {
    if (stopped) return;
    stopped = true;
    stop();
  };
}

/** What the nodes of a server tell each other. Nothing here is kept: what must last is in the store. */
export interface Bus {
  /** Is this node the only one? */
  readonly alone: boolean;

  /**
   * Calls every listener of the channel: on this node before it returns, on others when the text gets there.
   * Rejects with `Unavailable` if others may not get it; they are then told by `onGap` as soon as that is possible.
   */
  publish(channel: string, text: string): Promise<void>;
  /** Resolves when other nodes' texts will arrive, or when the bus is away: then a gap is told later. */
  subscribe(channel: string, listener: Listener): Promise<Stop>;
  /** Texts may have been missed: whoever follows something must read it again. */
  onGap(listener: () => void): Stop;

  /** Somebody is at a place, until stopped or until this node dies; who enters twice is there until both are stopped. */
  enter(place: string, who: string): Stop;
  /** Who is at a place, on any node. */
  present(place: string): Promise<string[]>;

  /** Takes one of `limit` turns that a key has in each window; false when none is left. While the bus is away each node counts alone. */
  take(key: string, limit: number, windowMs: number): Promise<boolean>;

  /** True if this node holds the key, for so long from now; asking again renews. It saves double work and guards nothing. */
  lease(key: string, ms: number): Promise<boolean>;
  release(key: string): Promise<void>;

  close(): Promise<void>;
}
