export type { Bot, Budget, Matter } from './bot.ts';
export { LEVELS, type Level, SPARRING, type Sparring, think } from './levels.ts';
export { search } from './search/search.ts';
