/** There is one way to play. */
export const OPTIONS = {} as const;
