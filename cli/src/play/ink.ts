import type { Ink } from '@hoard/kernel';

/** Tones of the games' pictures as 256-colour codes: the colours' letters, and "dim". */
const TONES: { readonly [tone: string]: string } = {
  R: '38;5;203',
  O: '38;5;215',
  Y: '38;5;227',
  G: '38;5;114',
  B: '38;5;75',
  I: '38;5;105',
  V: '38;5;177',
  K: '38;5;245',
  bold: '1',
  dim: '2',
};

/** Colours where a terminal shows them; NO_COLOR turns them off. */
export function terminalInk(): Ink {
  if (!process.stdout.isTTY || process.env.NO_COLOR !== undefined) return (_, text) => text;
  return (tone, text) => (TONES[tone] === undefined ? text : `\u001b[${TONES[tone]}m${text}\u001b[0m`);
}
