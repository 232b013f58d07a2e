export type { Bot, Budget, Matter } from './bot.ts';
export { LEVEL_NAMES, LEVELS, type Level, think } from './levels.ts';
export { search } from './search/search.ts';
