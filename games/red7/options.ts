/** Each option with its values, the default first (§5, §6, §6.6). */
export const OPTIONS = {
  advanced: [false, true],
  actions: [false, true],
  sevenMayMoveItself: [true, false],
} as const;
