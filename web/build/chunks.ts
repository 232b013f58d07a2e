import type { Rolldown } from 'vite';

const OURS = /\/(web|board|kernel|table)\/src\/|\/node_modules\//;
const PAST = /@noble|\/table\/src\/(?!text)|\/kernel\/src\/match\.ts|\/(raise|records|download|words|mine)\.tsx?$/;
const GAME = /\/games\/([\w-]+)\/(?!(board|rulebook|text)\/)/;

/** A few files instead of many small ones, for every file costs a request and a start of its own. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // what the home page needs, and thereby every other
  { name: 'shell', tags: ['$initial'], test: (id) => !id.includes('/web/sw/'), priority: 3 },
  // what tables of all games share
  { name: 'kit', minShareCount: 2, test: (id) => OURS.test(id) && !PAST.test(id), priority: 2 },
  // what a match is read again with
  { name: 'past', minShareCount: 2, test: PAST, priority: 1 },
  // the rules of each game; boards, rulebooks and words have their own
  { name: (id) => GAME.exec(id)?.[1] },
];
