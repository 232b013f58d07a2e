/** Why something that was asked for cannot be done; each has a sentence in text/. */
export const PROBLEMS = [
  // with messages
  'garbled', // not a message; `detail` says where
  'tooMany', // messages in a short time
  'helloFirst',
  'badToken',
  'unavailable', // the store cannot be reached; nothing was changed
  // with tables
  'noTable', // or none that this person may see
  'notSeated',
  'seated', // already
  'noChair',
  'taken',
  'badLink', // unknown or used
  'byLinkOnly',
  'hostOnly',
  'started', // already
  'notStarted',
  'over',
  'notOver',
  'stale', // something has happened since
  'notYourTurn',
  'noMove', // cannot be spelled so
  'nothingToUndo',
  'alreadyAsked',
  'notAsked',
  'notAway',
  'stillHere', // their chair is not for a bot
  'phrasesOnly',
  'alreadyWished',
] as const;
export type Problem = (typeof PROBLEMS)[number];
