import type { Game, Position, Rng } from '@hoard/kernel';

/** How long to think: so many playouts, the same every time, or until told to stop. */
export type Budget = { readonly iterations: number } | { readonly spent: () => boolean };

/** A bot is given a view and never a state, so it cannot peek. */
export type Bot = <S, M>(game: Game<S, M>, view: Position, budget: Budget, rng: Rng) => M;

/** Counts playouts against a budget. */
export function rounds(budget: Budget): (done: number) => boolean {
  return 'iterations' in budget ? (done) => done < budget.iterations : () => !budget.spent();
}
