/** Each option with its values, the default first (§5.4, §4.7). */
export const OPTIONS = {
  buyAfterDraw: [false, true],
  colourReleased: [false, true],
} as const;
