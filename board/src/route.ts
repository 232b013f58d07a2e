/** The parts of a board one touches to make a move, in order; those of a list within it in any order. */
export type Route = readonly (string | readonly string[])[];

/** How the parts of a board and the moves of its game belong together. */
export interface Spelling {
  /** `discard B6` → card B6, then the canvas. */
  route(move: string): Route;
  /** Another way to the same move, where there is one: by what is carried there, though it need not be touched. */
  carriedRoute?(move: string): Route | undefined;
  /** The move that touching these parts attempts, legal or not; nothing while it is incomplete. */
  spell(parts: readonly string[]): string | undefined;
  /** Whether one can take the part up to carry it somewhere. */
  carries(part: string): boolean;
}

export interface Way {
  readonly move: string;
  readonly route: Route;
}

/** All ways to make the moves. */
export function waysTo(moves: readonly string[], { route, carriedRoute }: Spelling): Way[] {
  const ways = moves.map((move) => ({ move, route: route(move) }));
  if (carriedRoute === undefined) return ways;
  return [
    ...ways,
    ...moves.flatMap((move) => {
      const other = carriedRoute(move);
      return other === undefined ? [] : [{ move, route: other }];
    }),
  ];
}

/** What is left of a route after the parts touched so far, or nothing where they lead elsewhere. */
export function rest(route: Route, taken: readonly string[]): Route | undefined {
  return taken.reduce<Route | undefined>((left, part) => left && follow(left, part), route);
}

function follow([first, ...others]: Route, part: string): Route | undefined {
  if (first === undefined) return undefined;
  if (typeof first === 'string') return first === part ? others : undefined;
  const at = first.indexOf(part);
  if (at < 0) return undefined;
  return first.length === 1 ? others : [first.toSpliced(at, 1), ...others];
}

/** The ways that begin with the parts touched so far. */
export function ahead(ways: readonly Way[], taken: readonly string[]): Way[] {
  return ways.filter(({ route }) => rest(route, taken) !== undefined);
}

/** The parts that continue the choice so far. */
export function open(ways: readonly Way[], taken: readonly string[]): Set<string> {
  return new Set(ways.flatMap(({ route }) => rest(route, taken)?.[0] ?? []));
}

/** The same, or those that begin another choice where this one leads nowhere. */
export function offered(ways: readonly Way[], taken: readonly string[]): Set<string> {
  const continuing = open(ways, taken);
  return continuing.size > 0 ? continuing : open(ways, []);
}

/** The choice that touching an offered part goes on with. */
export function resumed(ways: readonly Way[], taken: readonly string[], part: string): readonly string[] {
  return offered(ways, taken).has(part) && !open(ways, taken).has(part) ? [] : taken;
}

/** The move these parts make. */
export function complete(ways: readonly Way[], taken: readonly string[]): string | undefined {
  return ways.find(({ route }) => rest(route, taken)?.length === 0)?.move;
}

/** What touching a part does to the choice so far: it goes on, or something is attempted. */
export interface Touch {
  readonly taken: readonly string[];
  readonly attempt?: string;
}

/** Touching a part continues the choice, takes the part back, tries what it spells, or begins anew with it. */
export function touch(spelling: Spelling, ways: readonly Way[], taken: readonly string[], part: string): Touch {
  const longer = [...taken, part];
  if (open(ways, taken).has(part)) {
    const move = complete(ways, longer);
    return move === undefined ? { taken: longer } : { taken: [], attempt: move };
  }
  if (taken.includes(part)) return { taken: taken.toSpliced(taken.lastIndexOf(part), 1) };
  const attempt = spelling.spell(longer) ?? spelling.spell([part]);
  if (attempt !== undefined) return { taken, attempt };
  return { taken: spelling.carries(part) || open(ways, []).has(part) ? [part] : taken };
}
