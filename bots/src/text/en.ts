const wins = '{tenths, plural, one {# win} other {# wins}} in ten';

/** Why a bot moved, in its own words. */
export const en = {
  wins: 'That wins me the game.',
  onlyMove: 'There was nothing else to do.',
  hunch: 'That was just a hunch.',
  hinders: '{other} was too far ahead, something had to be done about it.',
  gains: `That helps me: now it looks like about ${wins}.`,
  ahead: `It looks good for me: about ${wins}.`,
  even: 'It is still anybody’s game, and this seemed best.',
  behind: 'It does not look good, but this gives me the best hope.',
};
