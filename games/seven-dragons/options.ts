/** Each option with its values, the default first (§7.3). */
export const OPTIONS = {
  moveBonus: [false, true],
} as const;
