/** What anyone may say at a table, in everyone's language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'yourTurn',
  'wellPlayed',
  'oops',
  'wow',
  'thinking',
  'soon',
  'thanks',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];
